import { todayIn } from '../../shared/civil-date.ts';
import type { VendorTotals } from '../../shared/model/vendor-totals.ts';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { dress, expectSound, expectSoundInAllLooks, leastRoom } from './looks.ts';
import { EntryPanel } from './pages/entry-panel.ts';
import { press } from './pages/press.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { VendorsReport } from './pages/vendors-report.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const category = 'Helpers and Subcontractors';

test('who was paid for work is added up by name, and each figure opens the entries that make it', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const reports = new ReportsPage(page);
  const report = new VendorsReport(page);
  const add = (change: Parameters<typeof entry>[0]) =>
    member.ask('POST', '/transactions', entry({ category, date: today, ...change }));

  await test.step('nothing yet', async () => {
    await reports.open('?type=vendors&vendors=contractors');
    await expect(report.root).toContainText(`Nothing was paid under ${category}`);
    await expectSound(page, 'reports no vendors', leastRoom);
  });

  await test.step('each vendor in one line, and which slip is reached', async () => {
    const document = await uploadUnreadable(member);
    const { version } = document;
    await member.ask('PATCH', `/receipts/${document.id}`, { version, vendor: 'Jane Doe' });
    const invoiced = await add({ amount: 42_000, description: 'CARD 1234' });
    await member.ask('PUT', `/transactions/${String(invoiced['id'])}/documents`, {
      ...{ version: invoiced['version'], receiptIds: [document.id] },
    });
    await add({ amount: 18_050, description: 'INTERAC E-TRANSFER TO JANE DOE 7781' });
    await add({ kind: 'income', amount: 1000, description: 'Jane Doe' });
    await add({ amount: 31_000, description: 'Иван Петров, монтаж труб' });
    await add({ amount: 5500, description: 'CHEQUE 101' });
    await page.reload();
    await expect(report.vendor('Jane Doe')).toContainText('Reaches T5018');
    await expect(report.vendor('Jane Doe')).toContainText('$590.50');
    await expect(report.vendor('No name')).toBeVisible();
    await expectSoundInAllLooks(page, 'reports vendors');
  });

  await test.step('with every entry that was paid', async () => {
    await report.showEveryEntry();
    await expectSoundInAllLooks(page, 'reports vendors with entries');
    await dress(page, leastRoom);
    await expectSound(page, 'reports vendors with entries', leastRoom);
  });

  await test.step('an entry opens from its amount', async () => {
    await press(report.payment(/^CARD 1234, .*: \$420\.00/));
    await expect(new EntryPanel(page).root).toContainText('CARD 1234');
    await page.goBack();
  });

  await test.step('all spending by vendor comes to the expenses of the profit and loss', async () => {
    await add({ amount: 25_000, description: 'HOME DEPOT 7012', category: 'Office Supplies' });
    await reports.open('?type=vendors');
    await expect(report.vendor('HOME DEPOT 7012')).toContainText('$250.00');
    await expect(report.line(/^Total/)).toContainText('$1,205.50');
    await expectSoundInAllLooks(page, 'reports of spending by vendor');
    await reports.showReport('profit-loss');
    await expect(reports.figure('Total Expenses')).toContainText('$1,205.50');
    await reports.open('?type=vendors&vendors=contractors');
  });

  await test.step('in French, and on paper', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await page.reload();
    await press(reports.button('Afficher chaque écriture'));
    await expect(reports.text(/^Atteint T5018/)).toBeVisible();
    await expectSoundInAllLooks(page, 'reports vendors in French');
    await page.emulateMedia({ media: 'print' });
    await expect(reports.button('Masquer les écritures')).toBeHidden();
    await expect(reports.link(/^CARD 1234/)).toBeVisible();
  });

  await test.step('where no category is for such work', async () => {
    await page.emulateMedia({ media: 'screen' });
    await member.ask('PUT', '/own-preferences', { language: 'en' });
    await page.route('**/api/vendor-totals**', async (route) => {
      const totals = (await (await route.fetch()).json()) as VendorTotals;
      await route.fulfill({ json: { ...totals, categories: [], vendors: [] } });
    });
    await page.reload();
    await expect(report.root).toContainText('None of your categories is for people who work for you');
    await expectSoundInAllLooks(page, 'reports without a category for vendors');
  });
});
