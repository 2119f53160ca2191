import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The part of an entry's panel that says which taxes the entry has in it. */
export class EntryTaxes extends Part {
  readonly enterButton = this.button('Enter tax');
  /** Which tax it is, and its amount, where there is one alone. */
  readonly tax = this.root.getByLabel('Tax', { exact: true });
  readonly amount = this.field('Amount');
  /** The taxes that are known, each with its amount. */
  readonly table = this.root.getByRole('table', { name: 'Tax' });

  constructor(page: Page) {
    super(
      page
        .getByRole('dialog', { name: 'Transaction', exact: true })
        .getByRole('region', { name: 'Sales tax' }),
    );
  }

  /** Which tax it is, of the tax of that number. */
  taxOfLine(number: number): Locator {
    return this.root.getByRole('group', { name: `Tax ${number}` }).getByLabel('Tax', { exact: true });
  }

  async add(): Promise<void> {
    await press(this.button('Add a tax'));
  }

  async remove(number: number): Promise<void> {
    await press(this.button(`Remove tax ${number}`));
  }
}
