import type { Page } from '@playwright/test';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { newPerson, openNewEntry, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());

test('an entry is checked, added, changed, doubled, deleted and brought back', async ({ page }) => {
  await signIn(page, newPerson(), '/app');
  const dialog = page.getByRole('dialog');

  await test.step('what is missing or not a number is said beside its field', async () => {
    await openNewEntry(page, 'Add Expense');
    await dialog.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('Missing information')).toBeVisible();
    await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
    await expect(dialog.getByText('Fill in this field.')).toHaveCount(3);
    await dialog.getByLabel('Description').fill('Flux and solder');
    await dialog.getByLabel(/^Amount/).fill('twelve');
    await dialog.getByLabel('Account').selectOption('Checking');
    await expect(dialog.getByText('Write the amount as digits, such as 12.50.')).toBeVisible();
    await dialog.getByLabel(/^Amount/).fill('0');
    await expect(dialog.getByText('Enter an amount other than zero.')).toBeVisible();
    await dialog.getByLabel(/^Amount/).fill('12.5');
    await dialog.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByText('Expense Added')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Duplicate Flux and solder' }).click();
  await expect(page.getByText('Entry Duplicated')).toBeVisible();
  await page.goto('/app/transactions');
  const rows = page.getByRole('group', { name: 'Flux and solder' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('−$12.50');

  await test.step('changed, and the change taken back by its toast', async () => {
    await rows.first().getByRole('button', { name: 'Edit Flux and solder' }).click();
    await dialog.getByLabel(/^Amount/).fill('1 000,50 - 8*112.6875');
    await expect(dialog.getByText('= $99.00')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('−$99.00')).toBeVisible();
    await expect(net(page)).toContainText('−$111.50');
    await undoByToast(page, 'Transaction changed');
    await expect(page.getByText('−$99.00')).toBeHidden();
    await expect(net(page)).toContainText('−$25.00');
  });

  await test.step('deleted twice: one comes back by its toast, the other by Ctrl+Z', async () => {
    await rows.first().getByRole('button', { name: 'Delete Flux and solder' }).click();
    await expect(rows).toHaveCount(1);
    await undoByToast(page, 'Transaction deleted');
    await expect(rows).toHaveCount(2);
    await rows.first().getByRole('button', { name: 'Delete Flux and solder' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(rows).toHaveCount(2);
    await expect(net(page)).toContainText('−$25.00');
  });
});

test('filters stand in the address, and a long list comes page by page', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const csv = statementCsv(
    Array.from({ length: 130 }, (_, index) => ({
      date: addDays(today, -Math.floor(index / 5)),
      description: index % 13 === 0 ? `GAS STATION ${index}` : `PARKING LOT ${index}`,
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

  await page.keyboard.press('Home');
  await page.getByRole('searchbox', { name: 'Search transactions' }).fill('gas');
  await expect(page).toHaveURL(/[?&]q=gas/);
  await expect(page.getByText('10 transactions')).toBeVisible();
  await page.getByRole('button', { name: 'More Filters' }).click();
  await page.getByLabel('From').fill(addDays(today, -5));
  await page.getByLabel('To', { exact: true }).fill(today);
  await expect(page.getByText('3 transactions')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 transactions')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue('gas');
  await page.getByRole('button', { name: /Clear \d filter/ }).click();
  await expect(page).toHaveURL(/\/app\/transactions$/);
  await expect(page.getByText('130 transactions')).toBeVisible();
});

test('keys lead from row to row, and a month is jumped to', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const before = addDays(`${today.slice(0, 7)}-01`, -1);
  for (const [description, date] of [
    ['Newest', today],
    ['Older', before],
    ['Oldest', before],
  ] as const)
    await member.ask('POST', '/transactions', { ...entry({ description, date }), category: undefined });
  await page.goto('/app/transactions');
  const opener = (description: string) => page.getByRole('button', { name: `Open ${description}` });
  await opener('Newest').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  const focused = page.locator(':focus');
  const last = await focused.getAttribute('aria-label');
  expect(['Open Older', 'Open Oldest']).toContain(last);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('aria-label', last ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText(last?.slice(5) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Uncategorized').filter({ visible: true })).toHaveCount(3);

  await page.getByLabel('Month', { exact: true }).selectOption(before.slice(0, 7));
  await expect(page).toHaveURL(new RegExp(`from=${before.slice(0, 7)}-01&to=${before}`));
  await expect(page.getByText('2 transactions')).toBeVisible();
  await page.getByRole('button', { name: 'Month after' }).click();
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible();
  await page.getByLabel('Month', { exact: true }).selectOption('All months');
  await expect(page.getByText('3 transactions')).toBeVisible();
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
