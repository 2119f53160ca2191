import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** What of an entry is typed by hand; what is left out stays as it is. */
export interface TypedEntry {
  readonly description?: string;
  readonly amount?: string;
  /** The name of the account. */
  readonly account?: string;
  readonly date?: string;
}

/** What the dialog of an entry is opened for: its title. */
type Purpose = 'Add Income' | 'Add Expense' | 'Edit transaction';

/** The dialog of a new entry, or of one that is edited. */
export class EntryDialog extends Part {
  readonly description = this.field('Description');
  readonly amount = this.field(/^Amount/);
  readonly account = this.field('Account');
  readonly date = this.field('Date');
  readonly category = this.field('Category');
  readonly cancelButton = this.button('Cancel');
  /** Adds or saves the entry. */
  readonly saveButton;

  constructor(page: Page, title: Purpose) {
    super(page.getByRole('dialog', { name: title, exact: true }));
    this.saveButton = this.button(title === 'Edit transaction' ? 'Save' : title);
  }

  /** Fills in fields of the entry. */
  async fill({ description, amount, account, date }: TypedEntry): Promise<void> {
    if (description !== undefined) await this.description.fill(description);
    if (amount !== undefined) await this.amount.fill(amount);
    if (account !== undefined) await this.account.selectOption({ label: account });
    if (date !== undefined) await this.date.fill(date);
  }

  /** Adds or saves the entry. */
  async save(): Promise<void> {
    await press(this.saveButton);
  }

  async cancel(): Promise<void> {
    await press(this.cancelButton);
  }
}
