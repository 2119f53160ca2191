import type { Page } from '@playwright/test';
import { Part } from './part.ts';

/** The list of the keys that do something. */
export class ShortcutsDialog extends Part {
  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  }
}
