import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSoundInAllLooks, leastRoom, expectSound } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { CapitalPurchases } from './pages/capital-purchases.ts';
import { Part } from './pages/part.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { TaxForm } from './pages/tax-form.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const days = 'range=custom&from=2026-04-06&to=2027-04-05';

test('the form tells what counts of each line, by which law, and the profit that this leaves', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  await member.ask('PUT', '/preferences', { name: 'Elm Street Books' });
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
  const reports = new ReportsPage(page);
  await reports.open(`?type=tax&${days}`);
  const form = new TaxForm(page);

  await test.step('what is disallowed stays on its line and is asked for beside it', async () => {
    const counted = form.linesWith('Client Entertainment: 0% counts');
    await expect(counted).toContainText('£72.00, on SA103F box 39');
    await expect(form.profit).toContainText('£595.00');
    await expect(form.netProfit).toContainText('£523.00');
    await form.root.scrollIntoViewIfNeeded();
    await expectSoundInAllLooks(page, 'tax form');
    await dress(page, leastRoom);
    await expectSound(page, 'tax form', leastRoom);
  });

  await test.step('purchases for years stand apart', async () => {
    const panel = new CapitalPurchases(page);
    await expect(panel.root).toContainText('Annual Investment Allowance');
    await panel.root.scrollIntoViewIfNeeded();
    await expectSoundInAllLooks(page, 'capital purchases');
    await expect(panel.purchase('Laptop', '£600.00')).toBeVisible();
  });

  await test.step('on paper', async () => {
    await expect(form.profit).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(reports.printButton).toBeHidden();
    await expect(form.profit).toBeVisible();
    // Who files it, which form of which days, and nothing of the frame.
    await expect(reports.title).toBeHidden();
    await expect(reports.onPaper).toHaveText('Elm Street BooksTax form');
    await expect(reports.text(/2026.+2027/).first()).toBeVisible();
    await expect(reports.beside).toHaveCount(0);
    const folder = process.env['MATCHBOOK_SHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/tax-form-on-paper.png`, fullPage: true });
    await page.emulateMedia({ media: 'screen' });
    await dress(page, brightDesk);
  });

  await test.step('what is personal is left out, shown, and leads to its entries', async () => {
    await form.openPersonal('£40.00');
    const frame = new AppFrame(page);
    const content = new Part(frame.content);
    await expect(frame.title('Transactions')).toBeVisible();
    await expect(content.text(/Phone bill/).first()).toBeVisible();
    await expect(content.text(/Laptop/)).toHaveCount(0);
  });

  await test.step('in French', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await reports.open(`?type=tax&${days}`);
    await expect(new TaxForm(page, 'Formulaire fiscal').root).toContainText('SA103F');
    await expectSoundInAllLooks(page, 'formulaire fiscal');
  });
});
