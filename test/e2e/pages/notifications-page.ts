import type { Locator } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** What somebody was told, the newest first. */
export class NotificationsPage extends Screen {
  readonly title = this.page.getByRole('heading', { level: 1, name: 'Notifications' });

  async open(): Promise<void> {
    await this.goTo('/app/notifications');
  }

  /** Goes to what a notice speaks of. */
  async openNotice(words: RegExp): Promise<void> {
    await press(this.link(words));
  }

  /** The notices of an event, each of which leads to its thing. */
  notices(event: string): Locator {
    return this.page.getByRole('link', { name: event });
  }
}
