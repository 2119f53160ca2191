import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** What stands open in the days that are about to be sent, of the form that sends them. */
export class HandOverChecklist extends Part {
  constructor(page: Page, form: string) {
    super(page.getByRole('region', { name: `Before you send: ${form}` }));
  }

  /** Goes to what an item speaks of. */
  async open(item: string): Promise<void> {
    await press(this.link(item));
  }
}
