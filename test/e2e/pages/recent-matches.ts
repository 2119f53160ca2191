import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The tab of matches that were decided, and of what was learned of them. */
export class RecentMatches extends Screen {
  /** A mark on each match that was confirmed. */
  readonly confirmed = this.text('Confirmed');
  /** How the bank writes names, as decisions taught. */
  readonly learned = this.page.getByRole('region', { name: 'What Matchbook has learned' });
  readonly decidedPayouts = this.page.getByRole('region', { name: 'Payouts decided' });
  /** A mark on each payout that was booked with its fees. */
  readonly splitPayouts = this.decidedPayouts.getByText('Split', { exact: true });

  async forget(vendor: string): Promise<void> {
    await press(this.learned.getByRole('button', { name: `Forget what was learned about ${vendor}` }));
  }

  /** Takes back what was decided on a document, by the beginning of who wrote it. */
  async takeBack(vendor: string): Promise<void> {
    await press(this.page.getByRole('button', { name: `Take back the decision on ${vendor}` }));
  }

  /** Takes back what was decided on a payout, by words of its description. */
  async takeBackPayout(words: string): Promise<void> {
    const name = new RegExp(`^Take back .*${words}`);
    await press(this.decidedPayouts.getByRole('button', { name }));
  }
}
