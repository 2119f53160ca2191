import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** A file to bring: its path, or what it holds under a name of its own. */
export type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer };

/** The dialog that brings statements in: where files are chosen, what was read of them, and the imports there were. */
export class ImportPreview extends Part {
  /** Said of a statement whose rows lead from its first balance to its last. */
  readonly inBalance = this.text('In balance');
  readonly chooseButton = this.button('Choose files');
  /** The field of the files that the dialog is given. */
  readonly fileField = this.root.locator('input[type=file]');
  /** Marks on the rows that lie in a closed period. */
  readonly closedRows = this.root.getByText('Period closed');
  readonly account = this.field('Account');
  readonly itIsCheckingButton = this.button('It is Checking');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Import Statement', exact: true }));
  }

  /** Chooses a file in the file dialog of the machine. */
  async choose(file: ChosenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await press(this.chooseButton);
    await (await chooser).setFiles(file);
  }

  /** Says that the rows belong to the checking account. */
  async sayItIsChecking(): Promise<void> {
    await press(this.itIsCheckingButton);
  }

  /** The button that adds so many rows. */
  addButton(count: number): Locator {
    return this.button(count === 1 ? 'Add 1 transaction' : `Add ${count} transactions`);
  }

  /** Adds so many rows. */
  async add(count: number): Promise<void> {
    await press(this.addButton(count));
  }
}
