import type { Page } from '@playwright/test';
import { Part } from './part.ts';

/** The palette that finds screens, entries and commands by what is typed. */
export class CommandPalette extends Part {
  readonly search = this.root.getByRole('combobox');
  /** What Enter takes. */
  readonly marked = this.root.getByRole('option', { selected: true });

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Search and commands' }));
  }
}
