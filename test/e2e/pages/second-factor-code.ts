import { Part } from './part.ts';
import { press } from './press.ts';

/** Asks, after the password, for the code of somebody's app, or for a recovery code where they lost it. */
export class SecondFactorCode extends Part {
  readonly code = this.field('Code from your app');
  readonly recoveryCode = this.field('Recovery code');
  readonly useRecoveryButton = this.button('Use a recovery code instead');
  /** Said of a code that the app does not show now. */
  readonly wrongCode = this.text(/Type the one it shows now/);
  readonly wrongRecoveryCode = this.text(/the recovery code is not right/);

  /** Goes on without the app. */
  async useRecoveryCode(): Promise<void> {
    await press(this.useRecoveryButton);
  }
}
