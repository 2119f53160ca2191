import type { Locator } from '@playwright/test';
import { CustomExport } from './custom-export.ts';
import { EntryDialog } from './entry-dialog.ts';
import { EntryPanel } from './entry-panel.ts';
import { ImportPreview } from './import-preview.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The list of transactions. */
export class TransactionsPage extends Screen {
  readonly exportButton = this.button('Export');
  /** Brings statements in; empty books offer it a second time. */
  readonly importButton = this.button('Import Statement').first();
  /** What came in less what went out, of what is shown. */
  readonly netFlow = this.page.getByRole('region', { name: 'Net Flow' });
  readonly totalExpenses = this.page.getByRole('region', { name: 'Total Expenses' });
  /** What is in other currencies and has no worth yet in that of the books. */
  readonly countedApart = this.page.getByRole('region', { name: 'Counted apart' });
  /** The first day of what is shown. */
  readonly from = this.page.getByLabel('From');
  readonly rows = this.page.getByRole('group');
  /** What stands above the entries of each day. */
  readonly dayHeadings = this.page.getByRole('heading', { level: 3 });
  /** The field of the day of a copy that was just made. */
  readonly dateOfCopy = this.page.getByLabel('Date of the copy');

  /** Opens the list, narrowed as the query of the address has it. */
  async open(query = ''): Promise<void> {
    await this.goTo(`/app/transactions${query}`);
  }

  /** How many entries are shown. */
  count(count: number): Locator {
    return this.text(count === 1 ? '1 transaction' : `${count} transactions`);
  }

  /** The row of an entry. */
  row(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  /** The description of an entry in its row, which opens its panel. */
  opener(name: string): Locator {
    return this.button(`Open ${name}`);
  }

  editButton(name: string): Locator {
    return this.button(`Edit ${name}`);
  }

  deleteButton(name: string): Locator {
    return this.button(`Delete ${name}`);
  }

  /** Opens the panel of an entry, and waits until it is there. */
  async openEntry(name: string): Promise<EntryPanel> {
    await press(this.opener(name));
    const panel = new EntryPanel(this.page);
    await panel.root.waitFor();
    return panel;
  }

  /** Opens the dialog that changes an entry; of several that are called the same, the first. */
  async edit(name: string): Promise<EntryDialog> {
    await press(this.editButton(name).first());
    return new EntryDialog(this.page, 'Edit transaction');
  }

  async duplicate(name: string): Promise<void> {
    await press(this.button(`Duplicate ${name}`));
  }

  /** Goes to the document of an entry that is matched. */
  async openDocumentOf(name: string): Promise<void> {
    await press(this.link(`Matched: open the document of ${name}`));
  }

  /** Opens the dialog that mails what is shown to the accountant. */
  async openExport(): Promise<CustomExport> {
    await press(this.exportButton);
    return new CustomExport(this.page);
  }

  /** Opens the dialog that brings statements in. */
  async openImport(): Promise<ImportPreview> {
    await press(this.importButton);
    return new ImportPreview(this.page);
  }

  /** Selects an entry, with Shift all from the last one to it. */
  async select(name: string, modifier?: 'Shift'): Promise<void> {
    const box = this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
    await press(box, modifier && { modifiers: [modifier] });
  }

  /** The card of a figure: `Net Flow`. */
  figure(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** Selects all entries that are shown. */
  async selectAll(): Promise<void> {
    await press(this.page.getByRole('checkbox', { name: 'Select all that are shown' }));
  }

  /** The rows of the entries that are drawn. */
  get entries(): Locator {
    return this.page
      .getByRole('region', { name: 'Recent Transactions' })
      .getByRole('group')
      .filter({ has: this.button(/^Open/) });
  }

  /** The first entry of the list. */
  get firstEntry(): Locator {
    return this.entries.first();
  }

  /** The lock of an entry that lies in a closed period. */
  closedMark(name: string): Locator {
    return this.row(name).getByRole('img', { name: `Closed: ${name} is in a period` });
  }

  /** The categories that are offered for entries whose names begin so: each a button that accepts it. */
  offers(beginning: string): Locator {
    return this.button(new RegExp(`^Accept .* for ${beginning}`));
  }

  /** Accepts the first category that is offered for entries whose names begin so. */
  async acceptOffer(beginning: string): Promise<void> {
    await press(this.offers(beginning).first());
  }

  /** Fills books beside one's own with sample data; offered while there are no entries. */
  get sampleButton(): Locator {
    return this.button('Explore with sample data');
  }
}
