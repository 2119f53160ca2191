import { settled } from '../settled.ts';
import { Screen } from './screen.ts';

/** The panel that mails the entries of a month or a year to the accountant, now or by itself. */
export class SendReport extends Screen {
  readonly panel = this.page.getByRole('region', { name: 'Email CSV to accountant', exact: true });
  readonly accountantEmail = this.panel.getByLabel("Accountant's email");
  readonly frequency = this.panel.getByLabel('Frequency');
  readonly sendButton = this.panel.getByRole('button', { name: 'Send Report', exact: true });
  /** Stands in the place of the other where email to the address came back. */
  readonly sendAnywayButton = this.panel.getByRole('button', { name: 'Send anyway', exact: true });
  readonly automaticallyButton = this.panel.getByRole('button', { name: 'Send this automatically' });

  async sendTo(address: string): Promise<void> {
    await settled(this.page);
    await this.accountantEmail.fill(address);
    await this.sendButton.click();
  }

  async sendAnywayTo(address: string): Promise<void> {
    await settled(this.page);
    await this.accountantEmail.fill(address);
    await this.sendAnywayButton.click();
  }
}
