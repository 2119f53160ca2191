import type { Locator, Page } from '@playwright/test';
import { DocumentView } from './document-view.ts';

/** The details of a suggested match: its document, its sums, and why it is suggested. */
export class MatchDetails extends DocumentView {
  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Match details', exact: true }));
  }

  /** Why the match is suggested: `same amount`. */
  reason(name: string): Locator {
    return this.root.getByRole('button', { name });
  }
}
