import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The tab of matches that were decided, and of what was learned of them. */
export class RecentMatches extends Screen {
  /** A mark on each match that was confirmed. */
  readonly confirmed = this.text('Confirmed');

  /** Takes back what was decided on a document, by the beginning of who wrote it. */
  async takeBack(vendor: string): Promise<void> {
    await press(this.page.getByRole('button', { name: `Take back the decision on ${vendor}` }));
  }
}
