import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that says of all selected transactions which tax is in them. */
export class TaxRateDialog extends Part {
  readonly tax = this.root.getByLabel('Tax', { exact: true });

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Tax included at a rate' }));
  }

  /** Changes the transactions, which are so many. */
  async change(count: number): Promise<void> {
    await press(this.button(`Change ${count} transactions`));
  }
}
