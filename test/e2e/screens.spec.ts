import type { Page } from '@playwright/test';
import {
  brightDesk,
  dress,
  expectSound,
  expectSoundInAllLooks,
  leastRoom,
  looks,
  unlikeLooks,
} from './looks.ts';
import { newPerson, openNewEntry, signIn } from './people.ts';
import { expect, test } from './product.ts';

const publicPages = [
  ['/', 'Books that match themselves.'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy'],
  ['/signin', 'Welcome back'],
  ['/signup', 'Start your free trial'],
  ['/nowhere', 'Oops! Page not found'],
] as const;
const screens = [
  ['/app/dashboard', 'Financial Dashboard'],
  ['/app/transactions', 'Transactions'],
  ['/app/transactions/accounts', 'Accounts'],
  ['/app/transactions/recurring', 'Recurring'],
  ['/app/receipts', 'Receipts & Documents'],
  ['/app/accounting', 'Accounting & Matching'],
  ['/app/reports', 'Reports & Analytics'],
  ['/app/archive', 'Archive'],
  ['/app/settings', 'Settings'],
  ['/app/notifications', 'Notifications'],
] as const;

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;

for (const look of looks) {
  test.describe(`in ${look.theme} on a ${look.device}`, () => {
    test.use({ colorScheme: look.theme, viewport: look.viewport });

    test('public pages follow the machine, have no violations and do not scroll sideways', async ({
      page,
    }) => {
      for (const [path, heading] of publicPages) {
        await open(page, path, heading);
        await expect(page.locator('html')).toHaveClass(look.theme);
        await expectSound(page, path, look);
      }
    });
  });
}

test('an address within the app that leads nowhere keeps the app around it', async ({ page }) => {
  await signIn(page, newPerson());
  const answer = await page.goto('/app/no-such-screen');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'no such screen', look);
  }
  await dress(page, brightDesk);
  await page.getByRole('navigation').getByRole('link', { name: 'Receipts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

test('the screens of empty books are sound in each theme and each width', async ({ page }) => {
  await signIn(page, newPerson());
  for (const [path, heading] of screens) {
    await open(page, path, heading);
    for (const look of looks)
      if ((look.theme === 'light') === (look.device === 'desktop')) {
        await dress(page, look);
        await expectSound(page, `${path} empty`, look);
      }
  }
});

test.describe('of books in use', () => {
  test.beforeEach(async ({ context, filled }) => {
    await context.addInitScript((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, filled.session.origins[0]?.localStorage ?? []);
  });

  test('the screens are sound in every look', async ({ page }) => {
    for (const [path, heading] of screens) {
      await open(page, path, heading);
      await expectSoundInAllLooks(page, `${path} full`);
    }
    await open(page, '/app/accounting', 'Accounting & Matching');
    for (const tab of ['Recent Matches', 'Accountant']) {
      await page.getByRole('tab', { name: tab }).click();
      await expectSoundInAllLooks(page, tab);
    }
    for (const tab of ['expenses', 'trends', 'reports']) {
      await open(page, `/app/reports?tab=${tab}`, 'Reports & Analytics');
      await expectSoundInAllLooks(page, `Reports ${tab}`);
    }
    for (const tab of ['notifications', 'preferences', 'security']) {
      await open(page, `/app/settings?tab=${tab}`, 'Settings');
      await expectSoundInAllLooks(page, `Settings ${tab}`);
    }
  });

  test('the screens are sound in French, also where there is least room', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('matchbook.language', 'fr'));
    // The person of these books goes on in English.
    await page.route('**/api/own-preferences', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    for (const [path] of screens) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const look of [leastRoom, brightDesk]) {
        await dress(page, look);
        await expectSound(page, `${path} in French`, look);
      }
    }
  });

  test('the dialogs of entries are sound in every look', async ({ page }) => {
    await open(page, '/app/transactions', 'Transactions');
    await openNewEntry(page, 'Add Expense');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('Fill in this field.').first()).toBeVisible();
    await dismissToasts(page);
    await expectSoundInAllLooks(page, 'Add Expense');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit Copper pipe, 12 m' }).click();
    await expectSoundInAllLooks(page, 'Edit transaction');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByText(/transactions? to export/)).toBeVisible();
    await expectSoundInAllLooks(page, 'Custom CSV Export');
  });

  test('the import preview is sound in every look', async ({ page }) => {
    await open(page, '/app/transactions', 'Transactions');
    await page.getByRole('button', { name: 'Import Statement' }).click();
    await expectSoundInAllLooks(page, 'Import Statement');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
    await (await chooser).setFiles(statement);
    await expect(page.getByText('In balance')).toBeVisible({ timeout: 30_000 });
    await expectSoundInAllLooks(page, 'Import preview');
  });

  test('the dialogs of documents and matches are sound in every look', async ({ page }) => {
    await open(page, '/app/receipts', 'Receipts & Documents');
    await page.getByRole('button', { name: 'View receipt-cafe.jpg' }).click();
    await expect(page.getByRole('region', { name: /receipt-cafe.jpg/ })).toBeVisible();
    await expectSoundInAllLooks(page, 'Review');
    await page.getByRole('button', { name: 'Close' }).click();
    await open(page, '/app/accounting', 'Accounting & Matching');
    await page.getByRole('button', { name: 'Auto-Match All' }).click();
    await expectSoundInAllLooks(page, 'Auto-Match All');
  });
});

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}

async function dismissToasts(page: Page): Promise<void> {
  // By their place, not by their role: beside an open dialog they are hidden from the tree of roles.
  await page
    .locator('[data-scope=toast][data-part=close-trigger]')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
}
