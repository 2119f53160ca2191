import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog where the documents and payments that belong together are chosen. */
export class MatchByHand extends Part {
  /** What the sums differ by. */
  readonly difference = this.field('What is the difference?');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Match by hand', exact: true }));
  }

  /** Chooses a document or a payment by its name. */
  async choose(name: string): Promise<void> {
    await press(this.root.getByText(name));
  }

  async match(): Promise<void> {
    await press(this.button('Match chosen'));
  }
}
