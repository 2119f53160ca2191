import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { coveredBy } from './covered-by.ts';

/** The files on their way into the books, shown beside any screen. */
export class UploadTray extends Part {
  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Uploads' }));
  }

  /** What can be pressed and lies under it, where it has the focus. */
  async coversFocus(): Promise<string[]> {
    return coveredBy(this.root, ':focus');
  }

  /** The line of a file. */
  file(name: string): Locator {
    return this.root.getByRole('listitem').filter({ hasText: name });
  }
}
