import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog where somebody tells what they think of Matchbook. */
export class FeedbackDialog extends Part {
  readonly type = this.field('Type');
  readonly message = this.field('Message');
  /** What is wrong with a field. */
  readonly alert = this.root.getByRole('alert');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Give feedback' }));
  }

  async send(): Promise<void> {
    await press(this.button('Send feedback'));
  }
}
