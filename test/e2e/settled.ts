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

/** A page that runs no script is asked anew after so little that it is found at rest as soon as it is. */
const ASK_AGAIN_MS = 50;
/** So long a page looks at itself before it is asked anew: by then it may be another one. */
const LOOK_MS_MAX = 2_000;

/** Waits in the page, which looks at itself; what is shared with strangers runs no script, and so no waiting of its own: it is asked from outside. */
async function withoutMotion(page: Page, busy: string): Promise<void> {
  const wait = (waits += 1);
  const asked = { busy, wait, restMs: REST_MS, lookMs: LOOK_MS_MAX };
  await expect(async () => {
    expect(await page.evaluate(isAtRest, asked)).toBe(true);
  }).toPass({ intervals: [ASK_AGAIN_MS], timeout: REST_MS_MAX });
}

interface Asked {
  readonly busy: string;
  readonly wait: number;
  readonly restMs: number;
  readonly lookMs: number;
}

/** In the page: whether it has been at rest for so long, as this wait has seen it. Where it runs scripts it looks until it is, or for so long. */
function isAtRest({ busy, wait, restMs, lookMs }: Asked): boolean | Promise<boolean> {
  const LOOK_AGAIN_MS = 20;
  const looksAgain = matchMedia('(scripting: enabled)').matches;
  const begun = performance.now();
  const look = (): boolean => {
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
  };
  const lookOn = (answer: (isResting: boolean) => void): void => {
    const isResting = look();
    // What React draws in slices leaves gaps that a look falls into: the page is at rest when it is so with nothing left to do.
    if (isResting) requestIdleCallback(() => (look() ? answer(true) : lookOn(answer)), { timeout: lookMs });
    else if (performance.now() - begun > lookMs) answer(false);
    else setTimeout(lookOn, LOOK_AGAIN_MS, answer);
  };
  return looksAgain ? new Promise(lookOn) : look();
}
