import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The settings' card that changes the password. */
export class PasswordSettings extends Part {
  readonly currentPassword = this.field('Current password');
  readonly newPassword = this.field('New password');
  readonly changeButton = this.button('Change password');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Password', exact: true }));
  }

  async change(from: string, to: string): Promise<void> {
    await this.currentPassword.fill(from);
    await this.newPassword.fill(to);
    await press(this.changeButton);
  }
}
