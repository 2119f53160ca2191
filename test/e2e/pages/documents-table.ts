import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';

/** The documents, where they are shown as a table. */
export class DocumentsTable extends Part {
  constructor(page: Page) {
    super(page.getByRole('table', { name: 'Documents' }));
  }

  /** The box that selects a document, by the name of its file. */
  box(fileName: string): Locator {
    return this.root.getByRole('checkbox', { name: `Select ${fileName}` });
  }
}
