import type { Page } from '@playwright/test';
import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { dress, expectSound, unlikeLooks, brightDesk } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { undo } from './toast.ts';

const today = todayIn('America/Toronto', new Date());
const lastMonth = daysOfMonth(monthOf(addDays(`${monthOf(today)}-01`, -1)));

const names = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dogwood Press', 'Elm Garage'] as const;

/** Somebody whose books hold five expenses of last month, one a day, of 10.00, 20.00 and so on. */
async function bookkeeper(page: Page) {
  const member = await signIn(page, newPerson());
  for (const [at, description] of names.entries())
    await member.ask('POST', '/transactions', {
      ...entry({ description, amount: (at + 1) * 1000, date: addDays(lastMonth.from, at) }),
      category: undefined,
    });
  await page.goto('/app/transactions');
  await expect(page.getByText('5 transactions')).toBeVisible();
  return member;
}

const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a narrowed list is read from its address, and just that is exported', async ({ page }) => {
  await bookkeeper(page);
  await page.goto('/app/transactions?minAmount=2000&maxAmount=4000&source=entry');
  await expect(page.getByText('3 transactions')).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom CSV Export' });
  await expect(dialog.getByText(/^3 transactions: Added by hand, \$20\.00 – \$40\.00$/)).toBeVisible();
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'Export of what is shown', look);
  }
  await dialog.getByLabel('Accountant Email').fill('zoe@example.com');
  await dialog.getByRole('button', { name: 'Send Custom Export' }).click();
  await expect(page.getByText('Export Successful')).toBeVisible({ timeout: 60_000 });
});

test('several entries are edited at once and taken back whole, and a copy is given its day', async ({
  page,
}) => {
  await bookkeeper(page);
  const bar = page.getByRole('toolbar', { name: 'What is selected' });
  const dialog = page.getByRole('dialog');

  await test.step('by Shift, to a category', async () => {
    await page.getByRole('checkbox', { name: 'Select Elm Garage' }).click();
    await page.getByRole('checkbox', { name: 'Select Cedar Tools' }).click({ modifiers: ['Shift'] });
    await expect(bar.getByText('3 selected')).toBeVisible();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'Transactions selected', look);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectSound(page, 'Transactions selected on 320 px', unlikeLooks[1] ?? brightDesk);
    await dress(page, brightDesk);
    await bar.getByRole('button', { name: 'Category' }).click();
    await dialog.getByLabel('Category').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Change 3 transactions' }).click();
    await expect(row(page, 'Elm Garage')).not.toContainText('Uncategorized');
    await undo(page, '3 transactions changed');
    await expect(row(page, 'Elm Garage')).toContainText('Uncategorized');
  });

  await test.step('a copy, whose day Enter keeps', async () => {
    await row(page, 'Birch Cafe').getByRole('button', { name: 'Duplicate Birch Cafe' }).click();
    const date = page.getByLabel('Date of the copy');
    await expect(date).toBeFocused();
    await date.fill(addDays(today, -1));
    await page.keyboard.press('Enter');
    await expect(date).toBeHidden();
    await expect(page.getByText('Transaction changed')).toBeVisible();
  });
});

test('the day of what is in view stays in view', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      member.ask('POST', '/transactions', entry({ amount: 100 + at, date: lastMonth.from })),
    ),
  );
  await page.goto('/app/transactions');
  await page.getByRole('group').nth(20).scrollIntoViewIfNeeded();
  const head = page.getByRole('heading', { level: 3 }).first();
  await expect(head).toBeInViewport();
});
