import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The settings' cards of where one is signed in, and of the latest sign-ins. */
export class SessionSettings extends Screen {
  /** Where one is signed in, this device first. */
  readonly open = this.page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  readonly recent = this.page.getByRole('list', { name: 'Recent sign-ins' }).getByRole('listitem');
  /** The marks of the latest sign-ins that are over. */
  readonly over = this.recent.getByText('Signed out');
  /** Said before another device is signed out. */
  readonly allGoToo = this.text(/Every device is signed out, this one too/);

  /** Asks to sign out the device that is listed last. */
  async askToSignOutLast(): Promise<void> {
    await press(this.open.last().getByRole('button'));
  }

  /** Confirms that it is signed out, and every other with it. */
  async confirmSigningOutLast(): Promise<void> {
    const sure = this.question(/^Sign out .+ on .+\?$/);
    await press(sure.getByRole('button', { name: 'Sign Out Everywhere' }));
  }

  /** Asks to sign out every other device. */
  async askToSignOutElsewhere(): Promise<SignOutElsewhereDialog> {
    await press(this.button('Sign Out Everywhere Else'));
    return new SignOutElsewhereDialog(this.page);
  }

  /** Asks to sign out every device, this one too. */
  async askToSignOutEverywhere(): Promise<void> {
    await press(this.button('Sign Out Everywhere'));
  }

  /** Confirms that every device is signed out. */
  async confirmSigningOutEverywhere(): Promise<void> {
    const sure = this.question('Sign out everywhere?');
    await press(sure.getByRole('button', { name: 'Sign Out Everywhere' }));
  }
}

/** Takes the password with which one stays where every other device is signed out. */
class SignOutElsewhereDialog extends Part {
  readonly password = this.root.getByLabel('Password', { exact: true });
  readonly wrongPassword = this.text('This is not your password.');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Sign out everywhere else?' }));
  }

  async signOut(password: string): Promise<void> {
    await this.password.fill(password);
    await press(this.button('Sign Out Everywhere Else'));
  }
}
