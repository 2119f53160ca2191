import type { Locator } from '@playwright/test';
import { bring } from './bring.ts';
import type { ChosenFiles } from './bring.ts';
import { DocumentsTable } from './documents-table.ts';
import { press } from './press.ts';
import { ReviewDialog } from './review-dialog.ts';
import { Screen } from './screen.ts';

/** The receipts and documents that were uploaded. */
export class ReceiptsPage extends Screen {
  readonly title = this.heading('Receipts & Documents');
  /** Said where there are none yet. */
  readonly empty = this.text('No receipts uploaded yet');
  /** Uploads documents; an empty list offers it a second time. */
  readonly uploadButton = this.button('Upload Documents').first();
  /** The documents, where they are shown as a table. */
  readonly table = new DocumentsTable(this.page);

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
  async upload(files: ChosenFiles): Promise<void> {
    await bring(this.uploadButton, files);
  }

  /** Opens the review of a document, by its file's name or the beginning of it; of several, the first. */
  async review(fileName: string, wait?: { timeout: number }): Promise<ReviewDialog> {
    await press(this.page.getByRole('button', { name: `View ${fileName}` }).first(), wait);
    return new ReviewDialog(this.page);
  }

  /** Shows the documents as a table. */
  async showTable(): Promise<void> {
    await press(this.button('Table'));
  }

  /** The bar of what can be done with documents that are selected, so many. */
  selectionBar(count: number): Locator {
    return this.page.getByRole('toolbar', { name: `${count} selected` });
  }

  /** The card of a file of which nobody knows yet what it is, or that failed. */
  arriving(fileName: string): Locator {
    const files = this.page.getByRole('list', { name: 'Uploads in progress' });
    return files.getByRole('listitem').filter({ hasText: fileName });
  }

  /** The documents whose cards hold this text. */
  cardsWith(hasText: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText });
  }

  /** The box of a document that is selected. */
  get tickedBox(): Locator {
    return this.page.locator('[data-part=control][data-state=checked]').first();
  }

  /** Who wrote a document, in the list of documents. */
  vendor(name: string): Locator {
    return this.page.getByRole('main').getByText(name);
  }

  /** Brings an email in, not to be had in sample books. */
  get byEmailButton(): Locator {
    return this.button('By email');
  }
}
