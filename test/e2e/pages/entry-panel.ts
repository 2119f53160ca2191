import type { Locator, Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';
import { choose } from './choose.ts';

/** The panel of one entry: what it was for, its documents, its taxes and its history. */
export class EntryPanel extends Part {
  readonly category = this.field('Category');
  readonly saveButton = this.button('Save');
  readonly notes = this.root.getByRole('textbox', { name: 'Notes' });
  readonly taxes = this.root.getByRole('table', { name: 'Tax' });
  readonly history = this.region('History');
  /** The other side of a transfer. */
  readonly otherSide = this.root.getByRole('region', { name: 'Other side' });
  readonly use = this.region('What it was for');
  readonly usedFor = this.use.getByLabel('Used for');
  /** Divides the entry between categories. */
  readonly splitButton = this.use.getByRole('button', { name: 'Split over categories' });

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Transaction', exact: true }));
  }

  /** The category of a part of an entry that is split. */
  categoryOfPart(number: number): Locator {
    return this.use.getByRole('group', { name: `Part ${number}` }).getByLabel('Category');
  }

  /** What a split leaves over, as it is written. */
  left(amount: string): Locator {
    return this.use.getByText(`Left: ${amount}`);
  }

  /** Puts the entry into a category, by its name, and saves that. */
  async changeCategory(name: string): Promise<void> {
    await choose(this.category, name);
    await press(this.saveButton);
  }

  /** Says what an entry was used for, and saves that. */
  async sayUsedFor(use: string): Promise<void> {
    await this.usedFor.selectOption(use);
    await press(this.saveButton);
  }

  /** Goes to the panel of the other side of a transfer. */
  async openOtherSide(name: string): Promise<void> {
    await press(this.link(`Open the other side: ${name}`));
  }

  /** Ends a transfer: its sides are entries of their own again. */
  async takeApart(name: string): Promise<void> {
    await press(this.button(`Take apart from ${name}`));
  }
}
