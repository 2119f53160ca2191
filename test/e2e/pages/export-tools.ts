import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dashboard's panel that mails a period to the accountant. */
export class ExportTools extends Part {
  readonly format = this.field('File format');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Export Tools', exact: true }));
  }

  async send(): Promise<void> {
    await press(this.button('Email to Accountant'));
  }

  /** Goes to where it is set up that a report goes by itself. */
  async setUpSchedule(): Promise<void> {
    await press(this.link('Send this automatically'));
  }

  /** What is told of an export: its title with what follows it, one that is leaving included. */
  told(hasText: string): Locator {
    return this.page.locator('[data-scope=toast][data-part=root]').filter({ hasText });
  }

  /** Closes what is told of an export. */
  async close(told: Locator): Promise<void> {
    await press(told.getByRole('button', { name: 'Close' }));
  }
}
