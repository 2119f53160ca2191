import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { addDays } from '../../shared/civil-date.ts';
import { contract, fileNameOf } from '../../shared/contract/index.ts';
import { paths, reconcilePath } from '../../shared/paths.ts';
import { bundleFunctions, bundlesFolder } from '../bundle.ts';
import { startCloud, type RunningCloud } from '../local/start-cloud.ts';
import { synthesisedTemplates } from '../local/template/synthesised-templates.ts';
import { freshSite } from '../local/web/fresh-site.ts';
import { siteFolder } from '../local/web/site-folder.ts';
import { staticSite } from '../local/web/static-site.ts';
import { booksOfRunning } from './bench-books.ts';
import { measuredResult, type Result } from './bench-result.ts';
import { chequingCsv } from './bench-statement.ts';

/** Books of so many entries, up to today; the more there are, the longer they are kept and the fuller their days. */
const books = [
  { entries: 100, rowsADay: 0.5 },
  { entries: 10_000, rowsADay: 10 },
  { entries: 100_000, rowsADay: 40 },
] as const;

/** Every screen of the app, by its address. */
const screens = {
  dashboard: paths.dashboard,
  transactions: paths.transactions,
  accounts: paths.accounts,
  reconcile: reconcilePath('checking'),
  recurring: paths.recurring,
  receipts: paths.receipts,
  accounting: paths.accounting,
  archive: paths.archive,
  notifications: paths.notifications,
  settings: paths.settings,
} as const;
type ScreenName = keyof typeof screens;
const screenNames = Object.keys(screens) as ScreenName[];
type Reads = Readonly<Record<ScreenName, number>>;

/** A statement tells of a month, as banks' do. */
const DAYS_A_STATEMENT = 30;
const QUIET_MS = 1500;
const ASK_AGAIN_MS = 250;

/**
 * The read units (of 4 kB, DynamoDB's) that each screen costs when it is opened, with 10,000 and 100,000 entries in the books against
 * a hundred: opened in a real browser on the whole product, counted by what its routes read of the table.
 */
export async function screenReadResults(browser: Browser): Promise<readonly Result[]> {
  const stateDir = await mkdtemp(join(tmpdir(), 'matchbook-bench-'));
  const cloud = await startProduct(stateDir);
  try {
    const counts: { entries: number; reads: Reads }[] = [];
    for (const { entries, rowsADay } of books) {
      const { web } = cloud.stack();
      const person = await signUp(web);
      await fill(cloud, person.userId, entries, rowsADay);
      // Each statement tells that it was imported: whoever has looked has as much to read in any books.
      await send(
        'POST',
        `${web}/api/notifications/read`,
        { until: new Date().toISOString() },
        bearer(person.tokens),
      );
      counts.push({ entries, reads: await readsOf(browser, cloud, person) });
    }
    return resultsOf(counts);
  } finally {
    await cloud.stop();
    await rm(stateDir, { recursive: true, force: true });
  }
}

function resultsOf(counts: readonly { entries: number; reads: Reads }[]): Result[] {
  const [few, ...larger] = counts;
  return screenNames.flatMap((screen) =>
    larger.map(({ entries, reads }) =>
      measuredResult(
        'screens',
        `${screen}: read units, ${entries.toLocaleString('en')} entries`,
        [reads[screen]],
        `${few?.entries ?? 0} entries`,
        [few?.reads[screen] ?? Number.NaN],
      ),
    ),
  );
}

async function startProduct(stateDir: string): Promise<RunningCloud> {
  await Promise.all([bundleFunctions(), freshSite(siteFolder)]);
  return startCloud({
    port: 0,
    stateDir,
    bundlesFolder,
    templates: synthesisedTemplates,
    site: (headers) => Promise.resolve(staticSite(siteFolder, headers)),
  });
}

const Tokens = z.object({ accessToken: z.string(), idToken: z.string(), refreshToken: z.string() });
type Tokens = z.output<typeof Tokens>;

/** Somebody with new books of their own, whose id is that of the books; past the first form, so that every screen opens. */
async function signUp(web: string): Promise<{ userId: string; tokens: Tokens }> {
  const person = {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'Correct-horse-7',
    fullName: 'Bench',
  };
  const { userId } = z
    .object({ userId: z.string() })
    .parse(await send('POST', `${web}/_local/sign-up`, person));
  const tokens = Tokens.parse(await send('POST', `${web}/_local/sign-in`, person));
  const profile = { country: 'Canada', region: 'ON', profession: 'general' };
  await send('PUT', `${web}/api/profile`, profile, bearer(tokens));
  return { userId, tokens };
}

const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` });

async function send(method: string, url: string, body: object, headers = {}): Promise<unknown> {
  const answer = await fetch(url, { method, body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

/** Imports so many entries, month by month, the newest of them today's, and waits until what follows them is done. */
async function fill(cloud: RunningCloud, books: string, entries: number, rowsADay: number): Promise<void> {
  const filling = booksOfRunning(cloud.stack());
  const today = new Date().toISOString().slice(0, 10);
  const aStatement = rowsADay * DAYS_A_STATEMENT;
  for (let brought = 0; brought < entries; brought += aStatement) {
    const rows = Math.min(aStatement, entries - brought);
    const from = addDays(today, -Math.ceil((entries - brought) / rowsADay));
    const file = new TextEncoder().encode(chequingCsv(rows, { from, rowsADay }));
    const added = await filling.commit(books, await filling.read(books, file));
    if (added !== rows) throw new Error(`${added} of ${rows} rows were added.`);
  }
  await unitsOnceQuiet(cloud.stack().web, () => true);
}

/** Opens each screen anew, as a bookmark does, and counts what the routes read until nothing more is asked. */
async function readsOf(
  browser: Browser,
  cloud: RunningCloud,
  { userId, tokens }: { userId: string; tokens: Tokens },
): Promise<Reads> {
  const { web, userPoolClientId } = cloud.stack();
  const context = await browser.newContext({ baseURL: web });
  await context.addInitScript(keepSession, { clientId: userPoolClientId, userId, tokens });
  const counted: [ScreenName, number][] = [];
  for (const screen of screenNames) {
    const before = await unitsOnceQuiet(web);
    const page = await context.newPage();
    await page.goto(screens[screen]);
    await page.getByRole('heading', { level: 1 }).waitFor();
    counted.push([screen, (await unitsOnceQuiet(web)) - before]);
    await page.close();
  }
  await context.close();
  return Object.fromEntries(counted) as Record<ScreenName, number>;
}

interface Kept {
  readonly clientId: string;
  readonly userId: string;
  readonly tokens: Tokens;
}

/** Runs in the page, before its own scripts: what a sign-in leaves there. */
function keepSession({ clientId, userId, tokens }: Kept): void {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  localStorage.setItem(`${prefix}.LastAuthUser`, userId);
  for (const [name, token] of Object.entries(tokens))
    localStorage.setItem(`${prefix}.${userId}.${name}`, token);
  localStorage.setItem('matchbook.lastActivity', String(Date.now()));
}

const routes = new Set(Object.keys(contract).map(fileNameOf));
const isRoute = (functionName: string): boolean => routes.has(functionName.replace(/^matchbook-local-/, ''));

/** What those functions, the routes' unless told, have read so far, once it hasn't grown for a while. */
async function unitsOnceQuiet(web: string, isCounted = isRoute): Promise<number> {
  let [units, quietMs] = [await unitsOf(web, isCounted), 0];
  while (quietMs < QUIET_MS) {
    await pause(ASK_AGAIN_MS);
    const now = await unitsOf(web, isCounted);
    quietMs = now === units ? quietMs + ASK_AGAIN_MS : 0;
    units = now;
  }
  return units;
}

async function unitsOf(web: string, isCounted: (functionName: string) => boolean): Promise<number> {
  const answer = await fetch(`${web}/_local/reads`);
  const units = z.record(z.string(), z.number()).parse(await answer.json());
  return Object.entries(units)
    .filter(([name]) => isCounted(name))
    .reduce((sum, [, read]) => sum + read, 0);
}
