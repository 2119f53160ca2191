import type { Page } from '@playwright/test';
import { Part } from './part.ts';

/** The filters above the list of transactions. */
export class FilterBar extends Part {
  readonly search = this.root.getByRole('searchbox');
  readonly moreButton = this.button('More Filters');
  readonly account = this.field('Account');
  readonly category = this.field('Category');

  constructor(page: Page) {
    super(page.getByRole('search', { name: 'Filters' }));
  }
}
