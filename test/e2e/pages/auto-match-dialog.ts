import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that confirms all sure matches together, and says which are left out and why. */
export class AutoMatchDialog extends Part {
  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Auto-Match All', exact: true }));
  }

  /** Shows which suggestions are left for a person, so many as are said. */
  async showLeftOut(text: string): Promise<void> {
    await press(this.text(text));
  }

  /** Confirms so many matches. */
  async confirm(count: number): Promise<void> {
    await press(this.button(`Confirm ${count} matches`));
  }
}
