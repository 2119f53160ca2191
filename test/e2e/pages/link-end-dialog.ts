import type { Page } from '@playwright/test';
import { Part } from './part.ts';
import { press } from './press.ts';

/** The dialog that says until when a link opens. */
export class LinkEndDialog extends Part {
  readonly opensFor = this.field('Opens for');
  readonly lastDay = this.field('Last day');

  constructor(page: Page, label: string) {
    super(page.getByRole('dialog', { name: new RegExp(`^When should the link for ${label}`) }));
  }

  async save(): Promise<void> {
    await press(this.button('Save'));
  }
}
