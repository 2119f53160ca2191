import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { coveredBy } from './covered-by.ts';

/** What is told in passing. By their place, not by their roles: beside an open dialog they are hidden from the tree of roles. */
export class Toasts {
  readonly all;
  readonly #closeButtons;

  constructor(page: Page) {
    this.all = page.locator('[data-scope=toast][data-part=root]');
    this.#closeButtons = page.locator('[data-scope=toast][data-part=close-trigger]');
  }

  /** What can be pressed and lies under one of them. */
  covered(): Promise<string[]> {
    return coveredBy(this.all);
  }

  /** Closes the only one. */
  async close(): Promise<void> {
    await this.#closeButtons.click();
  }

  /** Closes all at once, also those that something else covers. */
  async closeAll(): Promise<void> {
    await this.#closeButtons.evaluateAll((buttons) =>
      buttons.forEach((button) => (button as HTMLElement).click()),
    );
    await expect(this.all).toHaveCount(0);
  }
}
