import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** A chart with the sentence that reads it aloud, or in its place the table of its figures. */
export class ChartPanel extends Part {
  /** What is drawn, from point to point of which the arrow keys go. */
  readonly chart = this.root.getByRole('group', { name: /: the arrow keys/ });
  readonly firstPoint = this.chart.getByRole('link').first();
  readonly focusedPoint = this.chart.locator('a:focus');

  constructor(page: Page, title: string) {
    super(page.getByRole('region', { name: title, exact: true }));
  }

  /** Shows the table in the place of the chart. */
  async showTable(): Promise<void> {
    await press(this.button('Table'));
  }

  columnHeader(name: string): Locator {
    return this.root.getByRole('columnheader', { name });
  }

  rowHeader(name: string): Locator {
    return this.root.getByRole('rowheader', { name });
  }
}
