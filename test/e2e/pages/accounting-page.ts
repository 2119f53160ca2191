import type { Locator } from '@playwright/test';
import { AutoMatchDialog } from './auto-match-dialog.ts';
import { press } from './press.ts';
import { Screen } from './screen.ts';

type Tab = 'Pending Matches' | 'Recent Matches' | 'Missing Receipts' | 'Categories' | 'Accountant';

/** The Accounting screen, with the queue of suggested matches on its first tab. */
export class AccountingPage extends Screen {
  /** The suggestion that keys decide. */
  readonly current = this.page.locator('[aria-current=true]');
  readonly suggestions = this.page.getByRole('listitem', { name: /^Suggestion/ });
  /** The button of each suggestion that confirms it. */
  readonly confirmButtons = this.page.getByRole('button', { name: /Confirm Match/ });
  /** Said once no suggestion is left to decide. */
  readonly allDecided = this.text('All suggestions reviewed');
  /** Said where there never was a suggestion. */
  readonly nothingToMatch = this.text('Nothing to match');
  /** What comes after the queue. */
  readonly next = this.page.getByRole('region', { name: 'Next steps' });

  /** Opens the screen, at the tab that the query of the address has. */
  async open(query = ''): Promise<void> {
    await this.goTo(`/app/accounting${query}`);
  }

  tab(name: Tab): Locator {
    return this.page.getByRole('tab', { name });
  }

  async openTab(name: Tab): Promise<void> {
    await press(this.tab(name));
  }

  /** The card of a figure: `Match Accuracy`. */
  figure(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The suggested match of a document, by the name of who wrote it. */
  suggestion(vendor: string): Locator {
    return this.page.getByRole('listitem', { name: `Suggestion: ${vendor}` });
  }

  /** The small picture of the document of a suggested match. */
  thumbnail(vendor: string): Locator {
    return this.suggestion(vendor).locator('img');
  }

  /** Goes through the queue by keys to the suggestion of a document, by the beginning of who wrote it. */
  async moveTo(vendor: string): Promise<void> {
    const wanted = this.suggestion(vendor);
    const count = await this.suggestions.count();
    for (let step = 0; step < count; step += 1) {
      if ((await wanted.getAttribute('aria-current')) === 'true') return;
      await this.page.keyboard.press('j');
    }
    throw new Error(`The key j never reaches the suggestion of ${vendor}.`);
  }

  /** A way on from the end of the queue. */
  nextLink(name: string): Locator {
    return this.next.getByRole('link', { name });
  }

  async confirmFirst(): Promise<void> {
    await press(this.confirmButtons.first());
  }

  /** Rejects the only suggestion. */
  async reject(): Promise<void> {
    await press(this.page.getByRole('button', { name: /^Reject/ }));
  }

  /** Shows which matches are sure enough to be confirmed together. */
  async openAutoMatch(): Promise<AutoMatchDialog> {
    await press(this.button('Auto-Match All'));
    return new AutoMatchDialog(this.page);
  }
}
