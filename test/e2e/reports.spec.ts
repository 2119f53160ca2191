import type { Locator } from '@playwright/test';
import { addMonths, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import type { Member } from '../support/member.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { brightDesk, expectSoundInAllLooks, leastRoom, dress, expectSound } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { DaysCalendar } from './pages/days-calendar.ts';
import { press } from './pages/press.ts';
import { ReportTable } from './pages/report-table.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { TaxForm } from './pages/tax-form.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { VendorsReport } from './pages/vendors-report.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const thisMonth = monthOf(today);
const thisYear = today.slice(0, 4);
const helpers = 'Helpers and Subcontractors';

/** Three months of a plumber's books and the month a year before: two incomes and some expenses each, the latest up to today. */
async function fill(member: Member): Promise<void> {
  const rows = [0, 1, 2, 12].flatMap((back) => {
    const first = addMonths(`${thisMonth}-01`, -back) ?? today;
    return [
      entry({ kind: 'income', amount: 310_000 + back * 4_500, category: 'Sales Revenue', date: first }),
      entry({ kind: 'income', amount: 95_000 - back * 2_100, category: 'Service Revenue', date: first }),
      entry({ amount: 90_000, category: 'Rent', date: first }),
      entry({ amount: 120_400 - back * 6_150, category: 'Software', date: first }),
      entry({ amount: 18_000 + back * 9_700, category: 'Travel', date: first }),
      entry({ amount: 1_500, category: '', date: first }),
    ];
  });
  for (let at = 0; at < rows.length; at += 6)
    await Promise.all(rows.slice(at, at + 6).map((row) => member.ask('POST', '/transactions', row)));
}

const figureOf = async (link: Locator) => (await link.innerText()).trim();

test('every figure of a report is read at a glance, in pictures, tables and rows, and opens the entries that make it', async ({
  page,
}) => {
  const member = await signIn(page, newPerson(), '/app');
  await fill(member);
  const reports = new ReportsPage(page);
  const frame = new AppFrame(page);
  const transactions = new TransactionsPage(page);
  const expectEntries = () => expect(frame.title('Transactions')).toBeVisible();

  await test.step('from the bar: this year, compared, by months', async () => {
    await frame.goToPlace('Reports');
    await expect(reports.title).toBeVisible();
    await expect(reports.figure('Total Income')).toContainText('$');
    await expect(reports.figure('Net Profit')).toContainText(/improved|worse/);
    await expect(reports.figure('Average Monthly')).toContainText('Net, ');
    await expect(reports.flow.text(/came in and .* went out/)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports overview');
  });

  await test.step('a card opens the entries that make its figure', async () => {
    const expenses = await figureOf(reports.figureLink('Total Expenses'));
    await reports.openFigure('Total Expenses');
    await expectEntries();
    await expect(transactions.totalExpenses).toContainText(expenses);
    await page.goBack();
  });

  await test.step('the ledger’s accounts and the trial balance, whose sides come to the same', async () => {
    await reports.showReport('General ledger');
    const closing = new ReportTable(page, 'General ledger').figure('Chequing', 'Closing');
    const held = await figureOf(closing);
    await expectSoundInAllLooks(page, 'reports general ledger');
    await press(closing);
    await expectEntries();
    await expect(transactions.netFlow).toContainText(held);
    await page.goBack();
    await reports.showReport('Trial balance');
    const balance = new ReportTable(page, 'Trial balance');
    await expect(balance.figure('Chequing', 'Debit')).toHaveText(held);
    const [, debit, credit] = await balance.total();
    expect(debit).toMatch(/^\$/);
    expect(credit).toBe(debit);
    await expectSoundInAllLooks(page, 'reports trial balance');
  });

  await test.step('the form says all its lines', async () => {
    await reports.showReport('Tax form');
    await new TaxForm(page).showEmptyLines();
    await expectSoundInAllLooks(page, 'reports tax form');
  });

  await test.step('a point of the chart is reached by the keys and leads on', async () => {
    const { focusedPoint } = reports.flow;
    // Still drawn anew for the width of the last look, it lets the focus go.
    await expect(async () => {
      await reports.flow.firstPoint.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await expect(focusedPoint).toHaveAttribute('aria-label', /^Income, /, { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await page.keyboard.press('ArrowDown');
    await expect(focusedPoint).toHaveAttribute('aria-label', /^Expenses, /);
    const amount = /\$[\d,.]+/.exec((await focusedPoint.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await page.keyboard.press('Enter');
    await expectEntries();
    await expect(transactions.totalExpenses).toContainText(amount);
    await page.goBack();
    await reports.flow.showTable();
    await expect(reports.flow.columnHeader('Month')).toBeVisible();
    await expectSoundInAllLooks(page, 'reports table of months');
  });

  await test.step('what was spent, the largest first', async () => {
    await reports.openTab('Expenses');
    await expect(page).toHaveURL(/tab=expenses/);
    await expect(reports.spending.text(/is the largest: /)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports expenses');
    await reports.spending.showTable();
    await expect(reports.spending.rowHeader('Rent')).toBeVisible();
    await expectSoundInAllLooks(page, 'reports expenses table');
  });

  await test.step('one category over time, read aloud', async () => {
    await reports.openTab('Trends');
    await reports.categoryChoice.selectOption('Software');
    await expect(page).toHaveURL(/category=expense%3A/);
    await expect(reports.trend.text(/Software (rose|fell) /)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports trends');
  });

  await test.step('where there is least room', async () => {
    for (const tab of ['Overview', 'Expenses', 'Trends', 'Reports']) {
      await reports.openTab(tab);
      await dress(page, leastRoom);
      await expectSound(page, `reports ${tab}`, leastRoom);
    }
  });

  await test.step('days are chosen in the calendar, which begins where they do', async () => {
    await reports.goWithin(`/app/reports?range=custom&from=${thisYear}-03-10&to=${thisYear}-03-20`);
    await dress(page, brightDesk);
    await reports.calendarButton.press('Enter');
    await expect(new DaysCalendar(page).focusedDay).toHaveText('10');
    await expectSoundInAllLooks(page, 'the calendar of two months');
    await page.keyboard.press('Escape');
  });

  await test.step('days without anything say so', async () => {
    await reports.goWithin('/app/reports?range=custom&from=2019-03-01&to=2019-03-31');
    await expect(reports.empty).toBeVisible();
    await expectSoundInAllLooks(page, 'reports of empty days');
  });

  await test.step('who was paid for work is added up by name, with every entry, in French and on paper too', async () => {
    const report = new VendorsReport(page);
    const document = await uploadUnreadable(member);
    const { version } = document;
    await member.ask('PATCH', `/receipts/${document.id}`, { version, vendor: 'Jane Doe' });
    const add = (change: Parameters<typeof entry>[0]) =>
      member.ask('POST', '/transactions', entry({ category: helpers, date: today, ...change }));
    await reports.goWithin('/app/reports?type=vendors&vendors=contractors');
    await expect(report.root).toContainText(`Nothing was paid under ${helpers}`);
    await expectSound(page, 'reports no vendors', leastRoom);
    const invoiced = await add({ amount: 42_000, description: 'CARD 1234' });
    await member.ask('PUT', `/transactions/${String(invoiced['id'])}/documents`, {
      ...{ version: invoiced['version'], receiptIds: [document.id] },
    });
    await add({ amount: 18_050, description: 'INTERAC E-TRANSFER TO JANE DOE 7781' });
    await add({ amount: 31_000, description: 'Иван Петров, монтаж труб' });
    await add({ amount: 5500, description: 'CHEQUE 101' });
    await reports.open('?type=vendors&vendors=contractors');
    await expect(report.vendor('Jane Doe')).toContainText('Reaches T5018');
    await expect(report.vendor('Jane Doe')).toContainText('$600.50');
    await expect(report.vendor('No name')).toBeVisible();
    await report.showEveryEntry();
    await expect(report.payment(/^CARD 1234, .*: \$420\.00/)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports vendors with entries');
    await dress(page, leastRoom);
    await expectSound(page, 'reports vendors with entries', leastRoom);
    await reports.goWithin('/app/reports?type=vendors');
    await expect(report.line(/^Total/)).toContainText('$');
    await expectSoundInAllLooks(page, 'reports of spending by vendor');
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await reports.open('?type=vendors&vendors=contractors');
    await press(reports.button('Afficher chaque écriture'));
    await expect(reports.text(/^Atteint T5018/)).toBeVisible();
    await expectSound(page, 'reports vendors in French', leastRoom);
    await page.emulateMedia({ media: 'print' });
    await expect(reports.button('Masquer les écritures')).toBeHidden();
    await expect(reports.link(/^CARD 1234/)).toBeVisible();
  });
});
