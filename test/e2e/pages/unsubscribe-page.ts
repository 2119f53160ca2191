import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** Where whoever is mailed turns such mails off, and on again, without signing in. */
export class UnsubscribePage extends Screen {
  readonly isOnTitle = this.heading('Turn these emails off?');
  readonly isOffTitle = this.heading('These emails are off');
  readonly isOffTitleInFrench = this.heading('Vous ne recevez plus ces courriels');
  /** The title where the address names no such mails. */
  readonly unknownTitle = this.heading('This link doesn’t work');
  readonly turnOffButton = this.button('Turn off');
  readonly turnOnButton = this.button('Turn on again');

  /** Says which mails are meant. */
  subject(event: string, organization: string): Locator {
    return this.text(`Emails about “${event}” in the books of ${organization}.`);
  }

  async turnOn(): Promise<void> {
    await press(this.turnOnButton);
  }

  async chooseLanguage(name: 'Français' | 'English'): Promise<void> {
    await press(this.button(name));
  }

  /** Goes to the settings of what one is told of. */
  async openSettings(): Promise<void> {
    await press(this.link('Choose which emails you get'));
  }
}
