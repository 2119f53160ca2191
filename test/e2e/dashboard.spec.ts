import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { formatMonth } from '../../web/format/format.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, looks, unlikeLooks } from './looks.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const monthBefore = (month: string) => monthOf(addDays(`${month}-01`, -1));
const lastMonth = monthBefore(monthOf(today));
const earlier = monthBefore(lastMonth);

test('empty books show three steps, and each leads to where it is taken', async ({ page }) => {
  const member = await signIn(page, newPerson(), '/app');
  const steps = page.getByRole('region', { name: 'Three steps to your first books' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Needs you' })).toHaveCount(0);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Dashboard first run', look);
  }
  await steps.getByRole('button', { name: 'Import Statement' }).click();
  await expect(page.getByRole('dialog', { name: 'Import Statement' })).toBeVisible();
  await page.keyboard.press('Escape');
  const accountant = { name: 'Zoë', email: 'zoe@example.com', company: '', phone: '' };
  await member.ask('PUT', '/accountant', accountant);
  await page.reload();
  await expect(steps.getByRole('listitem').nth(2).getByLabel('Done')).toBeVisible();
  await steps.getByRole('link', { name: 'Add accountant' }).click();
  await expect(page.getByRole('tab', { name: 'Accountant' })).toHaveAttribute('aria-selected', 'true');
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
  await page.goto('/app/dashboard');
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue(lastMonth);
  const expenses = page.getByRole('region', { name: 'Total Expenses' });
  await expect(expenses).toContainText('$50.00');
  await expect(expenses).toContainText('50% less · improved');
  await expect(page.getByText(`Compared with ${formatMonth(earlier, 'long')}`)).toBeVisible();
  const worklist = page.getByRole('region', { name: 'Needs you' });
  await expect(worklist).toContainText('3 receipts missing');
  await expect(worklist).toContainText('1 entry without a category');
  await expectSoundInAllLooks(page, 'Dashboard of a month');
  await dress(page, brightDesk);

  await test.step('the figures of the cash flow and the goal of a month are sound too', async () => {
    const flow = page.getByRole('region', { name: 'Cash flow' });
    await flow.getByRole('link').last().focus();
    await expect(flow.getByText(/^Expenses in .*: \$50\.00$/)).toBeVisible();
    await flow.getByRole('button', { name: 'Table' }).click();
    await expect(flow.getByRole('row').filter({ hasText: formatMonth(earlier, 'short') })).toContainText(
      '$100.00',
    );
    for (const look of unlikeLooks) {
      await dress(page, look);
      await flow.scrollIntoViewIfNeeded();
      await expectSound(page, 'Cash flow table', look);
    }
    await dress(page, brightDesk);
    await page.getByRole('button', { name: 'Change goal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change goal' });
    await dialog.getByLabel('Entries a month').fill('many');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Write a whole number from 1 to 100,000.')).toBeVisible();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'Change goal', look);
    }
    await dress(page, brightDesk);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a number opens exactly its rows', async () => {
    await expenses.getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Total Expenses' })).toContainText('$50.00');
    await expect(page.getByRole('group', { name: 'Copper pipe' })).toBeVisible();
    await expect(page.getByText('2 transactions', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Old pump' })).toHaveCount(0);
    await page.goBack();
    await worklist.getByRole('link', { name: '3 receipts missing' }).click();
    await expect(page.getByText('3 expenses still want a receipt.')).toBeVisible();
  });
});

test('any month goes to the accountant, and every amount in another currency says so', async ({ page }) => {
  const person = newPerson();
  const member = await signIn(page, person);
  const email = `count-${person.email}`;
  await member.ask('PUT', '/accountant', { name: 'Zoë', email, company: '', phone: '' });
  await member.ask('POST', '/transactions', entry({ date: `${earlier}-10`, currency: 'EUR', category: '' }));
  await member.ask('POST', '/transactions', entry({ date: today }));
  await page.goto('/app/accounting?tab=accountant');
  await page.getByLabel('Month', { exact: true }).selectOption(earlier);
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'Accountant with months', look);
  }
  await page.getByRole('button', { name: 'Send Monthly CSV' }).click();
  await expect(page.getByText('Report Sent Successfully')).toBeVisible();
  const [mail] = await mailTo(page, email);
  const attachment = mail?.attachments[0];
  expect(attachment?.fileName).toContain(daysOfMonth(earlier).to);
  const csv = (await (await page.request.get(attachment?.url ?? '')).body()).toString('utf8');
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDate,Description,Amount,Currency,Category,Account',
    `${earlier}-10,Paper and ink,-12.50,EUR,Uncategorized,Checking`,
  ]);
});
