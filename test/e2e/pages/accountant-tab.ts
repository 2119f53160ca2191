import { toast } from '../toast.ts';
import { HandOverChecklist } from './hand-over-checklist.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The tab of the accountant among Accounting & Matching: their details, and what can be sent to them. */
export class AccountantTab extends Screen {
  /** The tab itself among the others. */
  readonly tab = this.page.getByRole('tab', { name: 'Accountant' });
  /** Which month is sent, or which month's year. */
  readonly month = this.page.getByLabel('Month', { exact: true });
  /** What stands open in what is about to be sent. */
  readonly checklist = new HandOverChecklist(this.page, 'Send to accountant');
  /** What is told once a report was sent. */
  readonly sent = toast(this.page, 'Report Sent Successfully');

  async open(): Promise<void> {
    await this.goTo('/app/accounting?tab=accountant');
  }

  async sendMonth(): Promise<void> {
    await press(this.button('Send Monthly CSV'));
  }

  /** Takes the offer to close the month that was sent. */
  async closeMonthSent(): Promise<void> {
    await press(this.sent.getByRole('button', { name: 'Close and lock…' }));
  }
}
