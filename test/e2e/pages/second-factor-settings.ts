import type { Download, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The settings' card of two-factor authentication. */
export class SecondFactorSettings extends Part {
  readonly turnOnButton = this.button('Turn on…');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Two-factor authentication' }));
  }

  /** Begins to turn it on. */
  async turnOn(): Promise<TurnOnDialog> {
    await press(this.turnOnButton);
    return new TurnOnDialog(this.page);
  }
}

/** The dialog in which an app is introduced to the product. */
export class TurnOnDialog extends Part {
  readonly qrCode = this.root.getByRole('img', { name: 'QR code for your authenticator app' });
  readonly password = this.root.getByLabel('Password', { exact: true });
  readonly code = this.field('Code from your app');
  readonly wrongCode = this.text(/This is not the code that your app shows now/);

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Turn on two-factor authentication' }));
  }

  /** The secret that the app is given, as it takes it. */
  async secret(): Promise<string> {
    return (await this.root.locator('[data-secret]').innerText()).replaceAll(' ', '');
  }
}

/** The dialog that shows the recovery codes this once. */
export class RecoveryCodesDialog extends Part {
  readonly codes = this.root.getByRole('listitem');
  readonly keptButton = this.button('I have kept them');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Your recovery codes' }));
  }

  /** Downloads the codes as a file. */
  async download(): Promise<Download> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), press(this.link('Download'))]);
    return download;
  }

  /** Says that the codes are kept, which closes the dialog. */
  async sayTheyAreKept(): Promise<void> {
    await press(this.keptButton);
  }
}
