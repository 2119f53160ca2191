import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The tabs of the settings. */
export type SettingsTab = 'Profile' | 'Notifications' | 'Preferences' | 'Sales tax' | 'Security' | 'Billing';

/** The settings: who one is, how one is told, what the books follow, the way in. */
export class SettingsPage extends Screen {
  readonly title = this.page.getByRole('heading', { level: 1, name: 'Settings' });
  /** Said of each change that was saved. */
  readonly saved = this.text('Settings saved');

  /** Opens the settings at a tab. */
  async open(tab: SettingsTab = 'Profile'): Promise<void> {
    await this.goTo(`/app/settings?tab=${tab.toLowerCase().replace(' ', '-')}`);
  }

  tab(name: SettingsTab): Locator {
    return this.page.getByRole('tab', { name });
  }

  async openTab(name: SettingsTab): Promise<void> {
    await press(this.tab(name));
  }
}
