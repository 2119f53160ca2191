import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { SecondFactorCode } from './second-factor-code.ts';

/** Asks for the password above whatever is open, once a session has ended. What is below may wait for its answers meanwhile. */
export class ComeBackDialog extends Part {
  readonly password = this.root.getByLabel('Password', { exact: true });
  readonly signInButton = this.button('Sign In');
  readonly signOutButton = this.button('Sign Out');
  /** The code that is asked for after the password. */
  readonly secondFactor = new SecondFactorCode(this.root);

  constructor(page: Page) {
    super(page.getByRole('alertdialog', { name: 'Session Expired' }));
  }

  /** Comes back with the password. */
  async signIn(password: string): Promise<void> {
    await this.password.fill(password);
    await this.signInButton.click();
  }

  /** Leaves for good. */
  async signOut(): Promise<void> {
    await this.signOutButton.click();
  }
}

/** Asks for the code alone, once every session was ended here with a password that is known. */
export class SignInAgainDialog extends Part {
  readonly secondFactor = new SecondFactorCode(this.root);

  constructor(page: Page) {
    super(page.getByRole('alertdialog', { name: 'Sign in again' }));
  }
}
