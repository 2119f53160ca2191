import { brightDesk, dress, expectSound, expectSoundInAllLooks, leastRoom } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { AccountsPage } from './pages/accounts-page.ts';
import { AddMenu } from './pages/add-menu.ts';
import { AppFrame } from './pages/app-frame.ts';
import { EntryDialog } from './pages/entry-dialog.ts';
import { NotFoundPage } from './pages/not-found-page.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { ReconcilePage } from './pages/reconcile-page.ts';
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
/** Each with its heading in English and in French. */
const screens = [
  ['/app/dashboard', 'Financial Dashboard', 'Tableau de bord financier'],
  ['/app/transactions', 'Transactions', 'Transactions'],
  ['/app/transactions/accounts', 'Accounts', 'Comptes'],
  ['/app/transactions/recurring', 'Recurring', 'Récurrentes'],
  ['/app/receipts', 'Receipts & Documents', 'Reçus et documents'],
  ['/app/accounting', 'Accounting & Matching', 'Comptabilité et rapprochement'],
  ['/app/reports', 'Reports & Analytics', 'Rapports et analyses'],
  ['/app/archive', 'Archive', 'Archives'],
  ['/app/settings', 'Settings', 'Paramètres'],
  ['/app/notifications', 'Notifications', 'Notifications'],
] as const;

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;

test('public pages follow the machine, have no violations and do not scroll sideways', async ({ page }) => {
  const frame = new AppFrame(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [path, heading] of theme === 'light' ? publicPages.slice(0, 1) : publicPages) {
      await page.goto(path);
      await expect(frame.title(heading)).toBeVisible();
      await expect(frame.document).toHaveClass(theme);
      await expectSoundInAllLooks(page, path);
    }
  }
});

test('the screens of empty books are sound in every look, and an address that leads nowhere keeps the app around it', async ({
  page,
}) => {
  await signIn(page, newPerson(), '/app');
  const frame = new AppFrame(page);
  for (const [path, heading] of screens) {
    await openWithin(frame, path, heading);
    await expectSoundInAllLooks(page, `${path} empty`);
  }
  const answer = await page.goto('/app/no-such-screen');
  expect(answer?.status()).toBe(404);
  const nowhere = new NotFoundPage(page);
  await expect(nowhere.title).toBeVisible();
  await expectSoundInAllLooks(page, 'no such screen');
  await dress(page, brightDesk);
  await frame.goToPlace('Receipts');
  await expect(frame.title('Receipts')).toBeVisible();
  await page.goBack();
  await expect(nowhere.startLink).toHaveAttribute('href', '/');
});

test.describe('of books in use', () => {
  test.beforeEach(async ({ context, filled }) => {
    await context.addInitScript((entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    }, filled.session.origins[0]?.localStorage ?? []);
  });

  test('the screens are sound in every look', async ({ page }) => {
    const frame = new AppFrame(page);
    await page.goto('/app');
    for (const [path, heading] of screens) {
      await openWithin(frame, path, heading);
      await expectSoundInAllLooks(page, `${path} full`);
    }
    await dress(page, brightDesk);
    await openWithin(frame, '/app/accounting', 'Accounting & Matching');
    for (const tab of ['Recent Matches', 'Accountant'] as const) {
      await new AccountingPage(page).openTab(tab);
      await expectSoundInAllLooks(page, tab);
    }
    for (const tab of ['expenses', 'trends', 'reports']) {
      await openWithin(frame, `/app/reports?tab=${tab}`, 'Reports & Analytics');
      await expectSoundInAllLooks(page, `Reports ${tab}`);
    }
    for (const tab of ['notifications', 'preferences', 'security']) {
      await openWithin(frame, `/app/settings?tab=${tab}`, 'Settings');
      await expectSoundInAllLooks(page, `Settings ${tab}`);
    }
    await dress(page, brightDesk);
    await openWithin(frame, '/app/transactions/accounts', 'Accounts');
    await new AccountsPage(page).edit('Cash');
    await expectSoundInAllLooks(page, 'an account’s dialog');
    await page.keyboard.press('Escape');
    await openWithin(frame, '/app/transactions/accounts/checking/reconcile', 'Reconcile');
    await expect(new ReconcilePage(page).reasons).toContainText(
      'Entries by hand that the statement does not have',
    );
    await expectSoundInAllLooks(page, 'a reconciliation');
  });

  test('the screens are sound in French, also where there is least room', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('matchbook.language', 'fr'));
    // The person of these books goes on in English.
    await page.route('**/api/own-preferences', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    const frame = new AppFrame(page);
    await page.goto('/app');
    for (const [path, , heading] of screens) {
      await openWithin(frame, path, heading);
      await expect(frame.document).toHaveAttribute('lang', 'fr-CA');
      for (const look of [leastRoom, brightDesk]) {
        await dress(page, look);
        await expectSound(page, `${path} in French`, look);
      }
    }
  });

  test('the dialogs of entries, imports, documents and matches are sound in every look', async ({ page }) => {
    const frame = new AppFrame(page);
    await page.goto('/app/transactions');
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
    await page.keyboard.press('Escape');
    await dress(page, brightDesk);
    const preview = await list.openImport();
    await expectSoundInAllLooks(page, 'Import Statement');
    await preview.choose(statement);
    await expect(preview.inBalance).toBeVisible({ timeout: 30_000 });
    await expectSoundInAllLooks(page, 'Import preview');
    await page.keyboard.press('Escape');
    await dress(page, brightDesk);
    await openWithin(frame, '/app/receipts', 'Receipts & Documents');
    const review = await new ReceiptsPage(page).review('receipt-cafe.jpg');
    await expect(review.original(/receipt-cafe.jpg/)).toBeVisible();
    await expectSoundInAllLooks(page, 'Review');
    await review.close();
    await dress(page, brightDesk);
    await openWithin(frame, '/app/accounting', 'Accounting & Matching');
    await new AccountingPage(page).openAutoMatch();
    await expectSoundInAllLooks(page, 'Auto-Match All');
  });
});

async function openWithin(frame: AppFrame, path: string, heading: string): Promise<void> {
  await frame.goWithin(path);
  await expect(frame.title(heading)).toBeVisible();
}
