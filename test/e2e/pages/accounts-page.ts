import type { Locator } from '@playwright/test';
import { AccountDialog } from './account-dialog.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The accounts of the books: what each holds, and whether its statements agree. */
export class AccountsPage extends Screen {
  readonly rows = this.page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');

  /** The row of an account. */
  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** Opens the dialog that adds an account. */
  async add(): Promise<AccountDialog> {
    await press(this.button('Add account'));
    return new AccountDialog(this.page, 'Add account');
  }

  /** Opens the dialog that changes an account. */
  async edit(name: string): Promise<AccountDialog> {
    await press(this.button(`Edit ${name}`));
    return new AccountDialog(this.page, 'Edit account');
  }
}
