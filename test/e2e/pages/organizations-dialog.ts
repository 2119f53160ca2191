import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** Where somebody goes from one of their organizations to another. */
export class OrganizationsDialog extends Part {
  readonly names = this.root.getByRole('listitem');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Your organizations' }));
  }

  /** Opens it by the keys, from anywhere. */
  async open(): Promise<void> {
    await this.page.keyboard.press('g');
    await this.page.keyboard.press('o');
  }

  async choose(name: string): Promise<void> {
    await press(this.button(name));
  }

  /** The button of the top bar that opens it, where this organization is shown. */
  switcher(shown: string): Locator {
    return this.page.getByRole('button', { name: `Switch organization: ${shown}` });
  }
}
