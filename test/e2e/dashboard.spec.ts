import { addDays, daysOfMonth, monthOf, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { formatMonth } from '../../web/format/format.ts';
import { dress, expectSound, looks, unlikeLooks } from './looks.ts';
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
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Dashboard of a month', look);
  }

  await test.step('another month, kept in the address', async () => {
    await page.getByRole('button', { name: 'Month before' }).click();
    await expect(expenses).toContainText('$100.00');
    await expect(page).toHaveURL(new RegExp(`month=${earlier}`));
    await expect(page.getByText(/^Nothing to compare with/)).toBeVisible();
    await page.getByRole('button', { name: 'Month after' }).click();
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

test('six months of cash flow are bars that say their figures and lead to their entries, and a table', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const add = (change: Parameters<typeof entry>[0]) => member.ask('POST', '/transactions', entry(change));
  await add({ date: `${lastMonth}-03`, amount: 4000, category: 'office' });
  await add({ date: `${lastMonth}-05`, kind: 'income', amount: 90_000, category: 'sales' });
  await add({ date: `${earlier}-05`, kind: 'income', amount: 12_345_678_900, category: 'sales' });
  await add({ date: `${earlier}-06`, amount: 45_000_000, category: 'office' });
  await page.goto('/app/dashboard');
  const flow = page.getByRole('region', { name: 'Cash flow' });
  const bars = flow.getByRole('link');
  await expect(bars).toHaveCount(12);
  const name = `Expenses in ${formatMonth(lastMonth, 'long')}: $40.00`;
  await flow.getByRole('link', { name }).focus();
  await expect(flow.getByText(name)).toBeVisible();
  for (const look of looks) {
    await dress(page, look);
    await flow.scrollIntoViewIfNeeded();
    await expectSound(page, 'Cash flow', look);
  }
  await flow.getByRole('button', { name: 'Table' }).click();
  const line = flow.getByRole('row').filter({ hasText: formatMonth(earlier, 'short') });
  await expect(line).toContainText('$123,456,789.00');
  await expect(line).toContainText('$123,006,789.00');
  for (const look of unlikeLooks) {
    await dress(page, look);
    await flow.scrollIntoViewIfNeeded();
    await expectSound(page, 'Cash flow table', look);
  }
  await flow.getByRole('button', { name: 'Table' }).click();
  await flow.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`kind=expense&from=${lastMonth}-01`));
});

test('the goal of a month is changed and taken back', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ date: `${lastMonth}-03` }));
  await page.goto('/app/dashboard');
  const progress = page.getByRole('region', { name: 'Monthly Progress' });
  await expect(progress).toContainText('1 of 50');
  const bar = progress.getByRole('progressbar', { name: 'Entry Goal' });
  await expect(bar).toHaveAttribute('aria-valuenow', '2');
  await progress.getByRole('button', { name: 'Change goal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change goal' });
  await dialog.getByLabel('Entries a month').fill('many');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Write a whole number from 1 to 100,000.')).toBeVisible();
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'Change goal', look);
  }
  await dialog.getByLabel('Entries a month').fill('80');
  await page.keyboard.press('Enter');
  await expect(progress).toContainText('1 of 80');
  await page.keyboard.press('Control+z');
  await expect(progress).toContainText('1 of 50');
});
