import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The settings' panel of the periods that are closed, with the form that closes one. */
export class ClosedPeriods extends Part {
  readonly closeUpTo = this.root.getByRole('textbox', { name: 'Close up to' });
  readonly closeButton = this.button('Close and Lock…');
  readonly periods = this.root.getByRole('listitem');
  /** What is asked before a period is closed. */
  readonly question = new Part(this.page.getByRole('alertdialog'));

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Closed periods' }));
  }

  /** Closes the period whose last day stands in the form, and says yes to that. */
  async close(): Promise<void> {
    await press(this.closeButton);
    await press(this.question.button('Close and lock'));
  }
}
