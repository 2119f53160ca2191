import { press } from './press.ts';
import { Screen } from './screen.ts';

/** Settings, Data & Privacy: all data as a file, and the way out; with the band and the question that lead back. */
export class DataSettings extends Screen {
  readonly exportButton = this.button('Export all data');
  readonly downloadButton = this.button('Download');
  readonly deleteAccountButton = this.button('Delete account');
  readonly dialogOfAccount = this.dialog('Delete your account?');
  readonly confirmation = this.dialogOfAccount.getByLabel(/^Type your email address/);
  readonly password = this.dialogOfAccount.getByLabel('Your password');
  readonly requested = this.text('Account deletion requested');
  readonly band = this.page.getByRole('region', { name: /^Your account will be deleted on/ });
  readonly offer = this.dialog('Keep your account?');
  readonly kept = this.text('Your account is kept');

  async open(): Promise<void> {
    await this.goTo('/app/settings?tab=data');
  }

  async request({ email, password }: { readonly email: string; readonly password: string }): Promise<void> {
    await press(this.deleteAccountButton);
    await this.confirmation.fill(email);
    await this.password.fill(password);
    await press(this.dialogOfAccount.getByRole('button', { name: 'Delete account' }));
  }

  async keepByOffer(): Promise<void> {
    await press(this.offer.getByRole('button', { name: 'Keep my account' }));
  }
}
