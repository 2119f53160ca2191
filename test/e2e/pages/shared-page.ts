import type { Download, Page } from '@playwright/test';
import { press } from './press.ts';
import { Screen } from './screen.ts';

/** `−$1,234.50` → -123450 */
const centsOf = (text: string): number => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));

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

  /** The amounts of the entries that it shows, in cents. */
  async amounts(): Promise<number[]> {
    const texts = await this.page.locator('.rows tbody .money').allInnerTexts();
    return texts.map(centsOf);
  }

  /** One of its totals, in cents. */
  async total(name: string): Promise<number> {
    const figure = this.page
      .locator('.figures div')
      .filter({ has: this.page.getByText(name, { exact: true }) });
    return centsOf(await figure.locator('dd').innerText());
  }

  /** The families of the fonts that it brought along and is set in. */
  loadedFonts(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
        .toSorted(),
    );
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
