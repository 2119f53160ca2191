import { readdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.ts';

/**
 * Prints the invoices of `test/fixtures/invoices` from the pages beside them: `node test/support/make-invoices.ts`. Their layouts are
 * those in which bookkeeping programs, clouds, telephone companies and tradespeople bill; all names and numbers are invented.
 * `fields.json` says what each one states, amounts in minor units.
 */
const folder = new URL('../fixtures/invoices/', import.meta.url);
const STYLE = `<meta charset="utf-8"><style>
  body { font: 12px Helvetica, Arial, sans-serif; margin: 40px; color: #222 }
  table { border-collapse: collapse; width: 100% } td, th { padding: 5px 8px; text-align: left }
  .r { text-align: right } .g { color: #777 } .row { display: flex; justify-content: space-between }
  h1 { font-size: 28px } .big { font-size: 20px; font-weight: bold }
</style>`;

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
  await page.setContent(STYLE + (await readFile(new URL(name, folder), 'utf8')));
  await writeFile(new URL(name.replace('.html', '.pdf'), folder), await page.pdf({ format: 'A4' }));
}
await browser.close();
