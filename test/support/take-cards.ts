import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { palette } from '../../shared/palette.ts';
import { pageAddresses, pageIn } from '../../shared/site-pages.ts';
import { cardFile, cardSize } from '../../shared/site-shots.ts';
import { languages } from '../../shared/text/language.ts';

const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name)).toString('base64');
const serif = file('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2');
const sans = file('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const mark = readFileSync('web/public/favicon.svg').toString('base64');
/** So few colors do for letters on paper, and a card takes a tenth. */
const COLORS = 12;

/** Draws the card of every public page in every language: its title on paper, under the mark. */
export async function takeCards(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: cardSize });
  for (const address of pageAddresses)
    for (const language of languages) {
      await page.setContent(card(await titleOf(pageIn(language, address))));
      await page.evaluate(() => document.fonts.ready);
      await sharp(await page.screenshot())
        .png({ palette: true, colors: COLORS, dither: 0, effort: 9 })
        .toFile(`${folder}/${cardFile(address, language)}`);
    }
  await page.close();
}

/** What a page is called, as the product says it; the name of the product stands on the card already. */
async function titleOf(place: string): Promise<string> {
  const html = await (await fetch(`${process.env['MATCHBOOK_WEB'] ?? ''}${place}`)).text();
  const [, title] = /<title>(.+?)<\/title>/.exec(html) ?? [];
  if (title === undefined) throw new Error(`${place} has no title.`);
  return title.replace(/^Matchbook – | – Matchbook$/, '');
}

const card = (title: string) => `<style>
@font-face { font-family: Card Serif; src: url(data:font/woff2;base64,${serif}); font-weight: 200 900 }
@font-face { font-family: Card Sans; src: url(data:font/woff2;base64,${sans}); font-weight: 100 900 }
body { margin: 0; height: 630px; box-sizing: border-box; padding: 72px 80px; display: flex; flex-direction: column;
  background: ${palette.paper.light}; color: ${palette.ink.light}; border-bottom: 14px solid ${palette.ember.light} }
header { display: flex; align-items: center; gap: 18px; font: 650 36px Card Sans; letter-spacing: -0.025em }
h1 { margin: auto 0 0; font: 540 84px/1.06 Card Serif; letter-spacing: -0.03em; text-wrap: balance }
h1::first-letter { text-transform: uppercase }
</style><header><img src="data:image/svg+xml;base64,${mark}" width="56" height="56">Matchbook</header><h1>${title}</h1>`;
