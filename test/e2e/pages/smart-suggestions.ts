import type { Page } from '@playwright/test';
import { press } from './press.ts';

/** What was noticed in the books, each with a button that applies it. */
export class SmartSuggestions {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Applies one by its title. */
  async apply(title: string): Promise<void> {
    await press(this.#page.getByRole('region', { name: title }).getByRole('button', { name: 'Apply' }));
  }
}
