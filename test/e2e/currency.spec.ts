import { v7 } from 'uuid';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { EntryWorth } from './pages/entry-worth.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const day = addDays(todayIn('America/Toronto', new Date()), -9);

test('an entry of another currency is counted apart until somebody says what it was worth', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const { organization } = (await member.ask('GET', '/me')) as { organization: { currency: string } };
  const home = organization.currency;
  await member.ask('POST', '/accounts', { id: v7(), name: 'Euros', kind: 'checking', currency: 'EUR' });
  for (const description of ['HOTEL LYON', 'TAXI LYON'])
    await member.ask(
      'POST',
      '/transactions',
      entry({ description, accountLabel: 'Euros', amount: 100_00, date: day }),
    );

  const dashboard = new DashboardPage(page);
  await dashboard.open(`?month=${day.slice(0, 7)}`);
  await expect(dashboard.countedApart).toContainText(`2 entries are not counted in ${home}`);
  await expect(dashboard.countedApart).toContainText('200.00');
  await expect(dashboard.totalExpenses).not.toContainText('100.00');

  await dashboard.openCountedApart();
  const list = new TransactionsPage(page);
  await expect(list.row(/LYON/)).toHaveCount(2);

  await test.step('a rate by hand counts, with what it was', async () => {
    await list.openEntry('HOTEL LYON');
    const worth = new EntryWorth(page, home);
    await worth.setRate('EUR', '1.4753');
    await expect(worth.root).toContainText('147.53 at 1.4753 (by hand');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'the worth of an entry', look);
    }
    await dress(page, brightDesk);
    await page.keyboard.press('Escape');
  });

  await list.open();
  await expect(list.row('HOTEL LYON')).toContainText('147.53');
  await expect(list.totalExpenses).toContainText('147.53');
  await expect(list.countedApart).toContainText('1 entry');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'entries of two currencies', look);
  }
  await dashboard.open(`?month=${day.slice(0, 7)}`);
  await expect(dashboard.totalExpenses).toContainText('147.53');
  await expect(dashboard.countedApart).toContainText('1 entry is not counted');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'a dashboard with an entry apart', look);
  }
});
