import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';
import { ReportTable } from './report-table.ts';

/** The return of sales tax: its boxes, what is owed and by when, and the claims that lack evidence. */
export class SalesTaxReport extends ReportTable {
  constructor(page: Page) {
    super(page, 'Sales tax');
  }

  /** A box of the return. */
  box(number: number): Locator {
    return this.line(new RegExp(`^${number}`));
  }

  /** Goes to the entries that make a box. */
  async openEntriesOf(number: number): Promise<void> {
    await press(this.box(number).getByRole('link'));
  }

  /** Goes to the purchases that may be from abroad. */
  async openFromAbroad(): Promise<void> {
    await press(this.root.getByRole('link', { name: 'Show these purchases' }));
  }
}
