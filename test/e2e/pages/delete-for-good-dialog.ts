import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** Asks for a word before something in the archive goes for good. */
export class DeleteForGoodDialog extends Part {
  readonly word = this.field('Type “delete” to confirm');
  readonly confirmButton = this.button('Delete permanently');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Delete permanently' }));
  }

  /** Lets it go, once the word is typed. */
  async confirm(): Promise<void> {
    await press(this.confirmButton);
  }
}
