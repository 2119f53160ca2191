import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that says how many entries a month are aimed at. */
export class GoalDialog extends Part {
  readonly entries = this.field('Entries a month');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Change goal' }));
  }

  async save(): Promise<void> {
    await press(this.button('Save'));
  }

  async cancel(): Promise<void> {
    await press(this.button('Cancel'));
  }
}
