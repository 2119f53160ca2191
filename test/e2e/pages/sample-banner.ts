import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** Says above every screen that the books are filled with sample data. */
export class SampleBanner extends Part {
  readonly removeButton = this.button('Remove sample data');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'You are exploring sample data.' }));
  }

  /** Begins anew with empty books. */
  async remove(): Promise<void> {
    await press(this.removeButton);
  }
}
