import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** What an entry of another currency is worth in that of the books, in its panel. */
export class EntryWorth extends Part {
  readonly #home: string;

  constructor(page: Page, home: string) {
    super(page.getByRole('dialog').getByRole('region', { name: `Worth in ${home}` }));
    this.#home = home;
  }

  /** Says at what rate one of the other currency was changed. */
  async setRate(currency: string, rate: string): Promise<void> {
    await this.field('You know').selectOption('rate');
    await this.field(`${this.#home} for 1 ${currency}`).fill(rate);
    await press(this.button('Set worth'));
  }
}
