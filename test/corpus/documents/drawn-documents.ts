import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readPages } from '../../../functions/adapters/page-text/read-pages.ts';
import type { PageText } from '../../../shared/model/document.ts';
import { BROWSER_ARGS, headlessShellPath } from '../../support/chromium.ts';
import type { KnownDocument } from './fit-corpus.ts';

/** A document of the project's authors as it is drawn: markup in one of the styles, as a page or as a picture of a till roll. */
interface Drawn extends Omit<KnownDocument, 'pages'> {
  readonly isPicture?: boolean;
  readonly style: number;
  readonly body: string;
}

const file = new URL('../../fixtures/drawn/documents.json', import.meta.url);
const SLIP = { width: 380, height: 500 };

/**
 * Documents in layouts, countries and languages that the real ones lack, each drawing of them a source of its own. Their words are kept
 * in the machine's temporary folder.
 */
export async function drawnDocuments(): Promise<KnownDocument[]> {
  const { styles, documents } = JSON.parse(await readFile(file, 'utf8')) as {
    styles: string[];
    documents: Drawn[];
  };
  const folder = join(tmpdir(), 'matchbook-words');
  await mkdir(folder, { recursive: true });
  let browser: Browser | undefined;
  const found: KnownDocument[] = [];
  for (const { style, body, isPicture = false, ...document } of documents) {
    const html = `<meta charset=utf-8><style>${styles[style]}</style>${body}`;
    const kept = join(
      folder,
      `${createHash('sha256').update(`${isPicture}${html}`).digest('hex').slice(0, 20)}.json`,
    );
    if (!existsSync(kept)) {
      browser ??= await chromium.launch({ executablePath: headlessShellPath(), args: [...BROWSER_ARGS] });
      const reading = await readPages(await drawing(browser, html, isPicture));
      await writeFile(kept, JSON.stringify(reading.kind === 'pages' ? reading.pages : []));
    }
    found.push({ ...document, pages: JSON.parse(await readFile(kept, 'utf8')) as PageText[] });
  }
  await browser?.close();
  return found;
}

async function drawing(browser: Browser, html: string, isPicture: boolean): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: SLIP });
  await page.setContent(html);
  const roll = page.locator('.p');
  const box = (await roll.count()) > 0 ? await roll.first().boundingBox() : null;
  const bytes = isPicture
    ? await page.screenshot({ fullPage: true })
    : await page.pdf(
        box ? { width: `${box.width + 2}px`, height: `${box.height + 30}px` } : { format: 'A4' },
      );
  await page.close();
  return bytes;
}
