import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { contract } from '../../shared/contract/index.ts';
import { entry } from '../support/entries.ts';
import { strictUnzip } from '../support/strict-unzip.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { AccountantPackage } from './pages/accountant-package.ts';
import { AccountantTab } from './pages/accountant-tab.ts';
import { ClosedPeriods } from './pages/closed-periods.ts';
import { MadeReports } from './pages/made-reports.ts';
import { NotificationsPage } from './pages/notifications-page.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const today = todayIn('America/Toronto', new Date());
const thisMonth = daysOfMonth(monthOf(today));
const lastMonth = daysOfMonth(monthOf(addDays(thisMonth.from, -1)));
const lists = /\/api\/generated-reports\?/;

/** Shows every package of the list as it was when so much of it was done. */
async function showHalfDone(page: Page, progress: number): Promise<void> {
  await page.route(lists, async (route) => {
    const answer = await route.fetch();
    const { items, ...rest } = contract.listGeneratedReports.reply.parse(await answer.json());
    const then = items.map((item) =>
      item.type === 'package' ? { ...item, status: 'Processing' as const, progress, size: null } : item,
    );
    await route.fulfill({ response: answer, json: { ...rest, items: then } });
  });
}

test('a package for the accountant is made, found again with its progress, and downloaded; what stands open in a month is said before it is sent', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const row = entry({ description: 'Oak chair', date: today });
  await member.ask('POST', '/transactions', row);
  const { id: receiptId } = await uploadUnreadable(member, 'slip.jpg');
  const { version } = await member.ask('GET', `/transactions/${row.id}`);
  await member.ask('PUT', `/transactions/${row.id}/documents`, { version, receiptIds: [receiptId] });
  const panel = new AccountantPackage(page);
  const reports = new ReportsPage(page);

  await test.step('days that hold nothing are refused with a reason', async () => {
    await reports.open('?tab=reports');
    // To begin with they are the days on the screen.
    await expect(panel.period).toHaveValue('custom');
    await panel.from.fill('2019-01-01');
    await panel.to.fill('2019-01-31');
    await panel.make();
    await expect(panel.problem).toBeVisible();
    await expect(panel.latest).toHaveCount(0);
  });

  await test.step('it is made of chosen days', async () => {
    await panel.period.selectOption('yearly');
    await panel.make();
    await expect(toast(page, 'Making your package')).toBeVisible();
    await expect(panel.downloadButton).toBeVisible();
    await expect(new MadeReports(page).list).toContainText('Accountant package');
  });

  await test.step('who comes back while it is being made sees how far it is', async () => {
    await showHalfDone(page, 0.42);
    await reports.open('?tab=reports');
    await expect(panel.progress).toHaveAttribute('aria-valuenow', '42');
    await expect(panel.latest).toContainText('You can leave this page');
    await expectSoundInAllLooks(page, 'a package being made');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('it waits in the accountant’s tab as well, and is one whole zip', async () => {
    await new AccountantTab(page).open();
    await expectSoundInAllLooks(page, 'a package at the accountant');
    const download = await panel.download();
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const names = strictUnzip(readFileSync(await download.path())).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ledger.xlsx', 'README.txt', 'SHA256SUMS']));
    expect(names.filter((name) => name.startsWith('documents/'))).toHaveLength(1);
  });

  await test.step('its notification leads back to it', async () => {
    const notifications = new NotificationsPage(page);
    await notifications.open();
    await notifications.openNotice(/Your accountant package is ready to download/);
    await expect(panel.latest).toBeVisible();
  });

  await test.step('what stands open in a month is said before it is sent, and closing it is offered after', async () => {
    const accountant = `${v7()}@example.com`;
    await member.ask('PUT', '/accountant', { name: 'Zoë', email: accountant, company: '', phone: '' });
    await member.ask('POST', '/transactions', entry({ category: '', date: lastMonth.from }));
    await member.ask('POST', '/transactions', entry({ category: 'Travel', date: lastMonth.to }));
    const tab = new AccountantTab(page);
    await tab.open();
    await tab.month.selectOption(monthOf(lastMonth.from));
    const month = await tab.openMonth();
    const { checklist } = month;
    await expect(checklist.root).toContainText('2 expenses without receipt');
    await expectSoundInAllLooks(page, 'what stands open before it is sent');
    await dress(page, brightDesk);
    await month.send();
    await expect(tab.sent).toBeVisible();
    expect(await mailTo(page, accountant)).toHaveLength(1);
    await tab.closeMonthSent();
    const closing = new ClosedPeriods(page);
    await expect(closing.closeUpTo).toHaveValue(lastMonth.to);
  });
});
