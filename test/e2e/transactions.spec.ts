import type { Page } from '@playwright/test';
import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { Keyboard } from './keyboard.ts';
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
test('the list is narrowed by amount and source, and just that is exported', async ({ page }) => {
  await bookkeeper(page);
  await page.getByRole('button', { name: 'More Filters' }).click();
  await page.getByLabel('Smallest amount').fill('20');
  await page.getByLabel('Largest amount').fill('4o');
  await expect(page.getByText('Write the amount as digits, such as 12.50.')).toBeVisible();
  await page.getByLabel('Largest amount').fill('40.00');
  await page.getByLabel('Source').selectOption('Added by hand');
  await expect(page).toHaveURL(/minAmount=2000.*maxAmount=4000|maxAmount=4000.*minAmount=2000/);
  await expect(page.getByText('3 transactions')).toBeVisible();
  await expect(page.getByText('−$90.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear 2 filters' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Smallest amount')).toHaveValue('20.00');

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

test('an account shows what it holds after each entry', async ({ page }) => {
  await bookkeeper(page);
  await page.getByLabel('Account', { exact: true }).selectOption('Checking');
  await expect(row(page, 'Elm Garage')).toContainText('−$150.00');
  await expect(row(page, 'Birch Cafe')).toContainText('−$30.00');
  await row(page, 'Birch Cafe').getByRole('button', { name: 'Delete Birch Cafe' }).click();
  await expect(row(page, 'Elm Garage')).toContainText('−$130.00');
});

test('several entries are edited at once, by mouse and by keys, and taken back whole', async ({ page }) => {
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
    await expect(dialog.getByRole('button', { name: 'Change 3 transactions' })).toBeDisabled();
    await dialog.getByLabel('Category').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Change 3 transactions' }).click();
    await expect(page.getByText('3 transactions changed')).toBeVisible();
    await expect(row(page, 'Elm Garage')).not.toContainText('Uncategorized');
    await undo(page, '3 transactions changed');
    await expect(row(page, 'Elm Garage')).toContainText('Uncategorized');
  });

  await test.step('without a mouse: Space, Shift and Space, and gone', async () => {
    const keys = new Keyboard(page);
    await page.getByRole('button', { name: 'Open Elm Garage' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(bar.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await keys.press(bar.getByRole('button', { name: 'Delete' }));
    await keys.press(dialog.getByRole('button', { name: 'Delete 2 transactions' }));
    await expect(page.getByText('2 transactions deleted')).toBeVisible();
    await expect(page.getByText('3 transactions', { exact: true })).toBeVisible();
    await undo(page, '2 transactions deleted');
    await expect(page.getByText('5 transactions', { exact: true })).toBeVisible();
  });
});

test('all that match a filter are edited, also those that are not loaded', async ({ page }) => {
  const member = await signIn(page, newPerson());
  for (let at = 0; at < 104; at += 8)
    await Promise.all(
      Array.from({ length: 8 }, (_, step) =>
        member.ask('POST', '/transactions', entry({ amount: 100 + at + step, date: lastMonth.from })),
      ),
    );
  await page.goto(`/app/transactions?from=${lastMonth.from}&to=${lastMonth.to}`);
  await expect(page.getByText('104 transactions')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).click();
  const bar = page.getByRole('toolbar', { name: 'What is selected' });
  await expect(bar.getByText('100 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Select all that match' }).click();
  await expect(bar.getByText('104 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Mark as transfer' }).click();
  await page.getByRole('button', { name: 'Change 104 transactions' }).click();
  await expect(page.getByText('104 transactions changed')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Net Flow').locator('..')).toContainText('$0.00');
});

test('description and category are written where they stand', async ({ page }) => {
  await bookkeeper(page);
  const opener = (name: string) => page.getByRole('button', { name: `Open ${name}`, exact: true });
  await opener('Birch Cafe').focus();
  await page.keyboard.press('F2');
  await expect(page.getByLabel('Description of Birch Cafe')).toBeFocused();
  await page.keyboard.type('Lunch');
  await page.keyboard.press('Escape');
  await expect(opener('Birch Cafe')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Lunch with Ada');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Category of Lunch with Ada')).toBeFocused();
  const list = page.getByLabel('Category of Lunch with Ada');
  const category = (await list.locator('option').nth(1).textContent()) ?? '';
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await list.selectOption({ index: 1 });
  await kept;
  await expect(opener('Lunch with Ada')).toBeFocused();
  await expect(row(page, 'Lunch with Ada')).toContainText(category);

  await test.step('and taken back, one after the other', async () => {
    // Each is known to the journal once it is kept.
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(row(page, 'Lunch with Ada')).not.toContainText(category);
    await page.keyboard.press('Control+z');
    await expect(opener('Birch Cafe')).toBeVisible();
  });

  await page.route('**/api/transactions/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
  );
  await opener('Elm Garage').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Never kept');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The change was not saved', { exact: true })).toBeVisible();
  await expect(opener('Elm Garage')).toBeVisible();
});

test('a copy is made at once, dated today, and its day is asked for', async ({ page }) => {
  await bookkeeper(page);
  await row(page, 'Birch Cafe').getByRole('button', { name: 'Duplicate Birch Cafe' }).click();
  await expect(page.getByText('6 transactions')).toBeVisible();
  const date = page.getByLabel('Date of the copy');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(today);
  await date.fill(addDays(today, -1));
  await page.keyboard.press('Enter');
  await expect(date).toBeHidden();
  await expect(page.getByText('Transaction changed')).toBeVisible();
  await undo(page, 'Entry Duplicated');
  await expect(page.getByText('5 transactions')).toBeVisible();
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
