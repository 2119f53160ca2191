import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The page that strangers come to. */
export class LandingPage extends Screen {
  readonly headline = this.text('Books that match themselves.').first();
  /** Leads to the sign-up; the page offers it more than once. */
  readonly startTrialLink = this.link('Start Free Trial').first();

  async open(): Promise<void> {
    await this.goTo('/');
  }

  /** Goes to the sign-up. */
  async startTrial(): Promise<void> {
    await press(this.startTrialLink);
  }
}
