import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog of a category, new or changed. */
export class CategoryDialog extends Part {
  readonly name = this.field('Name');
  /** Where its entries go on the tax return. */
  readonly line = this.field('Form line');
  readonly saveButton;

  constructor(page: Page, title: 'New category' | 'Edit category') {
    super(page.getByRole('dialog', { name: title }));
    this.saveButton = this.button(title === 'New category' ? 'Add category' : 'Save');
  }

  /** Adds or saves the category. */
  async save(): Promise<void> {
    await press(this.saveButton);
  }
}
