import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { Part } from './part.ts';
import { press } from './press.ts';

/** What the buttons of an export are called in a language. */
const WORDS = {
  en: {
    title: 'Bulk Export',
    submit: (count: number) => `Export ${count} items`,
    download: 'Download zip',
  },
  fr: {
    title: 'Exportation en bloc',
    submit: (count: number) => `Exporter ${count} éléments`,
    download: 'Télécharger le zip',
  },
};

/** The export of what the archive's list shows as one zip: the panel that says how far it is, with the dialog that begins it. */
export class ArchiveExport extends Part {
  /** The dialog that says what is exported. */
  readonly dialog: Locator;
  readonly #words;

  constructor(page: Page, language: 'en' | 'fr' = 'en') {
    const words = WORDS[language];
    super(page.getByRole('region', { name: words.title }));
    this.#words = words;
    this.dialog = page.getByRole('dialog');
  }

  /** Opens the dialog. */
  async begin(): Promise<void> {
    await press(this.page.getByRole('button', { name: this.#words.title }));
  }

  /** The button that exports so many items. */
  submitButton(count: number): Locator {
    return this.dialog.getByRole('button', { name: this.#words.submit(count) });
  }

  /** Downloads the zip: its name, and what it holds. */
  async download(): Promise<{ name: string; files: Record<string, Uint8Array> }> {
    const begun = this.page.waitForEvent('download');
    await press(this.page.getByRole('button', { name: this.#words.download }));
    const download = await begun;
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    return { name: download.suggestedFilename(), files };
  }
}
