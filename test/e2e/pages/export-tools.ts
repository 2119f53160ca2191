import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';
import { SendDialog } from './send-dialog.ts';

/** The dashboard's panel that mails a period to the accountant. */
export class ExportTools extends Part {
  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Export Tools', exact: true }));
  }

  /** Opens the dialog that sends the chosen period. */
  async openSending(): Promise<SendDialog> {
    await press(this.button('Email to Accountant'));
    return new SendDialog(this.page);
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
