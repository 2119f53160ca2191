import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const LOADING = '[aria-busy=true], .chakra-skeleton';
/** The product's own mark that an answer, a change or code is on its way. */
const BUSY = `html[data-busy], ${LOADING}`;
const REST_MS_MAX = 30_000;

/** Waits until a page is at rest: nothing is fetched or changed, no skeleton is shown, nothing moves. */
export const settled = (page: Page): Promise<void> => withoutMotion(page, BUSY);

/** Waits until a page stands still: it shows no skeleton and nothing moves, though a test may hold an answer back. */
export const still = (page: Page): Promise<void> => withoutMotion(page, LOADING);

async function withoutMotion(page: Page, busy: string): Promise<void> {
  await expect(async () => {
    await expect(page.locator(busy)).toHaveCount(0);
    expect(await page.evaluate(runningAnimations)).toBe(0);
    await expect(page.locator(busy)).toHaveCount(0, { timeout: 1 });
  }).toPass({ timeout: REST_MS_MAX });
}

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    ).length;
