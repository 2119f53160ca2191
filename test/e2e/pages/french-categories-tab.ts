import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The categories of the books on the Accounting screen, as they are read in French. */
export class FrenchCategoriesTab extends Screen {
  async open(): Promise<void> {
    await this.goTo('/app/accounting');
    await press(this.page.getByRole('tab', { name: 'Catégories' }));
  }

  /** The rows of a category. */
  rows(name: RegExp): Locator {
    return this.page.getByRole('row', { name });
  }
}
