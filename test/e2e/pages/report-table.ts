import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';

/** A report of the overview: its lines, and the figures that lead to the entries that make them. */
export class ReportTable extends Part {
  constructor(page: Page, title: string) {
    super(page.getByRole('region', { name: title, exact: true }));
  }

  /** The line whose name and figures read so. */
  line(name: RegExp): Locator {
    return this.root.getByRole('row', { name });
  }

  /** The lines that hold this text. */
  linesWith(hasText: string | RegExp): Locator {
    return this.root.getByRole('row').filter({ hasText });
  }

  /** The one figure of a line that holds this text. */
  figureOf(hasText: string): Locator {
    return this.linesWith(hasText).getByRole('link');
  }

  /** A figure of a line in a column. */
  figure(line: string, column: string): Locator {
    return this.root.getByRole('link', { name: new RegExp(`^${line}, ${column}: `) });
  }

  /** What stands in the cells of the total: its name first, then its figures. */
  total(): Promise<string[]> {
    return this.line(/^Total/)
      .locator('th,td')
      .allInnerTexts();
  }
}
