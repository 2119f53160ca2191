import { press } from './press.ts';
import { Screen } from './screen.ts';

/** What the plans cost. */
export class PricingPage extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/pricing');
  }

  async payYearly(): Promise<void> {
    await this.page.getByLabel('Yearly', { exact: true }).check();
  }

  /** Goes to where a plan is subscribed to. */
  async choose(plan: string): Promise<void> {
    await press(this.link(`Choose ${plan}`));
  }
}
