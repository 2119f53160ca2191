import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that shows an item of the archive. */
export class ArchivedItem extends Part {
  /** Until when it is kept. */
  readonly goesOn = this.root.getByText('Deleted permanently on');

  constructor(page: Page) {
    super(page.getByRole('dialog'));
  }

  async close(): Promise<void> {
    await press(this.button('Close'));
  }
}
