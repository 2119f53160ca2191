import type { Page } from '@playwright/test';
import { press } from './press.ts';
import { ReportTable } from './report-table.ts';

/** The tax form: what counts on each of its lines, and the profit that this leaves. */
export class TaxForm extends ReportTable {
  readonly profit = this.line(/^Profit on the form/);
  readonly netProfit = this.line(/^Net Profit/);

  constructor(page: Page, title = 'Tax form') {
    super(page, title);
  }

  /** Shows the lines with nothing on them as well. */
  async showEmptyLines(): Promise<void> {
    await press(this.button(/with nothing on them/));
  }

  /** Goes to what is personal and left out of all of it, whose amount stands there. */
  async openPersonal(amount: string): Promise<void> {
    await press(this.link(`Personal, left out of all of it: ${amount}`));
  }
}
