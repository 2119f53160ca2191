import { v7 } from 'uuid';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
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

  await page.goto(`/app/dashboard?month=${day.slice(0, 7)}`);
  const apart = page.getByRole('region', { name: 'Counted apart' });
  await expect(apart).toContainText(`2 entries are not counted in ${home}`);
  await expect(apart).toContainText('200.00');
  await expect(page.getByRole('region', { name: 'Total Expenses' })).not.toContainText('100.00');

  await apart.getByRole('link').click();
  await expect(page.getByRole('group', { name: /LYON/ })).toHaveCount(2);

  await test.step('a rate by hand counts, with what it was', async () => {
    await page.getByRole('button', { name: 'Open HOTEL LYON' }).click();
    const worth = page.getByRole('dialog').getByRole('region', { name: `Worth in ${home}` });
    await worth.getByLabel('You know').selectOption('rate');
    await worth.getByLabel(`${home} for 1 EUR`).fill('1.4753');
    await worth.getByRole('button', { name: 'Set worth' }).click();
    await expect(worth).toContainText('147.53 at 1.4753 (by hand');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'the worth of an entry', look);
    }
    await dress(page, brightDesk);
    await page.keyboard.press('Escape');
  });

  await page.goto('/app/transactions');
  await expect(page.getByRole('group', { name: 'HOTEL LYON' })).toContainText('147.53');
  await expect(page.getByRole('region', { name: 'Total Expenses' })).toContainText('147.53');
  await expect(page.getByRole('region', { name: 'Counted apart' })).toContainText('1 entry');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'entries of two currencies', look);
  }
  await page.goto(`/app/dashboard?month=${day.slice(0, 7)}`);
  await expect(page.getByRole('region', { name: 'Total Expenses' })).toContainText('147.53');
  await expect(apart).toContainText('1 entry is not counted');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'a dashboard with an entry apart', look);
  }
});
