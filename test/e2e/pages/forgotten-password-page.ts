import { press } from './press.ts';
import { Screen } from './screen.ts';

/** Where a forgotten password is replaced with the code from the inbox. */
export class ForgottenPasswordPage extends Screen {
  readonly title = this.heading('Reset your password');
  readonly email = this.page.getByLabel('Email');
  readonly newPassword = this.page.getByLabel('New password');
  readonly code = this.page.getByLabel('Six-digit code');
  readonly failure = this.text('Password reset failed');

  /** Asks for a code to an address. */
  async sendCodeTo(email: string): Promise<void> {
    await this.email.fill(email);
    await press(this.button('Send code'));
  }

  async setPassword(): Promise<void> {
    await press(this.button('Set new password'));
  }
}
