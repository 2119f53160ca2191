import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that adds an account or changes one. */
export class AccountDialog extends Part {
  readonly name = this.field(/^Name/);
  readonly openingBalance = this.field(/^Opening balance/);
  readonly saveButton;

  constructor(page: Page, title: 'Add account' | 'Edit account') {
    super(page.getByRole('dialog', { name: title, exact: true }));
    this.saveButton = this.button(title === 'Add account' ? title : 'Save');
  }

  /** Adds or saves the account. */
  async save(): Promise<void> {
    await press(this.saveButton);
  }
}
