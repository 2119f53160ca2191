import type { Locator, Page } from '@playwright/test';

/** What a page tells the browser of itself. */
export class DocumentHead {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The color of the browser's own bars in a theme. */
  themeColor(theme: 'light' | 'dark'): Locator {
    return this.#page.locator(`meta[name=theme-color][media*=${theme}]`);
  }
}
