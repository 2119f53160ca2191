import type { Page } from '@playwright/test';
import { Part } from './part.ts';

/** The dialog of a new rule, which says how many earlier entries it fits. */
export class RuleDialog extends Part {
  readonly textContains = this.field('Text contains');
  readonly category = this.field('Category');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'New rule' }));
  }
}
