import { v7 } from 'uuid';
import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { AccountantTab } from './pages/accountant-tab.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ClosedPeriods } from './pages/closed-periods.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const thisMonth = daysOfMonth(monthOf(todayIn('America/Toronto', new Date())));
const lastMonth = daysOfMonth(monthOf(addDays(thisMonth.from, -1)));

test('what stands open is said before it is sent, with the way to it, and closing the month is offered after', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const accountant = `${v7()}@example.com`;
  await member.ask('PUT', '/accountant', { name: 'Zoë', email: accountant, company: '', phone: '' });
  await member.ask('POST', '/transactions', entry({ category: '', date: lastMonth.from }));
  await member.ask('POST', '/transactions', entry({ category: 'Travel', date: lastMonth.to }));
  const tab = new AccountantTab(page);
  await tab.open();

  const { checklist } = await tab.openMonth();
  await expect(checklist.root).toContainText('2 expenses without receipt');
  await expectSoundInAllLooks(page, 'what stands open before it is sent');
  await checklist.open('1 uncategorized transaction');
  await expect(page).toHaveURL(new RegExp(`needs=category&from=${lastMonth.from}&to=${lastMonth.to}`));
  await expect(new AppFrame(page).content).toContainText('1');

  await page.goBack();
  await (await tab.openMonth()).send();
  await expect(tab.sent).toBeVisible();
  expect(await mailTo(page, accountant)).toHaveLength(1);
  await tab.closeMonthSent();

  const closing = new ClosedPeriods(page);
  await expect(closing.closeUpTo).toHaveValue(lastMonth.to);
  await closing.close();
  await expect(toast(page, /^Closed up to/)).toBeVisible();
  const late = entry({ category: 'Travel', date: lastMonth.to });
  expect(await member.call('POST', '/transactions', late)).toMatchObject({ body: { code: 'period-locked' } });
});
