import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../shared/paths.ts';
import { expect, test } from './product.ts';

/** The screens that most visits begin with. */
const SCREENS = {
  dashboard: paths.app,
  transactions: paths.transactions,
  receipts: paths.receipts,
  matches: paths.accounting,
  accountant: `${paths.accounting}?tab=accountant`,
  reports: paths.reports,
  accounts: paths.accounts,
  recurring: paths.recurring,
  settings: paths.settings,
};

/** The bars ask these beside every screen, and nothing waits for their answers. */
const BESIDE = ['/notifications/unread', '/uploads'];

/** A request that starts only after another one answered is one round later than that. */
const ROUNDS_MAX = 2;

/**
 * How long every answer is held back, as a far network does. What waits for an answer starts after it, what only comes late because the
 * page is busy drawing starts before: without this the two look alike wherever the API answers faster than a screen is drawn.
 */
const ANSWER_DELAY_MS = 400;

interface Arrival {
  readonly requests: number;
  readonly rounds: number;
  /** From the start of the navigation until nothing in sight is a skeleton any more, the delays of the answers among it. */
  readonly milliseconds: number;
  /** What was asked, each with its round. */
  readonly asked: readonly string[];
}

test.use({ viewport: { width: 1440, height: 900 } });

test('each screen asks for all that it shows in two rounds at most', async ({
  context,
  filled,
}, testInfo) => {
  await context.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, filled.session.origins[0]?.localStorage ?? []);
  await context.addInitScript(noteWhenInSight);
  await context.route('**/api/**', async (route) => {
    await delay(ANSWER_DELAY_MS);
    await route.continue();
  });
  const arrivals: Record<string, Arrival> = {};
  for (const [screen, path] of Object.entries(SCREENS)) {
    const page = await context.newPage();
    arrivals[screen] = await arrivalAt(page, path);
    await page.close();
  }
  console.table(
    Object.fromEntries(
      Object.entries(arrivals).map(([screen, { asked: _, ...figures }]) => [screen, figures]),
    ),
  );
  for (const [screen, { asked }] of Object.entries(arrivals)) console.log(`${screen}: ${asked.join(', ')}`);
  await testInfo.attach('arrivals.json', { body: JSON.stringify(arrivals), contentType: 'application/json' });
  for (const [screen, { rounds, asked }] of Object.entries(arrivals)) {
    expect.soft(rounds, `${screen}: ${asked.join(', ')}`).toBeLessThanOrEqual(ROUNDS_MAX);
    expect
      .soft(
        asked.filter((one) => one.endsWith('/me')),
        screen,
      )
      .toHaveLength(1);
  }
});

async function arrivalAt(page: Page, path: string): Promise<Arrival> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'inSightAt' in window, undefined, { polling: 50, timeout: 15_000 });
  const { milliseconds, answers } = await page.evaluate(() => ({
    milliseconds: Math.round(Number(Reflect.get(window, 'inSightAt'))),
    answers: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({
        path: new URL(name).pathname.slice('/api'.length),
        query: new URL(name).search,
        startTime,
        responseEnd,
      })),
  }));
  // What starts later is below the fold, or asks again from time to time.
  const asked = answers.filter(({ startTime }) => startTime <= milliseconds);
  const awaited = asked.filter((one) => !BESIDE.includes(one.path));
  const isFirst = ({ path, query, startTime }: (typeof answers)[number]) =>
    !BESIDE.includes(path) &&
    !asked.some((other) => other.path === path && other.query === query && other.startTime < startTime);
  const roundOf = (at: number): number =>
    1 + Math.max(0, ...awaited.filter((one) => one.responseEnd <= at).map((one) => roundOf(one.startTime)));
  const rounds = asked.map(({ startTime }) => roundOf(startTime));
  return {
    requests: asked.length,
    // What is asked again from time to time depends on nothing, and comes the later the slower the machine is.
    rounds: Math.max(...asked.filter(isFirst).map(({ startTime }) => roundOf(startTime))),
    milliseconds,
    asked: asked.map((one, index) => `${rounds[index]} ${one.path}`),
  };
}

/** In the page: notes the moment from which on the screen stands and nothing in sight waits for its content. */
function noteWhenInSight(): void {
  const isInSight = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  let since: number | undefined;
  const look = () => {
    const main = document.querySelector('main#content');
    const waits = [...document.querySelectorAll('[aria-busy=true], .chakra-skeleton')].some(isInSight);
    const stands = main?.querySelector('h1') != null && !waits;
    since = stands ? (since ?? performance.now()) : undefined;
    // A part that has only just come may show a skeleton next.
    if (since === undefined || performance.now() - since < 400) return;
    Object.assign(window, { inSightAt: since });
    clearInterval(watching);
  };
  const watching = setInterval(look, 20);
}
