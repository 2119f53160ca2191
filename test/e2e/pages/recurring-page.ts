import { press } from './press.ts';
import { Screen } from './screen.ts';
import type { Locator } from '@playwright/test';

/** What is entered again and again by itself. */
export class RecurringPage extends Screen {
  readonly rows = this.page.getByRole('list', { name: 'Recurring' }).getByRole('listitem');
  /** Said where nothing recurs. */
  readonly empty = this.text('Nothing recurs yet');

  async open(): Promise<void> {
    await this.goTo('/app/transactions/recurring');
  }

  /** A button of a row: `Pause`, then the description. */
  action(verb: 'Pause' | 'Resume' | 'Edit' | 'Delete', name: string): Locator {
    return this.button(`${verb} ${name}`);
  }

  async pause(name: string): Promise<void> {
    await press(this.action('Pause', name));
  }
}
