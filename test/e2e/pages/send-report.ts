import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The panel that mails the entries of a month or a year to the accountant, now or by itself. */
export class SendReport extends Part {
  readonly accountantEmail = this.field("Accountant's email");
  readonly frequency = this.field('Frequency');
  readonly sendButton = this.button('Send Report');
  /** Stands in the place of the other where email to the address came back. */
  readonly sendAnywayButton = this.button('Send anyway');
  /** Sets up that it goes by itself, as far as the form is filled in. */
  readonly automaticallyButton = this.button('Send this automatically…');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Email CSV to accountant', exact: true }));
  }

  async sendTo(address: string): Promise<void> {
    await this.accountantEmail.fill(address);
    await press(this.sendButton);
  }

  async sendAnywayTo(address: string): Promise<void> {
    await this.accountantEmail.fill(address);
    await press(this.sendAnywayButton);
  }

  /** Says of the address that is typed that email to it came back. */
  get cameBack(): Locator {
    return this.text(/Email to this address came back on/);
  }
}
