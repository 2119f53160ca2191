import { Screen } from './screen.ts';

/** What stands for the pages of Stripe on this machine, and where they lead back to. */
export class HostedPayments extends Screen {
  readonly paid = this.page.getByRole('heading', { level: 1, name: 'Payment Successful' });
  readonly canceled = this.page.getByRole('heading', { level: 1, name: 'Payment Canceled' });
  readonly problem = this.page.getByRole('alert');

  async do(act: string): Promise<void> {
    await this.button(act).click();
  }

  async goBack(): Promise<void> {
    await this.link('Back').click();
  }
}
