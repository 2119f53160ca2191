import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** Tells, above whatever is open, that other books were opened in another tab. */
export class OtherBooksQuestion extends Part {
  /** The description of an entry beneath: by its label alone, as the question hides its dialog from the tree of roles. */
  readonly typedDescription = this.page.getByLabel('Description');

  constructor(page: Page) {
    super(page.getByRole('alertdialog', { name: 'Other books are open' }));
  }

  /** Goes on in the books that were opened elsewhere. */
  async goOn(): Promise<void> {
    await press(this.button('Go on in the books that are open'));
  }
}
