import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog of something that recurs, new or changed. */
export class RecurringDialog extends Part {
  readonly description = this.field('Description');
  readonly amount = this.field('Amount');
  readonly account = this.field('Account');
  readonly saveButton;

  constructor(page: Page, title: 'Create Recurring' | 'Edit recurring entry') {
    super(page.getByRole('dialog', { name: title }));
    this.saveButton = this.button(title === 'Create Recurring' ? title : 'Save');
  }

  async save(): Promise<void> {
    await press(this.saveButton);
  }
}
