import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { formatMonth } from '../../web/format/format.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { AccountantTab } from './pages/accountant-tab.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { CashFlowPanel } from './pages/cash-flow-panel.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { FirstSteps } from './pages/first-steps.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const monthBefore = (month: string) => monthOf(addDays(`${month}-01`, -1));
const lastMonth = monthBefore(monthOf(today));
const earlier = monthBefore(lastMonth);

test('empty books show four steps, and each leads to where it is taken', async ({ page }) => {
  const member = await signIn(page, newPerson(), '/app');
  const steps = new FirstSteps(page);
  await expect(steps.steps).toHaveCount(4);
  await expect(new DashboardPage(page).worklist).toHaveCount(0);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Dashboard first run', look);
  }
  expect((await steps.importStatement()).isMultiple()).toBe(true);
  const accountant = { name: 'Zoë', email: 'zoe@example.com', company: '', phone: '' };
  await member.ask('PUT', '/accountant', accountant);
  await page.reload();
  await expect(steps.tickOf(3)).toBeVisible();
  await steps.addAccountant();
  await expect(new AccountantTab(page).tab).toHaveAttribute('aria-selected', 'true');
});

test('the dashboard opens on the latest month with entries, and its numbers open their rows', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const add = (change: Parameters<typeof entry>[0]) => member.ask('POST', '/transactions', entry(change));
  await add({ date: `${lastMonth}-03`, amount: 4000, category: 'office', description: 'Copper pipe' });
  await add({ date: `${lastMonth}-04`, amount: 1000, category: '', description: 'Unknown shop' });
  await add({ date: `${lastMonth}-05`, kind: 'income', amount: 90_000, category: 'sales' });
  await add({ date: `${earlier}-28`, amount: 10_000, category: 'office', description: 'Old pump' });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.month).toHaveValue(lastMonth);
  await expect(dashboard.totalExpenses).toContainText('$50.00');
  await expect(dashboard.totalExpenses).toContainText('50% less · improved');
  await expect(dashboard.text(`Compared with ${formatMonth(earlier, 'long')}`)).toBeVisible();
  await expect(dashboard.worklist).toContainText('3 receipts missing');
  await expect(dashboard.worklist).toContainText('1 uncategorized entry');
  await expectSoundInAllLooks(page, 'Dashboard of a month');
  await dress(page, brightDesk);

  await test.step('the figures of the cash flow and the goal of a month are sound too', async () => {
    const flow = new CashFlowPanel(page);
    await flow.lastFigure.focus();
    await expect(flow.text(/^Expenses in .*: \$50\.00$/)).toBeVisible();
    await flow.showTable();
    await expect(flow.month(formatMonth(earlier, 'short'))).toContainText('$100.00');
    for (const look of looks) {
      await dress(page, look);
      await flow.root.scrollIntoViewIfNeeded();
      await expectSound(page, 'Cash flow table', look);
    }
    await dress(page, brightDesk);
    const dialog = await dashboard.changeGoal();
    await dialog.entries.fill('many');
    await dialog.save();
    await expect(dialog.text('Write a whole number from 1 to 100,000.')).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'Change goal', look);
    }
    await dress(page, brightDesk);
    await dialog.cancel();
  });

  await test.step('a number opens exactly its rows', async () => {
    const transactions = new TransactionsPage(page);
    await dashboard.openTotalExpenses();
    await expect(transactions.totalExpenses).toContainText('$50.00');
    await expect(transactions.row('Copper pipe')).toBeVisible();
    await expect(transactions.count(2)).toBeVisible();
    await expect(transactions.row(/Old pump/)).toHaveCount(0);
    await page.goBack();
    await dashboard.openTask('3 receipts missing');
    await expect(new AccountingPage(page).text('3 expenses still want a receipt.')).toBeVisible();
  });
});

test('any month goes to the accountant, and every amount in another currency says so', async ({ page }) => {
  const person = newPerson();
  const member = await signIn(page, person);
  const email = `count-${person.email}`;
  await member.ask('PUT', '/accountant', { name: 'Zoë', email, company: '', phone: '' });
  await member.ask('POST', '/transactions', entry({ date: `${earlier}-10`, currency: 'EUR', category: '' }));
  await member.ask('POST', '/transactions', entry({ date: today }));
  const tab = new AccountantTab(page);
  await tab.open();
  await tab.month.selectOption(earlier);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Accountant with months', look);
  }
  await (await tab.openMonth()).send();
  await expect(tab.sent).toBeVisible();
  const [mail] = await mailTo(page, email);
  const attachment = mail?.attachments[0];
  expect(attachment?.fileName).toContain(daysOfMonth(earlier).to);
  const csv = (await (await page.request.get(attachment?.url ?? '')).body()).toString('utf8');
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDate,Description,Amount,Currency,Category,Account,Type',
    `${earlier}-10,Paper and ink,-12.50,EUR,Uncategorized,Chequing,Expense`,
  ]);
});
