import type { Download, Locator } from '@playwright/test';
import { ArchivedItem } from './archived-item.ts';
import { DeleteForGoodDialog } from './delete-for-good-dialog.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The archive: what was deleted and is kept for a time. */
export class ArchivePage extends Screen {
  readonly rows = this.page.getByRole('list', { name: 'Archived items' }).getByRole('listitem');
  /** Said in the place of the rows while there are none. */
  readonly empty = this.text('Nothing found in the archive');

  /** Opens the archive as the rest of the address has it: `?type=report`. */
  async open(query = ''): Promise<void> {
    await this.goTo(`/app/archive${query}`);
  }

  async restore(name: string): Promise<void> {
    await press(this.button(`Restore ${name}`));
  }

  /** Downloads an item by its name. */
  async download(name: string): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await press(this.button(`Download ${name}`));
    return download;
  }

  /** Loads the archive anew. */
  get refreshButton(): Locator {
    return this.button('Refresh');
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  restoreButton(name: string): Locator {
    return this.button(`Restore ${name}`);
  }

  /** The button that asks whether an item shall go for good. */
  deleteButton(name: string): Locator {
    return this.button(`Delete ${name} permanently`);
  }

  /** The card of a count: `Transactions`. */
  figure(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  /** The filter of the year in which things were archived. */
  get year(): Locator {
    return this.page.getByLabel('Archived in');
  }

  async clearFilters(): Promise<void> {
    await press(this.button('Clear filters'));
  }

  async openTab(name: string): Promise<void> {
    await press(this.tab(name));
  }

  /** Shows the one item of the list. */
  async viewOnly(): Promise<ArchivedItem> {
    await press(this.rows.getByRole('button', { name: /^View/ }));
    return new ArchivedItem(this.page);
  }

  /** Asks whether an item shall go for good, by its name, or the one item of the list. */
  async askToDelete(name?: string): Promise<DeleteForGoodDialog> {
    const only = this.rows.getByRole('button', { name: /permanently$/ });
    await press(name === undefined ? only : this.deleteButton(name));
    return new DeleteForGoodDialog(this.page);
  }
}
