import { entry } from '../support/entries.ts';
import { dress, expectSoundInAllLooks, leastRoom, expectSound } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const days = 'range=custom&from=2026-04-06&to=2027-04-05';
const year = `/app/reports?type=tax&${days}`;

test('the form tells what counts of each line, by which law, and the profit that this leaves', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  for (const [category, amount, change] of [
    ['Sales Revenue', 150_000, { kind: 'income' }],
    ['Client Entertainment', 7_200, {}],
    ['Marketing', 20_000, {}],
    ['Travel and Accommodation', 4_500, {}],
    ['Equipment', 60_000, { description: 'Laptop' }],
  ] as const)
    await member.ask('POST', '/transactions', entry({ category, amount, date: '2026-05-04', ...change }));
  const bill = entry({ amount: 10_000, category: 'Phone and Broadband', date: '2026-05-05' });
  await member.ask('POST', '/transactions', { ...bill, description: 'Phone bill' });
  await member.ask('PATCH', `/transactions/${bill.id}`, { version: 1, businessShare: 60 });
  await page.goto(year);
  const form = page.getByRole('region', { name: 'Tax form', exact: true });

  await test.step('what is disallowed stays on its line and is asked for beside it', async () => {
    const counted = form.getByRole('row').filter({ hasText: 'Client Entertainment: 0% counts' });
    await expect(counted).toContainText('£72.00, on SA103F box 39');
    await expect(form.getByRole('row', { name: /^Profit on the form/ })).toContainText('£595.00');
    await expect(form.getByRole('row', { name: /^Net Profit/ })).toContainText('£523.00');
    await form.scrollIntoViewIfNeeded();
    await expectSoundInAllLooks(page, 'tax form');
    await dress(page, leastRoom);
    await expectSound(page, 'tax form', leastRoom);
  });

  await test.step('purchases for years stand apart', async () => {
    const panel = page.getByRole('region', { name: 'Capital purchases', exact: true });
    await expect(panel).toContainText('Annual Investment Allowance');
    await panel.scrollIntoViewIfNeeded();
    await expectSoundInAllLooks(page, 'capital purchases');
    await expect(panel.getByRole('link', { name: 'Laptop: £600.00' })).toBeVisible();
  });

  await test.step('on paper', async () => {
    await expect(form.getByRole('row', { name: /^Profit on the form/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(form.getByRole('row', { name: /^Profit on the form/ })).toBeVisible();
    const folder = process.env['MATCHBOOK_SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/tax-form-on-paper.png`, fullPage: true });
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('what is personal is left out, shown, and leads to its entries', async () => {
    const personal = form.getByRole('link', { name: 'Personal, left out of all of it: £40.00' });
    await personal.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Phone bill').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Laptop')).toHaveCount(0);
  });
});

test('the form of a French Canadian tells the same in French, with what no country’s source says for an accountant', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'Canada', region: 'QC', profession: 'general' });
  await member.ask('PUT', '/own-preferences', { language: 'fr' });
  const date = '2026-05-04';
  for (const change of [
    { kind: 'income', category: 'Sales Revenue', amount: 381_000 },
    { category: 'Meals and Entertainment', amount: 5_650 },
    { category: 'Equipment (CCA)', amount: 113_000, description: 'Portable' },
  ] as const)
    await member.ask('POST', '/transactions', entry({ ...change, date }));
  await page.goto('/app/reports?type=tax&range=custom&from=2026-01-01&to=2026-12-31');
  const form = page.getByRole('region', { name: 'Formulaire fiscal', exact: true });
  await expect(form.getByRole('row').filter({ hasText: /représentation\s: 50\s%/ })).toContainText('28,25');
  const panel = page.getByRole('region', { name: 'Immobilisations achetées', exact: true });
  // 3,810 less half of 56.50: before what the CCA of the laptop is.
  await expect(panel.getByText(/Sans elles, le bénéfice du formulaire est de 3\s781,75/)).toBeVisible();
  await panel.scrollIntoViewIfNeeded();
  await expectSoundInAllLooks(page, 'formulaire fiscal');
});
