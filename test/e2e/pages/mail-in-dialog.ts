import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog of the address to which documents are mailed. */
export class MailInDialog extends Part {
  readonly address = this.text(/^docs-\w+@/);
  /** Says for a moment that the address was copied. */
  readonly copiedButton = this.button('Copied');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Send documents by email' }));
  }

  async copy(): Promise<void> {
    await press(this.button('Copy'));
  }
}
