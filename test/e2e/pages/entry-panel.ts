import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The panel of one entry: what it was for, its documents, its taxes and its history. */
export class EntryPanel extends Part {
  readonly use: Locator;
  readonly documents: Locator;
  readonly history: Locator;
  readonly taxes: Locator;
  /** The other side of a transfer. */
  readonly otherSide: Locator;
  readonly category: Locator;
  readonly notes: Locator;

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Transaction', exact: true }));
    this.use = this.region('What it was for');
    this.documents = this.region('Documents');
    this.history = this.region('History');
    this.taxes = this.root.getByRole('table', { name: 'Tax' });
    this.otherSide = this.region('Other side');
    this.category = this.field('Category');
    this.notes = this.root.getByRole('textbox', { name: 'Notes' });
  }

  /** Puts the entry into a category, by its name, and saves that. */
  async changeCategory(name: string): Promise<void> {
    await this.category.selectOption({ label: name });
    await this.save();
  }

  async save(): Promise<void> {
    await press(this.button('Save'));
  }
}
