import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** What is entered again and again by itself. */
export class RecurringPage extends Screen {
  readonly rows = this.page.getByRole('list', { name: 'Recurring' }).getByRole('listitem');
  /** Said where nothing recurs. */
  readonly empty = this.text('Nothing recurs yet');

  /** A button of a row: `Pause`, then the description. */
  action(verb: 'Pause' | 'Resume' | 'Edit' | 'Delete', name: string): Locator {
    return this.button(`${verb} ${name}`);
  }
}
