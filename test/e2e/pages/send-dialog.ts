import type { Locator, Page } from '@playwright/test';
import { HandOverChecklist } from './hand-over-checklist.ts';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that sends a period to the accountant, from whatever screen it was opened. */
export class SendDialog extends Part {
  readonly accountantEmail = this.field("Accountant's email");
  readonly format = this.field('File format');
  readonly sendButton = this.button('Send');
  /** Stands in the place of the other where email to the address came back. */
  readonly sendAnywayButton = this.button('Send anyway');
  /** What stands open in what is about to be sent. */
  readonly checklist = new HandOverChecklist(this.page, 'Send to accountant');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Send to accountant', exact: true }));
  }

  async send(): Promise<void> {
    await press(this.sendButton);
  }

  async sendTo(address: string): Promise<void> {
    await this.accountantEmail.fill(address);
    await this.send();
  }

  async sendAnywayTo(address: string): Promise<void> {
    await this.accountantEmail.fill(address);
    await press(this.sendAnywayButton);
  }

  async cancel(): Promise<void> {
    await press(this.button('Cancel'));
  }

  /** Says of the address that is typed that email to it came back. */
  get cameBack(): Locator {
    return this.text(/Email to this address came back on/);
  }
}
