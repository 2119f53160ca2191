import { todayIn } from '../../shared/civil-date.ts';
import { salesTaxPath } from '../../shared/paths.ts';
import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks, leastRoom } from './looks.ts';
import { EntryTaxes } from './pages/entry-taxes.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { SalesTaxReport } from './pages/sales-tax-report.ts';
import { SalesTaxSettings } from './pages/sales-tax-settings.ts';
import { SelectionBar } from './pages/selection-bar.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { TaxRateDialog } from './pages/tax-rate-dialog.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const today = todayIn('America/Toronto', new Date());
const year = today.slice(0, 4);

test('a business registers for sales tax, says which tax an entry has in it, and reads its return, whose figures open their entries', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'general' });
  const reports = new ReportsPage(page);
  const report = new SalesTaxReport(page);
  const settings = new SettingsPage(page);
  const transactions = new TransactionsPage(page);
  const add = async (change: Parameters<typeof entry>[0], tax?: number) => {
    const row = await member.ask('POST', '/transactions', entry({ date: today, ...change }));
    if (tax !== undefined)
      await member.ask('PATCH', `/transactions/${String(row['id'])}`, {
        version: row['version'],
        taxes: [{ kind: 'HST', rate: 13, amount: tax }],
      });
  };

  await test.step('an entry has its tax by keys alone, and many theirs at a rate', async () => {
    await add({ kind: 'income', amount: 113_000, category: '', description: 'INVOICE 7' });
    await add({ amount: 5_000, kind: 'transfer', description: 'TO SAVINGS' });
    await transactions.open();
    const panel = await transactions.openEntry('INVOICE 7');
    const tax = new EntryTaxes(page);
    await expect(tax.root).toContainText('No tax on record.');

    // The usual tax of the province stands there, worked out.
    await tax.enterButton.focus();
    await page.keyboard.press('Enter');
    await expect(tax.tax).toBeFocused();
    await expect(tax.amount).toHaveValue('130.00');
    await expect(tax.root).toContainText('$1,000.00 and $130.00 tax');
    await tax.add();
    await expect(tax.taxOfLine(2)).toBeFocused();
    await expectSoundInAllLooks(page, 'tax as it is typed');
    await dress(page, leastRoom);
    await expectSound(page, 'tax as it is typed', leastRoom);
    await dress(page, brightDesk);
    await tax.remove(2);
    await tax.tax.selectOption({ label: 'GST 5%' });
    await tax.amount.fill('50');
    await page.keyboard.press('Enter');

    await expect(tax.root).toContainText('Set by you');
    await expect(tax.table).toContainText('GST 5%');
    await expect(panel.history).toContainText('set Tax to GST 5% $50.00');
    await expectSoundInAllLooks(page, 'tax said by a person');
    await dress(page, brightDesk);
    await page.keyboard.press('Escape');

    await transactions.selectAll();
    await new SelectionBar(page).takeFromMenu('Tax included at a rate');
    const dialog = new TaxRateDialog(page);
    await dialog.tax.selectOption({ label: 'HST 13%' });
    await expectSoundInAllLooks(page, 'tax of many entries');
    await dress(page, brightDesk);
    await dialog.change(2);
    await expect(toast(page, '1 transaction changed')).toContainText('TO SAVINGS');
  });

  await test.step('not registered: the way to say so, at which a wrong number is told', async () => {
    await reports.goWithin('/app/reports?type=sales-tax');
    await expect(report.root).toContainText('not registered for sales tax');
    await expectSound(page, 'reports sales tax not registered', leastRoom);
    await settings.goWithin(salesTaxPath);
    const card = new SalesTaxSettings(page);
    await expect(card.root).toBeInViewport({ ratio: 0.9 });
    await expect(card.root).toContainText('You’re not registered. All figures include tax');
    await expectSoundInAllLooks(page, 'sales tax without a registration');
    await dress(page, brightDesk);

    await card.enterRegistration();
    await expect(card.number).toBeFocused();
    await page.keyboard.type('123 026 634 RT0001');
    await card.registeredFrom.fill(`${year}-01-01`);
    await card.filing.selectOption({ label: 'Every quarter' });
    await card.periodEnds.selectOption({ label: 'Jan, Apr, Jul, Oct' });
    await card.save();
    await expect(card.problem).toContainText('isn’t a valid registration number for Canada');
    await expect(card.number).toBeFocused();
    await expectSoundInAllLooks(page, 'a registration with a wrong number');
    await dress(page, brightDesk);

    await card.number.fill('123 026 635 RT0001');
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Settings saved')).toBeVisible();
    await page.reload();
    await expect(card.number).toHaveValue('123 026 635 RT0001');
  });

  await test.step('the return: boxes, what is owed, by when, and what lacks evidence', async () => {
    await member.ask('PUT', '/preferences', {
      salesTax: {
        since: `${year}-01-01`,
        number: '123026635RT0001',
        period: 'year',
        endsIn: 12,
        method: 'normal',
      },
    });
    await add(
      { kind: 'income', amount: 226_000, category: 'Sales Revenue', description: 'Studio North' },
      26_000,
    );
    await add(
      { kind: 'income', amount: 50_000, category: 'Service Income', description: 'Export Partners' },
      0,
    );
    await add({ amount: 113_000, category: 'Equipment', description: 'Laptop, Иван и сыновья' }, 13_000);
    await add({ amount: 5650, category: 'Meals and Entertainment', description: 'Bistro' }, 650);
    await reports.open('?type=sales-tax');
    // With the invoice, of which the rate was said above.
    await expect(report.box(101)).toContainText('$3,500.00');
    await expect(report.box(103)).toContainText('$390.00');
    await expect(report.box(106)).toContainText('$133.25');
    await expect(report.box(109)).toContainText('$256.75');
    await expect(report.root).toContainText(
      `Pay by ${Number(year) + 1}-04-30, file by ${Number(year) + 1}-06-15`,
    );
    await expect(report.root).toContainText('2 claims of $133.25 together lack evidence');
    await expectSoundInAllLooks(page, 'reports sales tax');
    await dress(page, brightDesk);
  });

  await test.step('a figure opens the entries that make it', async () => {
    await report.openEntriesOf(106);
    await expect(page).toHaveURL(/box=taxed-purchases/);
    await expect(transactions.text('Laptop, Иван и сыновья')).toBeVisible();
    await expect(transactions.text('Bistro')).toBeVisible();
    await expect(transactions.text(/Studio North/i)).toHaveCount(0);
  });

  await test.step('in French, with least room', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await settings.goTo(salesTaxPath);
    await expect(new SalesTaxSettings(page, 'Taxe de vente').root).toContainText('Numéro de TPS/TVH');
    await expectSound(page, 'a registration in French', brightDesk);
    await reports.goWithin('/app/reports?type=sales-tax');
    await dress(page, leastRoom);
    const credits = reports.text(/Crédits de taxe sur les intrants/);
    await expect(credits).toBeVisible();
    await credits.evaluate((line) => line.scrollIntoView());
    await expectSound(page, 'reports sales tax in French', leastRoom);
  });
});

test('a British business sets what it buys from abroad as such, and its return has the tax', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'general' });
  const since = `${Number(year) - 1}-01-01`;
  await member.ask('PUT', '/preferences', {
    currency: 'GBP',
    salesTax: { since, number: '980780684', period: 'quarter', endsIn: 12, method: 'normal' },
  });
  const add = (change: Parameters<typeof entry>[0]) =>
    member.ask('POST', '/transactions', entry({ date: `${year}-02-03`, ...change }));
  await add({ amount: 12_000, category: 'Software', description: 'FIGMA' });
  await add({ amount: 30_000, category: 'Advertising', description: 'GOOGLE ADS 4411' });
  await add({ amount: 90_000, category: 'Rent', description: 'WHARF STUDIOS' });
  const reports = new ReportsPage(page);
  const report = new SalesTaxReport(page);
  const query = `?type=sales-tax&range=custom&from=${year}-01-01&to=${year}-03-31`;
  await reports.open(query);
  await expect(report.root).toContainText('2 purchases of £420.00 may be from abroad');
  await report.openFromAbroad();
  const transactions = new TransactionsPage(page);
  await expect(transactions.text('FIGMA')).toBeVisible();
  await expect(transactions.text('WHARF STUDIOS')).toHaveCount(0);
  await transactions.selectAll();
  await new SelectionBar(page).changeAll('Services from abroad', 2);
  await expect(toast(page, '2 transactions changed')).toBeVisible();
  await reports.goWithin(`/app/reports${query}`);
  await expect(report.box(4)).toContainText('£84.00');
  await expect(report.box(6)).toContainText('£420.00');
  await expect(report.box(7)).toContainText('£1,320.00');
  await expect(report.root).toContainText('VAT 20% owed on services from abroad');
  await expectSoundInAllLooks(page, 'reports sales tax with services from abroad');
});
