import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, ElementHandle, Page } from '@playwright/test';
import sharp from 'sharp';
import { shotScreens, shotFile, shotSizes } from '../../shared/site-shots.ts';
import type { ShotDevice, ShotScreen } from '../../shared/site-shots.ts';
import { languages, languageTags } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { sample as english } from '../../web/text/en/sample.ts';
import { sample as french } from '../../web/text/fr/sample.ts';
import { newPerson, signIn } from '../e2e/people.ts';
import { settled } from '../e2e/settled.ts';
import { BROWSER_ARGS, chromiumPath } from './chromium.ts';
import { takeCards } from './take-cards.ts';
import { HASH_FILE, SHOTS_FOLDER, shownScreensHash } from './shown-screens.ts';
import productOfTheRun from './start-product.ts';

/*
 * `npm run shots`: takes the pictures of the product that the public site shows, from its sample books, and the cards by which other
 * sites show ours; `npm run shots -- cards` draws only these. MATCHBOOK_STATE names a product that runs already.
 */

const ROOT = resolve('.');
/** As far as a picture can be compressed before its letters blur. */
const QUALITY = 50;
/** Of nine: the rest takes far longer and saves little. */
const EFFORT = 4;
const CONFIRMED = 14;
const themes = ['light', 'dark'] as const;

const sampleBands: Readonly<Record<Language, string>> = { en: english.banner, fr: french.banner };
/** By language: where the sample business is. */
const regions: Readonly<Record<Language, string>> = { en: 'ON', fr: 'QC' };

const end = await productOfTheRun();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...BROWSER_ARGS] });
try {
  if (process.argv[2] !== 'cards') {
    await rm(SHOTS_FOLDER, { recursive: true, force: true });
    await mkdir(SHOTS_FOLDER, { recursive: true });
    for (const language of languages) await takeScreens(browser, language);
    await writeFile(HASH_FILE, `${shownScreensHash(ROOT)}\n`);
  }
  await takeCards(browser, SHOTS_FOLDER);
} finally {
  await browser.close();
  await end();
}

/** Every screen in one language, in both themes and on both devices. */
async function takeScreens(from: Browser, language: Language): Promise<void> {
  const context = await from.newContext({
    baseURL: process.env['MATCHBOOK_WEB'] ?? '',
    locale: languageTags[language],
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const person = { ...newPerson(), fullName: 'Rose Tremblay' };
  const member = await signIn(page, person);
  await member.ask('PUT', '/profile', {
    country: 'Canada',
    region: regions[language],
    profession: 'consultant',
  });
  await member.ask('POST', '/sample-books', { id: crypto.randomUUID() });
  await member.until('/receipts', ({ items }) =>
    (items as { status: string }[]).every(({ status }) => status !== 'pending'),
  );
  // Books in use: some matches are confirmed already.
  const { items } = await member.ask('GET', '/matches?status=pending');
  for (const { id } of (items as { id: string }[]).slice(0, CONFIRMED))
    await member.ask('POST', `/matches/${id}/confirm`, {});
  for (const theme of themes)
    for (const device of ['desktop', 'phone'] as const)
      for (const screen of Object.keys(shotScreens) as ShotScreen[]) {
        const look = { screen, device, theme, language };
        const band = await open(page, look);
        const picture = await page.screenshot({ animations: 'disabled' });
        // What failed meanwhile would be pictured as an error.
        if (!(await band.evaluate((node) => node.isConnected)))
          throw new Error(`${shotFile(look)} was not taken: its screen is no longer there.`);
        await sharp(picture)
          .resize({ width: shotSizes[device].pixels })
          .avif({ quality: QUALITY, effort: EFFORT })
          .toFile(`${SHOTS_FOLDER}/${shotFile(look)}`);
      }
  await context.close();
}

interface Look {
  readonly screen: ShotScreen;
  readonly device: ShotDevice;
  readonly theme: (typeof themes)[number];
  readonly language: Language;
}

/** Opens a screen and hides the band by which the app says that these are sample books; answers the band. */
async function open(page: Page, look: Look): Promise<ElementHandle<HTMLElement>> {
  const { screen, device, theme, language } = look;
  const { width, height } = shotSizes[device];
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([chosen, spoken]) => {
      localStorage.setItem('matchbook.theme', chosen);
      localStorage.setItem('matchbook.language', spoken);
    },
    [theme, language] as const,
  );
  await page.goto(shotScreens[screen]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  // That these are sample books the site says beside the picture. The band stays in the page, whose own it is.
  const region = page.getByRole('region', { name: sampleBands[language] });
  const band = (await region.elementHandle()) as ElementHandle<HTMLElement>;
  await band.evaluate((node) => node.style.setProperty('display', 'none', 'important'));
  await page.evaluate(() => document.fonts.ready);
  return band;
}
