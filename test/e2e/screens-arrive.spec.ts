import type { BrowserContext, Page, Request, Route } from '@playwright/test';
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

/** A request that starts only after another one was answered is one round later than that. */
const ROUNDS_MAX = 2;

/** So often in a row, a tenth of a second apart, a page is seen at rest before its answers come. */
const LOOKS = 2;
/** What a busy machine is slow to begin looks like another round: with this patience it is seen where it belongs. */
const LOOKS_OF_THE_PATIENT = 10;

/** More would be a screen that never comes: the test ends with what was asked. */
const ROUNDS_TRIED = 5;

test.use({ viewport: { width: 1440, height: 900 } });

test('each screen asks for all that it shows in two rounds at most', async ({ context, filled }) => {
  await context.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, filled.session.origins[0]?.localStorage ?? []);
  for (const [screen, path] of Object.entries(SCREENS)) {
    const inHaste = await roundsOf(context, path, LOOKS);
    const rounds =
      inHaste.length > ROUNDS_MAX ? await roundsOf(context, path, LOOKS_OF_THE_PATIENT) : inHaste;
    const asked = `${screen}: ${rounds.map((round) => round.join(', ')).join(' | ')}`;
    console.log(asked);
    expect.soft(rounds.length, asked).toBeLessThanOrEqual(ROUNDS_MAX);
    expect
      .soft(
        rounds.flat().filter((one) => one === '/me'),
        asked,
      )
      .toHaveLength(1);
  }
});

async function roundsOf(context: BrowserContext, path: string, looks: number) {
  const page = await context.newPage();
  const rounds = await roundsUntilInSight(page, path, looks);
  await page.close();
  return rounds;
}

/**
 * What a screen asked until nothing in sight waited any more, round by round. The answers of a round are held until the page has nothing
 * else to do: what is asked after them waited for one of them, however slow the machine is.
 */
async function roundsUntilInSight(
  page: Page,
  path: string,
  looks: number,
): Promise<readonly (readonly string[])[]> {
  const underway = new Set<Request>();
  const held = new Map<Request, Route>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  await page.route('**/api/**', (route, request) => void held.set(request, route));
  await page.goto(path, { waitUntil: 'commit' });

  const rounds: (readonly string[])[] = [];
  while (!(await isInSightAtRest(page, underway, held, looks))) {
    rounds.push([...held.keys()].map((request) => new URL(request.url()).pathname.slice('/api'.length)));
    expect(rounds.length, JSON.stringify(rounds)).toBeLessThanOrEqual(ROUNDS_TRIED);
    const answers = [...held.values()];
    held.clear();
    for (const answer of answers) await answer.continue();
  }
  return rounds;
}

/** Waits until a page has nothing to do but wait for the answers that are held, and tells whether all in sight stands without them. */
async function isInSightAtRest(
  page: Page,
  underway: ReadonlySet<Request>,
  held: ReadonlyMap<Request, Route>,
  looks: number,
): Promise<boolean> {
  let isInSight = false;
  let askedBefore = -1;
  let looksAlike = 0;
  await expect(async () => {
    isInSight = await page.evaluate(isInSightWhenIdle);
    const isResting = underway.size === held.size && (isInSight || held.size > 0);
    looksAlike = !isResting ? 0 : held.size === askedBefore ? looksAlike + 1 : 1;
    askedBefore = held.size;
    expect(looksAlike).toBe(looks);
  }).toPass({ intervals: [100], timeout: 30_000 });
  return isInSight;
}

/** In the page, once it is idle: whether the screen stands and nothing in sight waits for its content. */
async function isInSightWhenIdle(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  const isInSight = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const waits = [...document.querySelectorAll('[aria-busy=true], .chakra-skeleton')].some(isInSight);
  return document.readyState === 'complete' && document.querySelector('main#content h1') !== null && !waits;
}
