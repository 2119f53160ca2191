import { v7 } from 'uuid';
import { addDays, monthOf, todayIn } from '../../shared/civil-date.ts';
import { fieldSentence } from '../../shared/model/field-words.ts';
import { problemOf } from '../../shared/problems.ts';
import { entry } from '../support/entries.ts';
import { formatMonth } from '../../web/format/format.ts';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { CashFlowPanel } from './pages/cash-flow-panel.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { EntryWorth } from './pages/entry-worth.ts';
import { ExportTools } from './pages/export-tools.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const monthBefore = (month: string) => monthOf(addDays(`${month}-01`, -1));
const lastMonth = monthBefore(monthOf(today));
const earlier = monthBefore(lastMonth);

test('the dashboard opens on the latest month with entries, its numbers open their rows, and it hears what one thinks', async ({
  page,
}) => {
  const person = newPerson();
  const member = await signIn(page, person);
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
    await expectSoundInAllLooks(page, 'Cash flow table');
    await dress(page, brightDesk);
    const dialog = await dashboard.changeGoal();
    await dialog.entries.fill('many');
    await dialog.save();
    await expect(dialog.text('Write a whole number from 1 to 100,000.')).toBeVisible();
    await expectSoundInAllLooks(page, 'Change goal');
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
    await expect(new AccountingPage(page).text('3 expenses still need a receipt.')).toBeVisible();
  });

  await test.step('its export may be another kind of file', async () => {
    await dashboard.goWithin('/app/dashboard');
    const dialog = await new ExportTools(page).openSending();
    await dialog.format.selectOption('Excel workbook (XLSX)');
    await expectSoundInAllLooks(page, 'sending with a kind of file');
    await dress(page, brightDesk);
    await dialog.cancel();
  });

  await test.step('somebody tells us about Matchbook, and what is typed stays when it is not taken', async () => {
    const toldOf = `The ${person.email} door squeaks.`;
    const dialog = await dashboard.giveFeedback();
    await dialog.message.fill(toldOf);
    await dialog.send();
    await expect(dashboard.text('Please select a feedback type and enter your message.')).toBeVisible();
    await expect(dialog.alert).toHaveText(fieldSentence({ code: 'required' }));
    await expectSoundInAllLooks(page, 'Feedback with something missing');
    await dress(page, brightDesk);
    await dialog.type.selectOption('Bug Report');
    const refusal = problemOf('feedback-limit-reached');
    const answer = { status: refusal.status, contentType: 'application/problem+json', json: refusal };
    await page.route('**/api/feedback', (route) => route.fulfill(answer), { times: 1 });
    await dialog.send();
    const refused = dashboard.text(/Feedback not sent/i);
    await expect(refused).toBeVisible();
    await expect(dialog.message).toHaveValue(toldOf);
    await dialog.send();
    await expect(dashboard.text("Thank you for your feedback! We'll review it soon.")).toBeVisible();
    await expect(refused).toHaveCount(0);
    await expect(dialog.root).toHaveCount(0);
    await expect(async () => {
      const mails = await mailTo(page, 'support@matchbook.localhost');
      const ours = mails.filter(({ text }) => text.includes(toldOf));
      expect(ours).toHaveLength(1);
      expect(ours[0]?.text).toMatch(/“\/app\/dashboard” of the app “app-[\w-]+\.js”/);
    }).toPass({ timeout: 20_000 });
  });

  await test.step('an entry of another currency is counted apart until somebody says what it was worth', async () => {
    const { organization } = (await member.ask('GET', '/me')) as { organization: { currency: string } };
    const home = organization.currency;
    await member.ask('POST', '/accounts', { id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' });
    for (const description of ['HOTEL LYON', 'TAXI LYON'])
      await add({ description, accountLabel: 'Euros', amount: 100_00, date: `${lastMonth}-06` });
    await dashboard.open(`?month=${lastMonth}`);
    await expect(dashboard.countedApart).toContainText(`2 entries are not counted in ${home}`);
    await expect(dashboard.countedApart).toContainText('200.00');
    await expectSoundInAllLooks(page, 'a dashboard with entries apart');
    await dress(page, brightDesk);
    await dashboard.openCountedApart();
    const list = new TransactionsPage(page);
    await expect(list.row(/LYON/)).toHaveCount(2);
    await list.openEntry('HOTEL LYON');
    const worth = new EntryWorth(page, home);
    await worth.setRate('EUR', '1.4753');
    await expect(worth.root).toContainText('147.53 at 1.4753 (by hand');
    await expectSoundInAllLooks(page, 'the worth of an entry');
    await dress(page, brightDesk);
    await page.keyboard.press('Escape');
    await list.goWithin(`/app/transactions?from=${lastMonth}-06`);
    await expect(list.row('HOTEL LYON')).toContainText('147.53');
    await expect(list.countedApart).toContainText('1 entry');
    await expectSoundInAllLooks(page, 'entries of two currencies');
  });
});
