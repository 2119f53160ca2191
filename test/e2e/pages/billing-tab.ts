import { HostedPayments } from './hosted-payments.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The plan with its payment, in the settings. */
export class BillingTab extends Screen {
  readonly plan = this.page.getByRole('region', { name: 'Your plan' });
  readonly confirmPayment = this.plan.getByRole('link', { name: 'Confirm payment' });
  readonly usage = this.page.getByRole('region', { name: 'This month' });

  async open(): Promise<void> {
    await this.goTo('/app/settings?tab=billing');
  }

  subscribe(plan: string) {
    return this.button(`Subscribe: ${plan}`);
  }

  /** Begins to pay for a plan; answers the page on which that is done. */
  async pay(plan: string): Promise<HostedPayments> {
    return this.#opened(() => press(this.subscribe(plan)));
  }

  /** Opens card, invoices and address. */
  async openDetails(): Promise<HostedPayments> {
    return this.#opened(() => press(this.button('Card, invoices and address')));
  }

  /** Changes to another plan, once what that costs was read. */
  async changeTo(plan: string): Promise<void> {
    await press(this.button(`Change to ${plan}`));
    await press(this.page.getByRole('alertdialog').getByRole('button', { name: 'Change plan' }));
  }

  /** Opens the page on which a bank has the payment of a change confirmed. */
  async openConfirmation(): Promise<HostedPayments> {
    return this.#opened(() => press(this.confirmPayment));
  }

  async #opened(act: () => Promise<void>): Promise<HostedPayments> {
    const [opened] = await Promise.all([this.page.waitForEvent('popup'), act()]);
    return new HostedPayments(opened);
  }
}
