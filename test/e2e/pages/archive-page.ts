import type { Download, Locator } from '@playwright/test';
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
    return this.button(`Delete ${name} for good`);
  }
}
