import type { Page } from '@playwright/test';
import { Part } from './part.ts';

/** The dialog of two months in which the days of a report are chosen. */
export class DaysCalendar extends Part {
  /** The day that the keys have come to. */
  readonly focusedDay = this.root.locator('button:focus');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Choose the days' }));
  }
}
