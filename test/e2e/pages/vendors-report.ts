import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';
import { ReportTable } from './report-table.ts';

/** What was paid to people who work for the business, a line a vendor. */
export class VendorsReport extends ReportTable {
  constructor(page: Page, title = 'Vendors') {
    super(page, title);
  }

  /** The line of a vendor. */
  vendor(name: string): Locator {
    return this.line(new RegExp(`^${name}`));
  }

  /** Shows every entry below its vendor. */
  async showEveryEntry(name = 'Show every entry'): Promise<void> {
    await press(this.button(name));
  }

  /** The amount of an entry below its vendor, which opens the entry. */
  payment(name: RegExp): Locator {
    return this.link(name);
  }
}
