import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('what recurs is set up from the menu, and what was due already is entered', async ({ page }) => {
  const member = await signIn(page, newPerson(), '/app/transactions');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create Recurring' }).click();
  const past = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Description').fill('Cloud storage');
  await dialog.getByLabel('Amount').fill('12.50');
  await dialog.getByLabel('Account').selectOption({ label: 'Checking' });
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'the dialog of what recurs', look);
  }
  await dress(page, brightDesk);
  await dialog.getByLabel('Next due date').fill(past);
  await dialog.getByRole('button', { name: 'Create Recurring' }).click();
  const listed = page.getByRole('list', { name: 'Recurring' }).getByRole('listitem');
  await expect(listed).toHaveCount(1);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'the list of what recurs', look);
  }
  await member.until('/transactions/count?source=recurring', ({ count }) => count === 1);
});
