import type { Locator, Page } from '@playwright/test';
import { AppFrame } from './pages/app-frame.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { SelectionBar } from './pages/selection-bar.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { expect, test } from './product.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ context, filled }) => {
  await context.addInitScript((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, filled.session.origins[0]?.localStorage ?? []);
});

test('on a phone six entries and what needs one lie above the bar at the bottom', async ({ page }) => {
  const edge = async () => (await new AppFrame(page).bottomBar.boundingBox())?.y ?? Number.NaN;
  expect(await entriesInSight(page, edge)).toBeGreaterThanOrEqual(6);
  await expectAboveBar(page, new TransactionsPage(page).firstEntry);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expectAboveBar(page, dashboard.worklist);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('a title stands on one line, whatever buttons are beside it', async ({ page }) => {
    await new TransactionsPage(page).open();
    const title = new AppFrame(page).title();
    await expect(title).toBeVisible();
    expect((await title.boundingBox())?.height).toBeLessThan(50);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('twelve entries stand on the first screen, and none moves once some are chosen', async ({ page }) => {
    expect(await entriesInSight(page, () => Promise.resolve(900))).toBeGreaterThanOrEqual(12);
    const list = new TransactionsPage(page);
    const before = await edgesOf(list.entries);
    await list.selectAll();
    await expect(new SelectionBar(page).root).toBeVisible();
    expect(await edgesOf(list.entries)).toEqual(before);
  });
});

/** It is in sight whole before anything is scrolled, once all above it stands. */
async function expectAboveBar(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const frame = new AppFrame(page);
  await expect(frame.busyContent).toHaveCount(0);
  const edgeOf = async (of: Locator) => (await of.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const [one, { y: top }] = await Promise.all([edgeOf(part), edgeOf(frame.bottomBar)]);
  expect(one.y + one.height).toBeLessThanOrEqual(top);
}

/** The entries whose rows are in sight whole, between all that stands above them and the edge below. */
async function entriesInSight(page: Page, edge: () => Promise<number>): Promise<number> {
  const list = new TransactionsPage(page);
  await list.open();
  await expect(list.firstEntry).toBeVisible();
  await expect(new AppFrame(page).busyContent).toHaveCount(0);
  const bottom = await edge();
  return (await edgesOf(list.entries)).filter(([, lower]) => lower <= bottom).length;
}

/** Where each begins and ends in the window, asked at once: by one question a row a long list took most of a test's time. */
const edgesOf = (rows: Locator): Promise<[upper: number, lower: number][]> =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return [top, bottom];
    }),
  );
