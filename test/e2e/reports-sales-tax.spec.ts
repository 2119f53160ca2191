import { todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { dress, expectSound, leastRoom, looks } from './looks.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { SalesTaxReport } from './pages/sales-tax-report.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());
const year = today.slice(0, 4);

test('the return of a filing period is worked out, each figure opens its entries, and what lacks evidence is named', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const reports = new ReportsPage(page);
  const report = new SalesTaxReport(page);
  const add = async (change: Parameters<typeof entry>[0], tax?: number) => {
    const row = await member.ask('POST', '/transactions', entry({ date: today, ...change }));
    if (tax !== undefined)
      await member.ask('PATCH', `/transactions/${String(row['id'])}`, {
        version: row['version'],
        taxes: [{ kind: 'HST', rate: 13, amount: tax }],
      });
  };

  await test.step('not registered: the way to say so', async () => {
    await reports.open('?type=sales-tax');
    await expect(report.root).toContainText('not registered for sales tax');
    await expectSound(page, 'reports sales tax not registered', leastRoom);
  });

  await test.step('registered: boxes, what is owed, and by when', async () => {
    await member.ask('PUT', '/profile', { country: 'Canada', region: 'ON', profession: 'general' });
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
    await page.reload();
    await expect(report.box(101)).toContainText('$2,500.00');
    await expect(report.box(103)).toContainText('$260.00');
    await expect(report.box(106)).toContainText('$133.25');
    await expect(report.box(109)).toContainText('$126.75');
    await expect(report.root).toContainText(
      `Pay by ${Number(year) + 1}-04-30, file by ${Number(year) + 1}-06-15`,
    );
    await expect(report.root).toContainText('2 claims of $133.25 together lack evidence');
  });

  for (const look of looks) {
    await dress(page, look);
    await report.root.evaluate((panel) => panel.scrollIntoView());
    await expectSound(page, 'reports sales tax', look);
  }

  await test.step('a figure opens the entries that make it', async () => {
    await report.openEntriesOf(106);
    await expect(page).toHaveURL(/box=taxed-purchases/);
    const transactions = new TransactionsPage(page);
    await expect(transactions.text('Laptop, Иван и сыновья')).toBeVisible();
    await expect(transactions.text('Bistro')).toBeVisible();
    await expect(transactions.text(/Studio North/i)).toHaveCount(0);
  });

  await test.step('in French, with least room', async () => {
    await member.ask('PUT', '/own-preferences', { language: 'fr' });
    await reports.open('?type=sales-tax');
    await dress(page, leastRoom);
    const credits = reports.text(/Crédits de taxe sur les intrants/);
    await expect(credits).toBeVisible();
    await credits.evaluate((line) => line.scrollIntoView());
    await expectSound(page, 'reports sales tax in French', leastRoom);
  });
});
