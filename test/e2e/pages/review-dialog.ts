import type { Locator, Page } from '@playwright/test';
import { DocumentView } from './document-view.ts';
import { press } from './press.ts';

/** The dialog where what was read of a document is looked over. */
export class ReviewDialog extends DocumentView {
  /** At which document of how many somebody is. */
  readonly progress = this.root.getByRole('status', { name: 'Documents to review' });
  readonly vendor = this.field('Vendor');
  readonly total = this.field('Total');
  readonly date = this.field('Date');
  readonly currency = this.field('Currency');
  readonly category = this.field('Category');
  /** The transaction that may have paid it. */
  readonly suggestion = this.region('Suggested transaction');
  /** What else was read, of which less is asked. */
  readonly alsoRead = this.region('Also read');
  readonly isAStatementButton = this.button('This is a statement');
  readonly acceptAndMatchButton = this.button('Accept and confirm match');

  constructor(page: Page) {
    super(page.getByRole('dialog', { name: 'Review document', exact: true }));
  }

  async turnClockwise(): Promise<void> {
    await press(this.button('Turn clockwise'));
  }

  async enlarge(): Promise<void> {
    await press(this.button('Larger'));
  }

  /** Has the document read as a bank statement. */
  async sayItIsAStatement(): Promise<void> {
    await press(this.isAStatementButton);
  }

  async close(): Promise<void> {
    await press(this.button('Close'));
  }

  /** Accepts the document together with the match that was found. */
  async acceptAndMatch(): Promise<void> {
    await press(this.acceptAndMatchButton);
  }

  /** The document as it was uploaded, where it is shown as that. */
  original(fileName: RegExp): Locator {
    return this.root.getByRole('region', { name: fileName });
  }
}
