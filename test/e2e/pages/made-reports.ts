import type { Download, Locator } from '@playwright/test';
import { press } from './press.ts';
import { ResendDialog } from './resend-dialog.ts';
import { Screen } from './screen.ts';

/** The list of the reports that were made or mailed, and the form beside it that makes one. */
export class MadeReports extends Screen {
  readonly form = this.page.locator('form').filter({ has: this.button('Make report') });
  readonly type = this.form.getByLabel('Report type');
  readonly format = this.form.getByLabel('File format');
  readonly list = this.page.getByRole('list', { name: 'Generated reports' });
  readonly rows = this.list.getByRole('listitem');
  /** Said in the place of the list while there are none. */
  readonly empty = this.text('No report was made yet');

  /** The rows that hold this text. */
  rowsWith(hasText: string): Locator {
    return this.rows.filter({ hasText });
  }

  /** How a report stands, in one word, in the rows that hold this text or in the one row there is. */
  status(word: string, hasText?: string): Locator {
    return (hasText === undefined ? this.rows : this.rowsWith(hasText)).getByText(word);
  }

  /** Makes a report of a type, as the kind of file that is chosen. */
  async make(type: string): Promise<void> {
    await this.type.selectOption(type);
    await this.makeChosen();
  }

  /** Makes the report whose type and kind of file are chosen. */
  async makeChosen(): Promise<void> {
    await press(this.form.getByRole('button', { name: 'Make report' }));
  }

  /** Downloads a report by its file's name; of several that are called the same, the newest. */
  download(name: string): Promise<Download> {
    return this.downloadBy(this.button(`Download ${name}`).first());
  }

  /** Downloads the one report that is listed. */
  downloadOnly(): Promise<Download> {
    return this.downloadBy(this.rows.getByRole('button', { name: /^Download/ }));
  }

  /** Downloads by a button that is called otherwise. */
  async downloadBy(button: Locator): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await press(button);
    return download;
  }

  async delete(name: string): Promise<void> {
    await press(this.button(`Delete ${name}`));
  }

  /** Opens the dialog that makes links to the report, where there is one alone. */
  async share(): Promise<void> {
    await press(this.button(/^Share link to/));
  }

  /** Opens the dialog that sends a report again, where there is one alone. */
  async sendAgain(): Promise<ResendDialog> {
    await press(this.rows.getByRole('button', { name: 'Send again' }));
    return new ResendDialog(this.page);
  }
}
