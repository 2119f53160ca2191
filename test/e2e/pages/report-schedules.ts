import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** What goes to the accountant by itself. */
export class ReportSchedules extends Part {
  readonly list = this.root.getByRole('list');
  readonly rows = this.list.getByRole('listitem');
  /** Said in the place of the list while there are none. */
  readonly empty = this.text('Nothing is sent automatically yet');

  constructor(page: Page, title = 'Sent automatically') {
    super(page.getByRole('region', { name: title, exact: true }));
  }

  /** Opens the email that a schedule sends next. */
  async preview(name: string): Promise<void> {
    await press(this.button(`Preview ${name}`));
  }

  /** Opens what became of each period of a schedule. */
  async openHistory(name: string): Promise<void> {
    await press(this.button(`History of ${name}`));
  }
}
