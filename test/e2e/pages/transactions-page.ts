import type { Locator, Page } from '@playwright/test';
import { EntryPanel } from './entry-panel.ts';
import { ImportPreview } from './import-preview.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The list of transactions. */
export class TransactionsPage extends Screen {
  readonly exportButton: Locator;
  readonly importButton: Locator;
  /** What came in less what went out, of what is shown. */
  readonly netFlow: Locator;
  readonly totalExpenses: Locator;
  /** The bar of what can be done with the entries that are selected. */
  readonly selectionBar: Locator;

  constructor(page: Page) {
    super(page);
    this.exportButton = this.button('Export');
    // Empty books offer it a second time.
    this.importButton = this.button('Import Statement').first();
    this.netFlow = page.getByRole('region', { name: 'Net Flow' });
    this.totalExpenses = page.getByRole('region', { name: 'Total Expenses' });
    this.selectionBar = page.getByRole('toolbar', { name: 'What is selected' });
  }

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

  /** Opens the panel of an entry. */
  async openEntry(name: string): Promise<EntryPanel> {
    await press(this.opener(name));
    return new EntryPanel(this.page);
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
}
