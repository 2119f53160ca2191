import { toast } from '../toast.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';
import { SendDialog } from './send-dialog.ts';

/** The tab of the accountant among Accounting & Matching: their details, and what can be sent to them. */
export class AccountantTab extends Screen {
  /** The tab itself among the others. */
  readonly tab = this.page.getByRole('tab', { name: 'Accountant' });
  /** Which month is sent, or which month's year. */
  readonly month = this.page.getByLabel('Month', { exact: true });
  /** What is told once a report was sent. */
  readonly sent = toast(this.page, 'Report Sent Successfully');

  async open(): Promise<void> {
    await this.goTo('/app/accounting?tab=accountant');
  }

  /** Opens the dialog that sends the month. */
  async openMonth(): Promise<SendDialog> {
    await press(this.button('Send Monthly Report'));
    return new SendDialog(this.page);
  }

  /** Takes the offer to close the month that was sent. */
  async closeMonthSent(): Promise<void> {
    await press(this.sent.getByRole('button', { name: 'Close and lock…' }));
  }
}
