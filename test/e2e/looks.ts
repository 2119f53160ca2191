import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';
import { expect } from './product.ts';

declare global {
  interface Window {
    /** There once its script has run. */
    axe: typeof axe;
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const desktop = { device: 'desktop', viewport: { width: 1280, height: 900 } } as const;

/** In which every screen and dialog must be sound. */
export const looks = (['light', 'dark'] as const).flatMap((theme) => [
  { theme, ...desktop },
  { theme, device: 'phone', viewport: { width: 390, height: 844 } } as const,
]);
export type Look = (typeof looks)[number] | typeof leastRoom;

/** As narrow as a screen comes (WCAG 2.2, 1.4.10). */
export const leastRoom = {
  ...{ theme: 'light', device: 'small phone' },
  viewport: { width: 320, height: 700 },
} as const;

/** In which people work unless a test says otherwise. */
export const brightDesk: Look = { theme: 'light', ...desktop };

/** The two looks that differ most: light on a desktop and dark on a phone, for what stands on screens seen in all four elsewhere. */
export const unlikeLooks: readonly Look[] = looks.filter(
  ({ theme, device }) => (theme === 'dark') === (device === 'phone'),
);

/** Puts an open page into a look, as the theme's own button does; the page keeps what is open on it. */
export async function dress(page: Page, { theme, viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  // Nothing may still be on its way from one colour to the next while it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((wanted) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
  }, theme);
}

/**
 * Expects no axe violation and no sideways scrolling of what is shown now. With MATCHBOOK_SHOTS=folder it also leaves a
 * picture there, for people to look at.
 */
export async function expectSound(page: Page, name: string, { theme, device }: Look): Promise<void> {
  await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0);
  await page.evaluate(endMotion);
  await expect(page.locator('[aria-busy=true], .chakra-skeleton')).toHaveCount(0);
  const where = `${name} in ${theme} on a ${device}`;
  const folder = process.env['MATCHBOOK_SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${where.replaceAll(/\W+/g, '-')}.png`) });
  expect((await violationsOn(page)).map((violation) => `${where}: ${violation}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${where} scrolls sideways by ${overflow} px`).toBeLessThanOrEqual(0);
}

/**
 * Ends what moves or fades at once, since a busy machine draws too few pictures for it to end, until nothing begins to any more: what is
 * drawn anew in another look may. A skeleton's pulse has no end.
 */
async function endMotion(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'finished' && effect?.getComputedTiming().iterations !== Infinity,
      );
  // A page that is not drawn for a while gives no picture at all: then it is looked at as it is.
  const pictures = () =>
    new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
      setTimeout(drawn, 1_000);
    });
  const latest = performance.now() + 10_000;
  do {
    for (const animation of moving()) animation.finish();
    await pictures();
  } while (moving().length > 0 && performance.now() < latest);
}

/**
 * What axe finds, asked within the page itself: its driver for Playwright opens a second page for each question, which takes
 * ten times as long.
 */
async function violationsOn(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeScript);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes: [first] }) => `${id} ${first?.html ?? ''} ${first?.failureSummary ?? ''}`,
    );
  });
}

export async function expectSoundInAllLooks(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, name, look);
  }
}
