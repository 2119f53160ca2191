import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';

/** What was bought to be used for years, apart from the tax form. */
export class CapitalPurchases extends Part {
  constructor(page: Page, title = 'Capital purchases') {
    super(page.getByRole('region', { name: title, exact: true }));
  }

  /** The amount of a purchase, which opens it. */
  purchase(name: string, amount: string): Locator {
    return this.link(`${name}: ${amount}`);
  }
}
