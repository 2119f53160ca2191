import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The bar of what can be done with the transactions that are selected. */
export class SelectionBar extends Part {
  constructor(page: Page) {
    super(page.getByRole('toolbar', { name: 'What is selected' }));
  }

  /** How many transactions are selected. */
  count(count: number): Locator {
    return this.text(`${count} selected`);
  }

  /** Takes what is done seldom, from the menu behind what has buttons of its own. */
  async takeFromMenu(name: string): Promise<void> {
    await press(this.button('More'));
    await press(this.page.getByRole('menuitem', { name, exact: true }));
  }

  /** Says of all that are selected, so many, that they need no receipt. */
  async needNoReceipts(count: number): Promise<void> {
    await this.changeAll('No receipt needed', count);
  }

  /** Does to all that are selected, so many, what needs no further word, from the menu. */
  async changeAll(act: string, count: number): Promise<void> {
    await this.takeFromMenu(act);
    const name = `Change ${count} transaction${count === 1 ? '' : 's'}`;
    await press(this.page.getByRole('dialog').getByRole('button', { name }));
  }

  /** Puts all that are selected, so many, into the first of the categories that are offered. */
  async putIntoFirstCategory(count: number): Promise<void> {
    await press(this.button('Category'));
    const dialog = this.page.getByRole('dialog');
    await press(dialog.getByLabel('Category'));
    await press(this.page.getByRole('option').nth(1));
    await press(dialog.getByRole('button', { name: `Change ${count} transactions` }));
  }
}
