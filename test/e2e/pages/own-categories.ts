import type { Locator, Page } from '@playwright/test';
import { CategoryDialog } from './category-dialog.ts';
import { Part } from './part.ts';
import { press } from './press.ts';
import { choose } from './choose.ts';

type Action = 'Edit category' | 'Merge into another' | 'Retire';

/** The list of the categories of the books, on the Categories tab. */
export class OwnCategories extends Part {
  readonly newButton = this.button('New category');
  readonly search = this.root.getByRole('searchbox', { name: 'Search categories' });
  /** What opens the list of the one category that is offered no longer. */
  readonly notOffered = this.text('Offered no longer: 1 category');
  /** The open menu of what can be done with a category. */
  readonly menu = this.page.getByRole('menu');

  constructor(page: Page) {
    super(page.getByRole('region', { name: 'Your categories' }));
  }

  row(name: string): Locator {
    return this.root.getByRole('row').filter({ hasText: name });
  }

  /** The button that opens the menu of a category. */
  actionsButton(name: string): Locator {
    return this.button(`Actions for ${name}`);
  }

  /** Opens the dialog of a new category. */
  async begin(): Promise<CategoryDialog> {
    await press(this.newButton);
    return new CategoryDialog(this.page, 'New category');
  }

  /** Chooses from the menu of a category. */
  async act(name: string, action: Action): Promise<void> {
    // A list that is drawn anew takes its open menus along.
    await press(this.actionsButton(name));
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Opens the dialog that changes a category. */
  async edit(name: string): Promise<CategoryDialog> {
    await this.act(name, 'Edit category');
    return new CategoryDialog(this.page, 'Edit category');
  }

  /** Merges a category into another. */
  async merge(name: string, into: string): Promise<void> {
    await this.act(name, 'Merge into another');
    const dialog = this.page.getByRole('dialog', { name: `Merge ${name}` });
    await choose(dialog.getByLabel('Into'), into);
    await press(dialog.getByRole('button', { name: 'Merge' }));
  }

  async retire(name: string): Promise<void> {
    await this.act(name, 'Retire');
  }

  async bringBack(name: string): Promise<void> {
    await press(this.button(`Bring back ${name}`));
  }

  /** Leads to the entries of this year in a category, so many. */
  entriesLink(name: string, count: number): Locator {
    return this.link(`${count} entries in ${name} this year`);
  }
}
