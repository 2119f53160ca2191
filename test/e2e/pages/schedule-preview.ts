import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';

/** The dialog that shows the email which a schedule sends next. */
export class SchedulePreview extends Part {
  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'The next email' }));
  }

  /** What is written in the letter itself. */
  inLetter(text: string): Locator {
    return this.root.frameLocator('iframe[title="The email"]').getByText(text);
  }
}
