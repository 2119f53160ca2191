import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** Tells, above whatever is open, that its person can open the books that the page shows no more. */
export class OtherBooksQuestion extends Part {
  /** The description of an entry beneath: by its label alone, as the question hides its dialog from the tree of roles. */
  readonly typedDescription = this.page.getByLabel('Description');

  constructor(page: Page) {
    super(page.getByRole('alertdialog', { name: 'You can’t open these books anymore' }));
  }

  /** Goes on in one's own books. */
  async goOn(): Promise<void> {
    await press(this.button('Continue in your own books'));
  }
}
