import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page, type Route } from '@playwright/test';
import { build } from 'esbuild';
import { decimalFromMinor } from '../../shared/money.ts';
import { SHELL } from '../constructs/site-paths.ts';
import { freshSite } from '../local/web/fresh-site.ts';
import { siteFolder } from '../local/web/site-folder.ts';
import type { BareLine } from './bare-list.tsx';
import { measuredResult, type Result } from './bench-result.ts';
import { screenReadResults } from './bench-screen-reads.ts';
import { screenBooks, type Replies } from './bench-screen-books.ts';

const ENTRIES = 50_000;
const SCREENS = 500;
const ROW_HEIGHT = 53;
const origin = 'https://bench.example';

/** What one walk through a list costs the browser. */
interface Walk {
  readonly workMs: number;
  readonly longestMs: number;
  readonly answerMs: number;
  readonly heapMb: number;
}

const measures = [
  ['workMs', `script, style and layout, ${SCREENS} screens`],
  ['longestMs', 'longest task while scrolling'],
  ['answerMs', 'a row pressed to the next paint'],
  ['heapMb', 'heap afterwards, MB'],
] as const satisfies readonly (readonly [keyof Walk, string])[];

/**
 * Scrolls the list of transactions and a bare list of the same words, in a real browser, so many screens that one round is enough; then
 * opens every screen over books of three sizes.
 */
export async function screenResults(): Promise<readonly Result[]> {
  await freshSite(siteFolder);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const own = await walkOf(browser, openTransactions);
    const bare = await walkOf(browser, await bareOpener());
    const scrolling = measures.map(([key, what]) =>
      measuredResult('screens', what, [own[key]], 'bare list', [bare[key]]),
    );
    return [...scrolling, ...(await screenReadResults(browser))];
  } finally {
    await browser.close();
  }
}

type Open = (page: Page) => Promise<void>;

const { rows, replies } = screenBooks(ENTRIES);

async function walkOf(browser: Browser, open: Open): Promise<Walk> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await open(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await workOf(session);
    const longestMs = await page.evaluate(scrollThrough, SCREENS);
    const workMs = (await workOf(session)) - before;
    const answerMs = await answerTo(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { workMs, longestMs, answerMs, heapMb: usedSize / 2 ** 20 };
  } finally {
    await page.close();
  }
}

/** What the page has spent on scripts, styles and layout so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (seconds('ScriptDuration') + seconds('LayoutDuration') + seconds('RecalcStyleDuration'));
}

/** Scrolls a screen a frame; answers the longest that a frame was kept waiting. */
async function scrollThrough(screens: number): Promise<number> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  let longest = 0;
  let last = await nextFrame();
  for (let screen = 0; screen < screens; screen += 1) {
    window.scrollBy(0, window.innerHeight);
    const now = await nextFrame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

/** How long a press of a row waits for the paint that answers it. */
async function answerTo(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        requestAnimationFrame(() =>
          setTimeout(() => performance.measure('answer', { start: timeStamp, end: performance.now() })),
        );
      },
      { capture: true, once: true },
    );
  });
  const middle = await page.evaluate(() => {
    const rowsHere = [...document.querySelectorAll<HTMLElement>('[data-opens-entry], .open')];
    const box = rowsHere.map((row) => row.getBoundingClientRect()).find(({ top }) => top > innerHeight / 2);
    return { x: (box?.left ?? 0) + 4, y: (box?.top ?? 0) + 4 };
  });
  await page.mouse.click(middle.x, middle.y);
  await page.waitForFunction(() => performance.getEntriesByName('answer').length > 0);
  return page.evaluate(() => performance.getEntriesByName('answer')[0]?.duration ?? Number.NaN);
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Opens the product's own screen: the built site, a session that is kept here, and the API's replies. */
async function openTransactions(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) => answerSite(route, replies));
  await page.addInitScript(keepSession, sessionToken());
  await page.goto(`${origin}/app/transactions`);
  await page.locator('[data-opens-entry]').first().waitFor();
}

async function answerSite(route: Route, api: Replies): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/config.json')
    return route.fulfill({ json: { userPoolId: 'ca-central-1_bench', userPoolClientId: 'bench' } });
  if (pathname.startsWith('/api/')) {
    const reply = api[pathname];
    return reply === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: reply });
  }
  const file = pathname.startsWith('/app/') ? SHELL : pathname;
  const body = await readFile(join(siteFolder, file)).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  return route.fulfill({ body, contentType: types[extname(file)] ?? 'application/octet-stream' });
}

function keepSession(token: string): void {
  const prefix = 'CognitoIdentityServiceProvider.bench';
  localStorage.setItem(`${prefix}.LastAuthUser`, 'bench');
  for (const name of ['accessToken', 'idToken', 'refreshToken'])
    localStorage.setItem(`${prefix}.bench.${name}`, token);
  localStorage.setItem('matchbook.lastActivity', String(Date.now()));
}

/** Of nobody: only this page, which has no API behind it, looks at it. */
function sessionToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'none' })}.${part({ sub: 'bench', username: 'bench', exp: inAnHour, iat: inAnHour - 3600 })}.`;
}

const bareHtml = `<!doctype html><style>
  body { margin: 0; font: 14px sans-serif }
  .row { position: absolute; top: 0; width: 100%; display: grid; grid-template-columns: auto auto minmax(0, 1fr) 9rem 11rem 8rem 6.5rem; align-items: center; border-top: 1px solid }
</style><div id="root"></div>`;

/** Opens the bare list with the words of the same entries. */
async function bareOpener(): Promise<Open> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bare-list.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = outputFiles.map(({ text }) => text).join('');
  const lines: BareLine[] = rows.map(({ description, accountLabel, category, amount, receiptId }) => ({
    ...{ description, category },
    account: accountLabel,
    amount: decimalFromMinor(amount, 'CAD'),
    isMatched: receiptId !== null,
  }));
  return async (page) => {
    await page.setContent(bareHtml);
    await page.evaluate((list) => Object.assign(window, { bareList: list }), { lines, height: ROW_HEIGHT });
    await page.addScriptTag({ content: script });
    await page.locator('.row').first().waitFor();
  };
}
