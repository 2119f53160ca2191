import { v7 } from 'uuid';
import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { expectSoundInAllLooks } from './looks.ts';
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
  await page.goto('/app/accounting?tab=accountant');

  const checklist = page.getByRole('region', { name: 'Before you send: Send to accountant' });
  await expect(checklist).toContainText('2 expenses without receipt');
  await expectSoundInAllLooks(page, 'what stands open before it is sent');
  await checklist.getByRole('link', { name: '1 transaction without category' }).click();
  await expect(page).toHaveURL(new RegExp(`needs=category&from=${lastMonth.from}&to=${lastMonth.to}`));
  await expect(page.getByRole('main')).toContainText('1');

  await page.goBack();
  await page.getByRole('button', { name: 'Send Monthly CSV' }).click();
  const sent = toast(page, 'Report Sent Successfully');
  await expect(sent).toBeVisible();
  expect(await mailTo(page, accountant)).toHaveLength(1);
  await sent.getByRole('button', { name: 'Close and lock…' }).click();

  await expect(page.getByLabel('Close up to')).toHaveValue(lastMonth.to);
  await page.getByRole('button', { name: 'Close and Lock…', exact: true }).click();
  await page.getByRole('button', { name: 'Close and lock', exact: true }).click();
  await expect(toast(page, /^Closed up to/)).toBeVisible();
  const late = entry({ category: 'Travel', date: lastMonth.to });
  expect(await member.call('POST', '/transactions', late)).toMatchObject({ body: { code: 'period-locked' } });
});
