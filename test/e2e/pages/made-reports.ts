import type { Download, Locator } from '@playwright/test';
import { settled } from '../settled.ts';
import { Screen } from './screen.ts';

/** The list of the reports that were made or mailed, and the form beside it that makes one. */
export class MadeReports extends Screen {
  readonly form = this.page
    .locator('form')
    .filter({ has: this.page.getByRole('button', { name: 'Make report' }) });
  readonly makeButton = this.form.getByRole('button', { name: 'Make report' });
  readonly type = this.form.getByLabel('Report type');
  readonly format = this.form.getByLabel('File format');
  readonly list = this.page.getByRole('list', { name: 'Generated reports' });
  readonly rows = this.list.getByRole('listitem');
  /** What stands in the place of the list while it is empty. */
  readonly empty = this.page.getByText('No report was made yet');

  /** Makes a report of a type, as the kind of file that is chosen. */
  async make(type: string): Promise<void> {
    await settled(this.page);
    await this.type.selectOption(type);
    await this.makeButton.click();
  }

  /** Chooses the kind of file by its words. */
  async chooseFormat(words: string): Promise<void> {
    await settled(this.page);
    await this.format.selectOption(words);
  }

  /** The rows that hold this text. */
  rowsWith(hasText: string): Locator {
    return this.rows.filter({ hasText });
  }

  /** Downloads a report by its file's name; of several that are called the same, the newest. */
  async download(name: string): Promise<Download> {
    await settled(this.page);
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page
        .getByRole('button', { name: `Download ${name}` })
        .first()
        .click(),
    ]);
    return download;
  }

  async delete(name: string): Promise<void> {
    await settled(this.page);
    await this.page.getByRole('button', { name: `Delete ${name}` }).click();
  }
}
