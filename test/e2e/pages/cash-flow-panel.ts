import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dashboard's chart of what came in and went out in six months, or the table of its figures. */
export class CashFlowPanel extends Part {
  /** The last figure of the chart, which leads to its entries. */
  readonly lastFigure = this.root.getByRole('link').last();

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Cash flow' }));
  }

  /** Shows the table in the place of the chart. */
  async showTable(): Promise<void> {
    await press(this.button('Table'));
  }

  /** The line of a month in the table. */
  month(hasText: string): Locator {
    return this.root.getByRole('row').filter({ hasText });
  }
}
