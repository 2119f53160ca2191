import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The receipts and documents that were uploaded. */
export class ReceiptsPage extends Screen {
  readonly title = this.heading('Receipts & Documents');
  /** Said where there are none yet. */
  readonly empty = this.text('No receipts uploaded yet');
  /** Uploads documents; an empty list offers it a second time. */
  readonly uploadButton = this.button('Upload Documents').first();

  /** Opens the list, narrowed as the query of the address has it. */
  async open(query = ''): Promise<void> {
    await this.goTo(`/app/receipts${query}`);
  }

  /** The button that opens the review of a document, by the name of its file. */
  viewButton(fileName: string): Locator {
    return this.button(`View ${fileName}`);
  }

  /** The box that selects a document, by the name of its file. */
  selection(fileName: string): Locator {
    return this.page.getByRole('checkbox', { name: `Select ${fileName}` });
  }

  /** Chooses files in the file dialog of the machine. */
  async upload(files: string | string[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await press(this.uploadButton);
    await (await chooser).setFiles(files);
  }
}
