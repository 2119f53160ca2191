import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The settings' cards of where one is signed in, and of the latest sign-ins. */
export class SessionSettings extends Screen {
  /** Where one is signed in, this device first. */
  readonly open = this.page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  readonly recent = this.page.getByRole('list', { name: 'Recent sign-ins' }).getByRole('listitem');
  /** The marks of the latest sign-ins that are over. */
  readonly over = this.recent.getByText('Signed out');
  /** Said by each of the two cards that could not be loaded. */
  readonly failure = this.text('Failed to load your sessions');
  readonly tryAgainButton = this.button('Try again').first();

  /** Signs out the device that is listed last. */
  async signOutLast(): Promise<void> {
    await press(this.open.last().getByRole('button'));
  }

  async tryAgain(): Promise<void> {
    await press(this.tryAgainButton);
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
