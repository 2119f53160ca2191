import type { Page } from '@playwright/test';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { newPerson, openNewEntry, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());

test('an entry is added, doubled, changed, and the change taken back', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  const dialog = page.getByRole('dialog');
  await openNewEntry(page, 'Add Expense');
  await dialog.getByLabel('Description').fill('Flux and solder');
  await dialog.getByLabel(/^Amount/).fill('12.5');
  await dialog.getByLabel('Account').selectOption('Checking');
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Expense Added')).toBeVisible();

  await page.getByRole('button', { name: 'Duplicate Flux and solder' }).click();
  await expect(page.getByText('Entry Duplicated')).toBeVisible();
  await page.goto('/app/transactions');
  const rows = page.getByRole('group', { name: 'Flux and solder' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('−$12.50');

  await rows.first().getByRole('button', { name: 'Edit Flux and solder' }).click();
  await dialog.getByLabel(/^Amount/).fill('99');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(net(page)).toContainText('−$111.50');
  await undoByToast(page, 'Transaction changed');
  await expect(net(page)).toContainText('−$25.00');
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
  await page.goto('/app/transactions');
  await expect(page.getByText('130 transactions')).toBeVisible();
  await page.getByRole('group', { name: 'PARKING LOT 60' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(page.getByText('130 transactions')).toBeVisible();
});

test('an import is taken out again whole', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ description: 'Stays', date: today }));
  await page.goto('/app/transactions');
  await page.getByRole('button', { name: 'Import Statement' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
  const rows = ['PARKING LOT 12', 'GAS STATION 7', 'HYDRO'].map((description, index) => ({
    date: addDays(today, -index),
    description,
    amount: -1000 - index,
  }));
  const buffer = Buffer.from(statementCsv(rows.toReversed(), 500_000));
  await (await chooser).setFiles({ name: 'small.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'It is Checking' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Add 3 transactions' }).click({ timeout: 30_000 });
  await expect(page.getByText('4 transactions')).toBeVisible();
  await undoByToast(page, '3 transactions added');
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('group', { name: 'Stays' })).toBeVisible();
  await expect(net(page)).toContainText('−$12.50');
});

const net = (page: Page) => page.getByRole('region', { name: 'Net Flow' });

/** Takes back by its toast, until that is said. */
async function undoByToast(page: Page, title: string): Promise<void> {
  await undo(page, title);
  await expect(page.getByText('Undone').first()).toBeVisible();
}
