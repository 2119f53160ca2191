import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that mails chosen entries to the accountant as a file. */
export class CustomExport extends Part {
  readonly accountantEmail = this.field('Accountant Email');
  readonly sendButton = this.button('Send Custom Export');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Custom CSV Export', exact: true }));
  }

  async sendTo(address: string): Promise<void> {
    await this.accountantEmail.fill(address);
    await press(this.sendButton);
  }
}
