import { entry, statementCsv } from '../support/entries.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { AccountsPage } from './pages/accounts-page.ts';
import { ReconcilePage } from './pages/reconcile-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const march = statementCsv(
  [
    { date: '2026-03-02', description: 'PARKING LOT 12', amount: -1250 },
    { date: '2026-03-20', description: 'ROSE & CO', amount: 80_000 },
  ],
  100_000,
);

test('an account is added, checked against its statement and put right, and reconciled with it', async ({
  page,
}) => {
  const member = await signIn(page, newPerson(), '/app/transactions/accounts');
  const accounts = new AccountsPage(page);
  const reserve = accounts.row('Tax reserve');

  await test.step('whose name no other has', async () => {
    const dialog = await accounts.add();
    await dialog.name.fill('Chequing');
    await dialog.save();
    await expect(dialog.text('Another account has this name.')).toBeVisible();
    await dialog.name.fill('Tax reserve');
    await dialog.save();
    await expect(reserve).toContainText('No proven statement yet');
    await accounts.edit('Cash');
    await expectSound(page, 'an account’s dialog', brightDesk);
    await page.keyboard.press('Escape');
  });

  await test.step('a statement says what it should hold', async () => {
    const { items } = (await member.ask('GET', '/accounts')) as { items: { id: string; name: string }[] };
    const account = items.find(({ name }) => name === 'Tax reserve');
    const { id } = await member.readStatement(march, account?.id);
    await member.commit(String(id));
    await page.reload();
    await expect(reserve).toContainText('Agrees with the statement of');
  });

  await test.step('a wrong opening balance is told with both figures', async () => {
    const dialog = await accounts.edit('Tax reserve');
    await dialog.openingBalance.fill('7.77');
    await dialog.save();
    await expect(reserve).toContainText('Does not agree with the statement of');
    await expect(reserve).toContainText('The statement closes with');
  });

  await test.step('it is reconciled with its statement, and the difference told', async () => {
    const { id } = await member.readStatement(march, 'checking');
    await member.commit(String(id));
    const day = '2026-03-05';
    await member.ask('POST', '/transactions', entry({ date: day, description: 'Paid twice', amount: 333 }));
    const reconciliation = new ReconcilePage(page);
    await reconciliation.open('checking');
    await expect(reconciliation.difference).toContainText('3.33');
    await expect(reconciliation.reasons).toContainText('Entries by hand that the statement does not have');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'a reconciliation', look);
    }
  });
});
