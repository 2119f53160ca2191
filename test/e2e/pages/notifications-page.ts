import { press } from './press.ts';
import { Screen } from './screen.ts';

/** What somebody was told, the newest first. */
export class NotificationsPage extends Screen {
  async open(): Promise<void> {
    await this.goTo('/app/notifications');
  }

  /** Goes to what a notice speaks of. */
  async openNotice(words: RegExp): Promise<void> {
    await press(this.link(words));
  }
}
