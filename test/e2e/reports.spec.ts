import type { Locator, Page } from '@playwright/test';
import { addMonths, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { expectSoundInAllLooks, leastRoom, dress, expectSound } from './looks.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const thisMonth = monthOf(today);
const thisYear = today.slice(0, 4);

/** Some months of a plumber's books: two incomes and some expenses a month, the latest month up to today. */
async function fill(member: Member): Promise<void> {
  const months = Array.from({ length: 14 }, (_, back) => addMonths(`${thisMonth}-01`, -back) ?? today);
  const rows = months.flatMap((first, back) => [
    entry({ kind: 'income', amount: 310_000 + back * 4_500, category: 'Sales Revenue', date: first }),
    entry({ kind: 'income', amount: 95_000 - back * 2_100, category: 'Service Revenue', date: first }),
    entry({ amount: 90_000, category: 'Rent', date: first }),
    entry({ amount: 120_400 - back * 6_150, category: 'Software', date: first }),
    entry({ amount: 18_000 + (back % 5) * 9_700, category: 'Travel', date: first }),
    entry({ amount: 7_250 + (back % 3) * 2_900, category: 'Office Supplies', date: first }),
    entry({ amount: 1_500, category: '', date: first }),
  ]);
  for (let at = 0; at < rows.length; at += 6)
    await Promise.all(rows.slice(at, at + 6).map((row) => member.ask('POST', '/transactions', row)));
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const expectEntries = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
const figureOf = async (link: Locator) => (await link.innerText()).trim();

test('every figure of a report is read at a glance, in pictures, tables and rows, and opens the entries that make it', async ({
  page,
}) => {
  const member = await signIn(page, newPerson(), '/app');
  await fill(member);

  await test.step('from the bar: this year, compared, by months', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Reports' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
    await expect(card(page, 'Total Income')).toContainText('$');
    await expect(card(page, 'Net Profit')).toContainText(/improved|worse/);
    await expect(card(page, 'Average Monthly')).toContainText('Net, ');
    await expect(page.getByText(/came in and .* went out/)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports overview');
  });

  await test.step('a card opens the entries that make its figure', async () => {
    const link = card(page, 'Total Expenses').getByRole('link');
    const expenses = await figureOf(link);
    await link.click();
    await expectEntries(page);
    await expect(card(page, 'Total Expenses')).toContainText(expenses);
    await page.goBack();
  });

  await test.step('so does a row', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Software' }).getByRole('link');
    const amount = await figureOf(row);
    await row.click();
    await expectEntries(page);
    await expect(card(page, 'Total Expenses')).toContainText(amount);
    await page.goBack();
  });

  await test.step('the ledger’s accounts and the trial balance, whose sides come to the same', async () => {
    await page.getByLabel('Report type').selectOption('General ledger');
    const account = page
      .getByRole('region', { name: 'General ledger' })
      .getByRole('row', { name: /Checking/ });
    const closing = account.getByRole('link', { name: /^Checking, Closing: / });
    const held = await figureOf(closing);
    await expectSoundInAllLooks(page, 'reports general ledger');
    await closing.click();
    await expectEntries(page);
    await expect(card(page, 'Net Flow')).toContainText(held);
    await page.goBack();
    await page.getByLabel('Report type').selectOption('Trial balance');
    const balance = page.getByRole('region', { name: 'Trial balance' });
    await expect(balance.getByRole('link', { name: /^Checking, Debit: / })).toHaveText(held);
    const [, debit, credit] = await balance
      .getByRole('row', { name: /^Total/ })
      .locator('th,td')
      .allInnerTexts();
    expect(debit).toMatch(/^\$/);
    expect(credit).toBe(debit);
    await expectSoundInAllLooks(page, 'reports trial balance');
  });

  await test.step('the form says all its lines', async () => {
    await page.getByLabel('Report type').selectOption('Tax form');
    await page.getByRole('button', { name: /with nothing on them/ }).click();
    await expectSoundInAllLooks(page, 'reports tax form');
  });

  await test.step('a point of the chart is reached by the keys and leads on', async () => {
    const chart = page.getByRole('group', { name: /^Income and expenses: the arrow keys/ });
    // Still drawn anew for the width of the last look, it lets the focus go.
    await expect(async () => {
      await chart.getByRole('link').first().focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(chart.locator('a:focus')).toHaveAttribute('aria-label', /^Income, /, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.keyboard.press('ArrowDown');
    const point = chart.locator('a:focus');
    await expect(point).toHaveAttribute('aria-label', /^Expenses, /);
    const amount = /\$[\d,.]+/.exec((await point.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await page.keyboard.press('Enter');
    await expectEntries(page);
    await expect(card(page, 'Total Expenses')).toContainText(amount);
    await page.goBack();
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('columnheader', { name: 'Month' })).toBeVisible();
    await expectSoundInAllLooks(page, 'reports table of months');
  });

  await test.step('what was spent, the largest first', async () => {
    await page.getByRole('tab', { name: 'Expenses' }).click();
    await expect(page).toHaveURL(/tab=expenses/);
    await expect(page.getByText(/is the largest: /)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports expenses');
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('rowheader', { name: 'Rent' })).toBeVisible();
    await expectSoundInAllLooks(page, 'reports expenses table');
  });

  await test.step('one category over time, read aloud', async () => {
    await page.getByRole('tab', { name: 'Trends' }).click();
    await page.getByLabel('Category', { exact: true }).selectOption('Software');
    await expect(page).toHaveURL(/category=expense%3A/);
    await expect(page.getByText(/Software (rose|fell) /)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports trends');
  });

  await test.step('where there is least room', async () => {
    for (const tab of ['Overview', 'Expenses', 'Trends', 'Reports']) {
      await page.getByRole('tab', { name: tab }).click();
      await dress(page, leastRoom);
      await expectSound(page, `reports ${tab}`, leastRoom);
    }
  });

  await test.step('days are chosen in the calendar, which begins where they do', async () => {
    await page.goto(`/app/reports?range=custom&from=${thisYear}-03-10&to=${thisYear}-03-20`);
    await page.getByRole('button', { name: 'Choose in the calendar' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Choose the days' }).locator('button:focus')).toHaveText(
      '10',
    );
    await expectSoundInAllLooks(page, 'the calendar of two months');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`to=${thisYear}-04-`));
  });

  await test.step('days without anything say so', async () => {
    await page.goto('/app/reports?range=custom&from=2019-03-01&to=2019-03-31');
    await expect(page.getByText('Nothing in these days')).toBeVisible();
    await expectSoundInAllLooks(page, 'reports of empty days');
  });
});

test('a report is mailed from the form and listed', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ amount: 900, date: daysOfMonth(thisMonth).from }));
  await page.goto('/app/reports?tab=reports');
  await expect(page.getByText('No report was made yet')).toBeVisible();
  await expectSoundInAllLooks(page, 'reports to send');
  const accountant = `accountant-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel("Accountant's email").fill(accountant);
  await page.getByLabel('Frequency').selectOption('yearly');
  await page.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText('Report Sent Successfully')).toBeVisible();
  const [mail] = await mailTo(page, accountant);
  expect(mail?.attachments).toHaveLength(1);
  const listed = page.getByRole('list', { name: 'Generated reports' }).getByRole('listitem');
  await expect(listed).toContainText('Delivered');
  const download = page.waitForEvent('download');
  await listed.getByRole('button', { name: /^Download/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expectSoundInAllLooks(page, 'reports that were sent');
});
