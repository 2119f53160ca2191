import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The payouts that may be booked with what was sold and what was kept back. */
export class PayoutsPanel extends Part {
  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Payouts' }));
  }

  /** The payout of a provider. */
  of(provider: string): Locator {
    return this.root.getByRole('listitem', { name: `${provider} payout of` });
  }

  fees(provider: string): Locator {
    return this.of(provider).getByLabel('Fees', { exact: true });
  }

  grossSales(provider: string): Locator {
    return this.of(provider).getByLabel('Gross sales', { exact: true });
  }

  async apply(provider: string): Promise<void> {
    await press(this.of(provider).getByRole('button', { name: 'Apply' }));
  }
}
