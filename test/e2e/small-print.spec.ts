import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { brightDesk, darkPhone, dress, expectSoundInAllLooks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ArchivePage } from './pages/archive-page.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { expect, test } from './product.ts';
import { settled } from './settled.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
declare global {
  interface Window {
    /** What moved since the page began to load. */
    shifts: LayoutShift[];
  }
}

/** How long a screen may take to come over a slow line, where the machine is busy too. */
const SLOW_LINE_MS = 60_000;

// Those over a slow line wait most of their time: each may do so beside the others.
test.describe.configure({ mode: 'parallel' });

// Signed in to the filled books.
test.use({ storageState: async ({ filled }, use) => use(filled.session) });

const styleOf = (part: Locator, name: 'backgroundColor' | 'filter') =>
  part.evaluate((element, wanted) => getComputedStyle(element)[wanted], name);

test('a button that cannot be pressed looks so, and every ticked box has one colour', async ({ page }) => {
  const receipts = new ReceiptsPage(page);
  await receipts.open();
  await receipts.selection('receipt-cafe.jpg').press('Space');
  await settled(page);
  const ofReceipts = await styleOf(receipts.tickedBox, 'backgroundColor');
  const { smallerButton } = await receipts.review('receipt-cafe.jpg');
  await expect(smallerButton).toBeDisabled();
  expect(await styleOf(smallerButton, 'filter')).toBe('grayscale(1)');

  const list = new TransactionsPage(page);
  await page.keyboard.press('Escape');
  await list.goWithin('/app/transactions');
  const dialog = await list.openExport();
  await expect(dialog.count).toBeVisible();
  await settled(page);
  expect(await styleOf(dialog.tickedBox, 'backgroundColor')).toBe(ofReceipts);
  await page.keyboard.press('Escape');

  await test.step('a button that is busy keeps its name, and its width', async () => {
    const archive = new ArchivePage(page);
    await archive.goWithin('/app/archive');
    const refresh = archive.refreshButton;
    await expect(refresh).toBeEnabled();
    const { width } = (await refresh.boundingBox()) ?? {};
    const held = Promise.withResolvers<undefined>();
    await page.route('**/api/archive/summary', async (route) => {
      await held.promise;
      await route.fallback();
    });
    await refresh.click();
    await expect(refresh).toBeDisabled();
    expect((await refresh.boundingBox())?.width).toBe(width);
    await expectSoundInAllLooks(page, 'a busy button');
    await dress(page, brightDesk);
    held.resolve(undefined);
    await expect(refresh).toBeEnabled();
  });
});

/** Screens whose parts come one after the other. */
const standing = [
  '/app/dashboard',
  '/app/receipts',
  '/app/transactions',
  '/app/transactions/accounts',
  '/app/transactions/recurring',
  '/app/accounting',
  '/app/accounting?tab=categories',
  '/app/accounting?tab=missing',
  '/app/accounting?tab=accountant',
  '/app/archive',
  '/app/notifications',
  '/app/settings',
  '/app/settings?tab=notifications',
  '/app/settings?tab=preferences',
  '/app/settings?tab=sales-tax',
  '/app/settings?tab=security',
];

/** Longer than the answers of a screen are on their way over that line. */
const AFTER_ANSWERS_MS = 3000;

/** The line is what takes time here, not the machine: as many screens come at once, each over connections of its own. */
const LINES = 5;

for (const { device, viewport } of [brightDesk, darkPhone])
  test(`nothing moves when content comes, on a ${device}`, async ({ browser }) => {
    const screensOf = (line: number) => standing.filter((_, at) => at % LINES === line);
    await Promise.all(
      Array.from({ length: LINES }, async (_, line) => {
        const context = await browser.newContext({ viewport });
        // What comes beside the dashboard, above other things, comes last: it has its place by then. A page with a route keeps no files,
        // so each screen comes as if it were the first.
        await context.route('**/assets/first-steps-*.js', async (route) => {
          await delay(AFTER_ANSWERS_MS);
          await route.fallback();
        });
        const page = await context.newPage();
        await beginCounting(page);
        for (const path of screensOf(line)) {
          await page.goto(path);
          await expect(new AppFrame(page).title()).toBeVisible({ timeout: SLOW_LINE_MS });
          expect.soft(await shiftsOf(page), path).toBeLessThan(0.02);
        }
        await context.close();
      }),
    );
  });

/** Lets a page count what moves in it, over a line slow enough for skeletons to show. */
async function beginCounting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(entry as LayoutShift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 600 },
    ...{ downloadThroughput: -1, uploadThroughput: -1 },
  });
}

/** The sum of what moved without anybody's doing, as browsers score it. */
async function shiftsOf(page: Page): Promise<number> {
  await expect(new AppFrame(page).skeletons).toHaveCount(0, { timeout: SLOW_LINE_MS });
  const scores = await page.evaluate(() =>
    window.shifts.flatMap((one) => (one.hadRecentInput ? [] : one.value)),
  );
  return scores.reduce((sum, value) => sum + value, 0);
}
