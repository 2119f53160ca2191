import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const LOADING = '[aria-busy=true], .chakra-skeleton';
/** The product's own mark that an answer, a change or code is on its way. */
const BUSY = `html[data-busy], ${LOADING}`;
const REST_MS_MAX = 30_000;
/** For so long nothing begins: what waits for one answer to ask the next does so at once. */
const REST_MS = 40;

/** Waits until a page is at rest: nothing is fetched or changed, no skeleton is shown, nothing moves. */
export const settled = (page: Page): Promise<void> => withoutMotion(page, BUSY);

/** Waits until a page stands still: it shows no skeleton and nothing moves, though a test may hold an answer back. */
export const still = (page: Page): Promise<void> => withoutMotion(page, LOADING);

let waits = 0;

/** Asked anew after so little that it is found at rest as soon as it is. */
const ASK_AGAIN_MS = 50;

/** The page is asked from outside: what is shared with strangers runs no script, and so no waiting of its own. */
async function withoutMotion(page: Page, busy: string): Promise<void> {
  const wait = (waits += 1);
  await expect(async () => {
    expect(await page.evaluate(isAtRest, { busy, wait, restMs: REST_MS })).toBe(true);
  }).toPass({ intervals: [ASK_AGAIN_MS], timeout: REST_MS_MAX });
}

/** In the page: whether it has been at rest for so long, as this wait has seen it. */
function isAtRest({ busy, wait, restMs }: { busy: string; wait: number; restMs: number }): boolean {
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    );
  const isBegun = document.querySelector('#root:empty') === null;
  const now = performance.now();
  const isBusy = isMoving || !isBegun || document.querySelector(busy) !== null;
  const rest = Reflect.get(window, 'restSeen') as { wait: number; since: number } | undefined;
  const since = isBusy ? Infinity : rest?.wait === wait ? Math.min(rest.since, now) : now;
  Reflect.set(window, 'restSeen', { wait, since });
  return now - since >= restMs;
}
