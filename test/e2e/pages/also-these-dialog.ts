import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** Asks, once an entry's category was changed, whether others of the same name are changed too. */
export class AlsoTheseDialog extends Part {
  /** The text of the rule that is made of the change. */
  readonly textContains = this.field('Text contains');
  readonly #count: number;

  constructor(page: Page, count: number) {
    super(page.getByRole('dialog', { name: `Also these ${count} entries?` }));
    this.#count = count;
  }

  /** Makes a rule of the change. */
  async fromNowOn(): Promise<void> {
    await press(this.root.getByText('From now on'));
  }

  /** Changes all of them. */
  async change(): Promise<void> {
    await press(this.button(`Change ${this.#count} entries`));
  }
}
