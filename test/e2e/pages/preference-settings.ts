import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** How somebody may like the product. */
type Look = 'Light' | 'Dark' | 'Match system' | 'Comfortable' | 'Compact';

/** The settings' tab of how one likes the product: its theme and how close its lists stand. */
export class PreferenceSettings extends Part {
  constructor(page: Page) {
    super(page.getByRole('tabpanel', { name: 'Preferences' }));
  }

  /** A choice as it is reached by the keyboard. */
  choice(name: Look): Locator {
    return this.root.getByRole('radio', { name });
  }

  /** Chooses by the words beside the circle. */
  async choose(name: Look): Promise<void> {
    await press(this.text(name));
  }

  /** Chooses the language in which the product speaks, and waits until it is kept. */
  async chooseLanguage(name: string): Promise<void> {
    const kept = this.page.waitForResponse('**/api/own-preferences');
    await this.field('Language').selectOption(name);
    await kept;
  }
}
