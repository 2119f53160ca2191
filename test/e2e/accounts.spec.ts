import { entry, statementCsv } from '../support/entries.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { undo } from './toast.ts';

const march = statementCsv(
  [
    { date: '2026-03-02', description: 'PARKING LOT 12', amount: -1250 },
    { date: '2026-03-20', description: 'ROSE & CO', amount: 80_000 },
  ],
  100_000,
);

test('an account is added, checked against its statement and put right', async ({ page }) => {
  const member = await signIn(page, newPerson());
  await page.goto('/app/transactions');
  await page.getByRole('link', { name: 'Accounts' }).click();
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  const reserve = rows.filter({ hasText: 'Tax reserve' });

  await test.step('what is missing or wrong is said beside its field', async () => {
    await page.getByRole('button', { name: 'Add account' }).click();
    await dialog.getByLabel(/^Last digits/).fill('12a');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(dialog.getByText('Fill in this field.')).toBeVisible();
    await expect(dialog.getByText('Type the last two to four digits of the number.')).toBeVisible();
    await dialog.getByLabel(/^Name/).fill('Checking');
    await dialog.getByLabel(/^Last digits/).fill('0815');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(dialog.getByText('Another account has this name.')).toBeVisible();
    await dialog.getByLabel(/^Name/).fill('Tax reserve');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(reserve).toContainText('Checking · ending in 0815');
    await expect(reserve).toContainText('No proven statement yet');
  });

  await test.step('it is taken out again, and comes back, as long as nothing is in it', async () => {
    await page.keyboard.press('Control+z');
    await expect(reserve).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit Cash' }).click();
    await expectSound(page, 'an account’s dialog', brightDesk);
    await dialog.getByRole('button', { name: 'Remove account' }).click();
    await expect(rows).toHaveCount(4);
    await undo(page, 'Account removed');
    await expect(rows).toHaveCount(5);
    await page.getByRole('button', { name: 'Add account' }).click();
    await dialog.getByLabel(/^Name/).fill('Tax reserve');
    await dialog.getByLabel(/^Last digits/).fill('0815');
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(rows).toHaveCount(6);
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

  await reserve.getByRole('link', { name: 'Show transactions of Tax reserve' }).click();
  await expect(page.getByRole('group', { name: 'ROSE & CO' })).toBeVisible();
});

test('an account is reconciled with its statement, each difference leading to its entry', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const { id } = await member.readStatement(march, 'checking');
  await member.commit(String(id));
  const day = '2026-03-05';
  await member.ask('POST', '/transactions', entry({ date: day, description: 'Paid twice', amount: 333 }));
  await page.goto('/app/transactions/accounts');
  await page.getByRole('link', { name: 'Reconcile Checking' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Reconcile Checking' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'By the books' })).toContainText('1,784.17');
  await expect(page.getByRole('region', { name: 'By the statement of' })).toContainText('1,787.50');
  await expect(page.getByRole('region', { name: 'Difference', exact: true })).toContainText('3.33');
  const why = page.getByRole('list', { name: 'What makes the difference' });
  await expect(why).toContainText('Entries by hand that the statement does not have');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'a reconciliation', look);
  }
  await dress(page, brightDesk);
  await why.getByRole('link', { name: 'Paid twice' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Transaction' });
  await expect(panel).toContainText('Paid twice');
  await member.ask('DELETE', `/transactions/${new URL(page.url()).searchParams.get('entry') ?? ''}`);
  await page.goto('/app/transactions/accounts/checking/reconcile');
  await expect(page.getByText('The books agree with the statement to the cent.')).toBeVisible();
});
