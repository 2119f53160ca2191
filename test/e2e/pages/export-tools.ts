import type { Page } from '@playwright/test';
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
}
