import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';

/** The dialog that tells what became of each period of a schedule. */
export class ScheduleHistory extends Part {
  readonly periods = this.root.getByRole('listitem');

  constructor(page: Page, name: string) {
    super(page.getByRole('dialog', { name: `History of ${name}` }));
  }

  /** The periods that hold this text. */
  periodsWith(hasText: string): Locator {
    return this.periods.filter({ hasText });
  }
}
