import type { Locator } from '@playwright/test';
import { bring } from './bring.ts';
import type { ChosenFiles } from './bring.ts';
import type { EntryPanel } from './entry-panel.ts';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The documents of an entry, in its panel: where they are attached, uploaded and detached. */
export class EntryDocuments extends Part {
  readonly attachButton = this.button('Attach a document');
  /** What of the documents can be attached, while it is looked for. */
  readonly found = this.root.getByRole('listitem');
  readonly search = this.root.getByRole('searchbox');
  readonly filesOnTheirWay = this.root.getByRole('list', { name: 'Files on their way' });
  /** Why a file is no document of the entry. */
  readonly alert = this.root.getByRole('alert');
  /** The documents that are attached, each leading to itself. */
  readonly attached = this.root.getByRole('link');

  constructor(panel: EntryPanel) {
    super(panel.region('Documents'));
  }

  /** Chooses files for the entry in the file dialog of the machine. */
  async upload(files: ChosenFiles): Promise<void> {
    await bring(this.button('Upload a file'), files);
  }

  attachedDocument(vendor: string): Locator {
    return this.link(`Open the document of ${vendor}`);
  }

  async attach(vendor: string): Promise<void> {
    await press(this.button(`Attach the document of ${vendor}`));
  }

  async detach(vendor: string): Promise<void> {
    await press(this.button(`Detach the document of ${vendor}`));
  }

  /** Takes a file that is no document off those that are told of. */
  async takeOff(fileName: string): Promise<void> {
    await press(this.root.getByRole('button', { name: fileName }));
  }
}
