import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dashboard's panel of what to do first in empty books. */
export class FirstSteps extends Part {
  readonly steps = this.root.getByRole('listitem');

  constructor(page: Page) {
    super(page.getByRole('region', { name: /steps to your first books$/ }));
  }

  /** The tick of a step that was taken. */
  tickOf(number: number): Locator {
    return this.steps.nth(number - 1).getByLabel('Done');
  }

  async importStatement(): Promise<void> {
    await press(this.button('Import Statement'));
  }

  async addAccountant(): Promise<void> {
    await press(this.link('Add accountant'));
  }
}
