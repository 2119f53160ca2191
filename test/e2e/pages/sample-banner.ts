import type { Page } from '@playwright/test';
import { Part } from './part.ts';

/** Says above every screen that the books are filled with sample data. */
export class SampleBanner extends Part {
  /** Begins anew with empty books. */
  readonly removeButton = this.button('Remove sample data');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'You are exploring sample data.' }));
  }
}
