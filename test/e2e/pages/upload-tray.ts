import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';

/** The files on their way into the books, shown beside any screen. */
export class UploadTray extends Part {
  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Uploads' }));
  }

  /** The line of a file. */
  file(name: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: name });
  }
}
