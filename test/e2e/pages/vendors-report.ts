import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';
import { ReportTable } from './report-table.ts';

/** What was paid to people who work for the business, a line a vendor. */
export class VendorsReport extends ReportTable {
  constructor(page: Page) {
    super(page, 'Vendors');
  }

  /** The line of a vendor. */
  vendor(name: string): Locator {
    return this.line(new RegExp(`^${name}`));
  }

  /** Shows every entry below its vendor. */
  async showEveryEntry(): Promise<void> {
    await press(this.button('Show every entry'));
  }

  /** The amount of an entry below its vendor, which opens the entry. */
  payment(name: RegExp): Locator {
    return this.link(name);
  }
}
