import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The settings' card of who one is. */
export class ProfileSettings extends Part {
  readonly fullName = this.field('Full name');
  readonly saveButton = this.button('Save Changes');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'You', exact: true }));
  }

  async save(): Promise<void> {
    await press(this.saveButton);
  }
}
