import type { Locator } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The form of a new account, where rows of a statement wait for one. */
export class NewAccountForm extends Part {
  readonly bankOrName = this.field('Bank or name');
  readonly lastDigits = this.field('Last digits');

  constructor(preview: Locator) {
    super(preview.getByRole('form', { name: 'Add account' }));
  }

  async add(): Promise<void> {
    await press(this.button('Add account'));
  }
}
