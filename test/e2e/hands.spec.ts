import type { Page } from '@playwright/test';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { AddMenu } from './pages/add-menu.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { EntryDialog } from './pages/entry-dialog.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast, undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());

test('an entry is added, doubled, changed, and the change taken back', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  await new AddMenu(page).choose('Add Expense');
  const expense = new EntryDialog(page, 'Add Expense');
  await expense.fill({ description: 'Flux and solder', amount: '12.5', account: 'Checking' });
  await expense.save();
  await expect(toast(page, 'Expense Added')).toBeVisible();

  await new DashboardPage(page).duplicate('Flux and solder');
  await expect(toast(page, 'Entry Duplicated')).toBeVisible();
  const list = new TransactionsPage(page);
  await list.open();
  const rows = list.row('Flux and solder');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('−$12.50');

  const dialog = await list.edit('Flux and solder');
  await dialog.amount.fill('99');
  await dialog.save();
  await expect(list.netFlow).toContainText('−$111.50');
  await undoByToast(page, 'Transaction changed');
  await expect(list.netFlow).toContainText('−$25.00');
});

test('a long list comes page by page as one scrolls', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const csv = statementCsv(
    Array.from({ length: 130 }, (_, index) => ({
      date: addDays(today, -Math.floor(index / 5)),
      description: `PARKING LOT ${index}`,
      amount: -(index + 100),
    })),
  );
  const { id } = await member.readStatement(csv);
  await member.commit(String(id));
  const list = new TransactionsPage(page);
  await list.open();
  await expect(list.count(130)).toBeVisible();
  await list.row('PARKING LOT 60').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(list.count(130)).toBeVisible();
});

test('an import is taken out again whole', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ description: 'Stays', date: today }));
  const list = new TransactionsPage(page);
  await list.open();
  const preview = await list.openImport();
  const rows = ['PARKING LOT 12', 'GAS STATION 7', 'HYDRO'].map((description, index) => ({
    date: addDays(today, -index),
    description,
    amount: -1000 - index,
  }));
  const buffer = Buffer.from(statementCsv(rows.toReversed(), 500_000));
  await preview.choose({ name: 'small.csv', mimeType: 'text/csv', buffer });
  await preview.sayItIsChecking();
  await preview.add(3);
  await expect(list.count(4)).toBeVisible();
  await undoByToast(page, '3 transactions added');
  await expect(list.count(1)).toBeVisible({ timeout: 30_000 });
  await expect(list.row('Stays')).toBeVisible();
  await expect(list.netFlow).toContainText('−$12.50');
});

/** Takes back by its toast, until that is said. */
async function undoByToast(page: Page, title: string): Promise<void> {
  await undo(page, title);
  await expect(toast(page, 'Undone')).toBeVisible();
}
