import type { Page } from '@playwright/test';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, leastRoom, looks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { AddMenu } from './pages/add-menu.ts';
import { AppFrame } from './pages/app-frame.ts';
import { EntryDialog } from './pages/entry-dialog.ts';
import { NotFoundPage } from './pages/not-found-page.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { Toasts } from './pages/toasts.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const publicPages = [
  ['/', 'Books that match themselves.'],
  ['/fr', 'Des livres qui se tiennent tout seuls.'],
  ['/pricing', 'Start free.'],
  ['/security', 'Your books are nobody'],
  ['/faq', 'Questions, answered.'],
  ['/contact', 'Write to us'],
  ['/blog', 'Bookkeeping, explained.'],
  ['/blog/bookkeeping-guide-freelancers', 'A bookkeeping guide'],
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
        await expect(new AppFrame(page).document).toHaveClass(look.theme);
        await expectSound(page, path, look);
      }
    });
  });
}

test('an address within the app that leads nowhere keeps the app around it', async ({ page }) => {
  await signIn(page, newPerson());
  const answer = await page.goto('/app/no-such-screen');
  expect(answer?.status()).toBe(404);
  const nowhere = new NotFoundPage(page);
  await expect(nowhere.title).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'no such screen', look);
  }
  await dress(page, brightDesk);
  const frame = new AppFrame(page);
  await frame.goToPlace('Receipts');
  await expect(frame.title('Receipts')).toBeVisible();
  await page.goBack();
  await expect(nowhere.startLink).toHaveAttribute('href', '/');
});

test('the screens of empty books are sound in each theme and each width', async ({ page }) => {
  await signIn(page, newPerson());
  for (const [path, heading] of screens) {
    await open(page, path, heading);
    for (const look of looks) {
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
    for (const tab of ['Recent Matches', 'Accountant'] as const) {
      await new AccountingPage(page).openTab(tab);
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
    const frame = new AppFrame(page);
    for (const [path] of screens) {
      await page.goto(path);
      await expect(frame.document).toHaveAttribute('lang', 'fr-CA');
      await expect(frame.title()).toBeVisible();
      for (const look of [leastRoom, brightDesk]) {
        await dress(page, look);
        await expectSound(page, `${path} in French`, look);
      }
    }
  });

  test('the dialogs of entries are sound in every look', async ({ page }) => {
    await open(page, '/app/transactions', 'Transactions');
    const list = new TransactionsPage(page);
    await new AddMenu(page).choose('Add Expense');
    const expense = new EntryDialog(page, 'Add Expense');
    await expense.save();
    await expect(expense.text('Fill in this field.').first()).toBeVisible();
    await new Toasts(page).closeAll();
    await expectSoundInAllLooks(page, 'Add Expense');
    await expense.cancel();
    // A phone's rows have no buttons of their own.
    await dress(page, brightDesk);
    const edited = await list.edit('Copper pipe, 12 m');
    await expectSoundInAllLooks(page, 'Edit transaction');
    await edited.cancel();
    await dress(page, brightDesk);
    const dialog = await list.openExport();
    await expect(dialog.count).toBeVisible();
    await expectSoundInAllLooks(page, 'Custom CSV Export');
  });

  test('the import preview is sound in every look', async ({ page }) => {
    await open(page, '/app/transactions', 'Transactions');
    const preview = await new TransactionsPage(page).openImport();
    await expectSoundInAllLooks(page, 'Import Statement');
    await preview.choose(statement);
    await expect(preview.inBalance).toBeVisible({ timeout: 30_000 });
    await expectSoundInAllLooks(page, 'Import preview');
  });

  test('the dialogs of documents and matches are sound in every look', async ({ page }) => {
    await open(page, '/app/receipts', 'Receipts & Documents');
    const review = await new ReceiptsPage(page).review('receipt-cafe.jpg');
    await expect(review.original(/receipt-cafe.jpg/)).toBeVisible();
    await expectSoundInAllLooks(page, 'Review');
    await review.close();
    await open(page, '/app/accounting', 'Accounting & Matching');
    await new AccountingPage(page).openAutoMatch();
    await expectSoundInAllLooks(page, 'Auto-Match All');
  });
});

async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(new AppFrame(page).title(heading)).toBeVisible();
}
