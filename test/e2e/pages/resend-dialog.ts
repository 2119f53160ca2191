import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that sends a report again, to another address or anyway. */
export class ResendDialog extends Part {
  readonly accountantEmail = this.field("Accountant's email");
  /** Said of an address that email came back from. */
  readonly cameBack = this.text(/came back on/);

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Send this report again' }));
  }

  async sendTo(address: string): Promise<void> {
    await this.accountantEmail.fill(address);
    await press(this.button('Send Report'));
  }
}
