import type { Locator } from '@playwright/test';
import { Screen } from './screen.ts';

/** The settings' tab of what one is told of, and how. */
export class NotificationSettings extends Screen {
  /** The first choice of how one is mailed, in French. */
  readonly firstMailInFrench = this.page.getByRole('combobox', { name: 'Courriel', exact: true }).first();

  /** How one is mailed of an event: `Import failed`. */
  mailOf(event: string): Locator {
    return this.page.getByRole('group', { name: event }).getByRole('combobox', { name: 'Email' });
  }
}
