import { entry, statementCsv } from '../support/entries.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const march = statementCsv(
  [
    { date: '2026-03-02', description: 'PARKING LOT 12', amount: -1250 },
    { date: '2026-03-20', description: 'ROSE & CO', amount: 80_000 },
  ],
  100_000,
);

test('an account is added, checked against its statement and put right', async ({ page }) => {
  const member = await signIn(page, newPerson(), '/app/transactions/accounts');
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  const reserve = rows.filter({ hasText: 'Tax reserve' });

  await test.step('whose name no other has', async () => {
    await page.getByRole('button', { name: 'Add account' }).click();
    await dialog.getByLabel(/^Name/).fill('Checking');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(dialog.getByText('Another account has this name.')).toBeVisible();
    await dialog.getByLabel(/^Name/).fill('Tax reserve');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(reserve).toContainText('No proven statement yet');
    await page.getByRole('button', { name: 'Edit Cash' }).click();
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
    await page.getByRole('button', { name: 'Edit Tax reserve' }).click();
    await dialog.getByLabel(/^Opening balance/).fill('7.77');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(reserve).toContainText('Does not agree with the statement of');
    await expect(reserve).toContainText('The statement closes with');
  });
});

test('an account is reconciled with its statement, and the difference told', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const { id } = await member.readStatement(march, 'checking');
  await member.commit(String(id));
  const day = '2026-03-05';
  await member.ask('POST', '/transactions', entry({ date: day, description: 'Paid twice', amount: 333 }));
  await page.goto('/app/transactions/accounts/checking/reconcile');
  await expect(page.getByRole('region', { name: 'Difference', exact: true })).toContainText('3.33');
  const why = page.getByRole('list', { name: 'What makes the difference' });
  await expect(why).toContainText('Entries by hand that the statement does not have');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'a reconciliation', look);
  }
});
