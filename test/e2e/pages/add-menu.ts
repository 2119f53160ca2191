import type { Locator, Page } from '@playwright/test';
import { press } from './press.ts';

/** What the menu adds. */
export type Addition = 'Add Income' | 'Add Expense' | 'Create Recurring';

/** The one menu that adds entries, on the dashboard and above the list of transactions. */
export class AddMenu {
  readonly button: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.button = page.getByRole('button', { name: 'Add', exact: true });
  }

  item(name: Addition): Locator {
    return this.#page.getByRole('menuitem', { name });
  }

  /** Opens the dialog of a new entry. */
  async choose(name: Addition): Promise<void> {
    await press(this.button);
    await this.item(name).click();
  }
}
