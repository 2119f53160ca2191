import type { Page } from '@playwright/test';
import { Part } from './part.ts';

/** The dashboard's panel of what to do first in empty books. */
export class FirstSteps extends Part {
  /** Opens the file dialog of the machine. */
  readonly importButton = this.button('Import Statement');

  constructor(page: Page) {
    super(page.getByRole('region', { name: /steps to your first books$/ }));
  }
}
