import type { Locator, Page } from '@playwright/test';
import { bring } from './bring.ts';
import type { ChosenFile } from './bring.ts';
import { NewAccountForm } from './new-account-form.ts';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that brings statements in: where files are chosen, what was read of them, and the imports there were. */
export class ImportPreview extends Part {
  /** Said of a statement whose rows lead from its first balance to its last. */
  readonly inBalance = this.text('In balance');
  readonly chooseButton = this.button('Choose files');
  /** The field of the files that the dialog is given. */
  readonly fileField = this.root.locator('input[type=file]');
  /** Says that the rows do not lead from the first balance to the last, and where not. */
  readonly doesNotAddUp = new Part(this.root.getByRole('region', { name: 'Does not add up' }));
  /** Marks on the rows at which the balance breaks. */
  readonly breaks = this.root.getByText('Balance breaks here');
  /** Marks on the rows that lie in a closed period. */
  readonly closedRows = this.root.getByText('Period closed');
  readonly account = this.field('Account');
  readonly isAReceiptButton = this.button('This is a receipt');
  readonly useCheckingButton = this.button('Use Chequing');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Import Statement', exact: true }));
  }

  /** Chooses a file in the file dialog of the machine. */
  async choose(file: ChosenFile): Promise<void> {
    await bring(this.chooseButton, file);
  }

  /** Says that the rows belong to the checking account. */
  async sayItIsChecking(): Promise<void> {
    await press(this.useCheckingButton);
  }

  /** The button that adds so many rows. */
  addButton(count: number): Locator {
    return this.button(count === 1 ? 'Add 1 transaction' : `Add ${count} transactions`);
  }

  /** Adds so many rows. */
  async add(count: number): Promise<void> {
    await press(this.addButton(count));
  }

  /** Has the file read as a document. */
  async sayItIsAReceipt(): Promise<void> {
    await press(this.isAReceiptButton);
  }

  /** Adds all rows, however many there are. */
  async addAll(): Promise<void> {
    await press(this.button(/^Add \d+ transactions/));
  }

  /** A row of the statement. */
  row(name: RegExp): Locator {
    return this.region('Rows of the statement').getByRole('group', { name });
  }

  /** The account that is chosen for the rows, or for those in one currency. */
  chosenAccount(currency?: string): Locator {
    return this.#accountFor(currency).locator('option:checked');
  }

  /** Begins an account for the rows in one currency. */
  async beginAccountFor(currency: string): Promise<NewAccountForm> {
    await this.#accountFor(currency).selectOption('A new account…');
    return new NewAccountForm(this.root);
  }

  /** Goes on with an import that was left. */
  async resumeImportOf(fileName: string): Promise<void> {
    await press(this.button(`Resume the import of ${fileName}`));
  }

  /** Leaves a file that is no statement, and goes on with the next. */
  async goOnWithNextFile(): Promise<void> {
    await press(this.button('Continue with the next file'));
  }

  /** Goes to a file that is no statement among the documents. */
  async openDocument(): Promise<void> {
    await press(this.link('Open it in Receipts & Documents'));
  }

  #accountFor(currency?: string): Locator {
    return currency === undefined ? this.account : this.field(`Account for ${currency}`);
  }
}
