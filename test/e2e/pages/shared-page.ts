import type { Download, Page } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** The page that a link to a report leads to, seen without an account. */
export class SharedPage extends Screen {
  readonly title = this.page.getByRole('heading', { level: 1 });
  readonly passPhrase = this.page.getByLabel('Pass phrase');
  /** What was wrong with the pass phrase. */
  readonly problem = this.page.getByRole('alert');
  readonly search = this.page.getByLabel(/^Search by text/);
  /** How many entries there are, or were found. */
  readonly count = this.page.getByRole('status');
  readonly downloadLink = this.page.getByRole('link', { name: /^Download everything/ });

  /** Opens the page with a pass phrase. */
  async unlock(phrase: string): Promise<void> {
    await this.passPhrase.fill(phrase);
    await press(this.button('Open'));
  }

  async searchFor(words: string): Promise<void> {
    await this.search.fill(words);
    await press(this.button('Search'));
  }

  async showAll(): Promise<void> {
    await press(this.link('Show all'));
  }

  /** Goes to the next page of the entries. */
  async turnPage(): Promise<void> {
    await press(this.link('Next'));
  }

  /** Opens the one document of a type; gives the tab that it is shown in. */
  async openDocument(name: RegExp): Promise<Page> {
    const tab = this.page.context().waitForEvent('page');
    await press(this.link(name));
    return tab;
  }

  /** Downloads all of it. */
  async download(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await press(this.downloadLink);
    return download;
  }
}
