import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { AddMenu } from './pages/add-menu.ts';
import { RecurringDialog } from './pages/recurring-dialog.ts';
import { RecurringPage } from './pages/recurring-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('what recurs is set up from the menu, and what was due already is entered', async ({ page }) => {
  const member = await signIn(page, newPerson(), '/app/transactions');
  await new AddMenu(page).choose('Create Recurring');
  const dialog = new RecurringDialog(page, 'Create Recurring');
  const past = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await dialog.description.fill('Cloud storage');
  await dialog.amount.fill('12.50');
  await dialog.account.selectOption({ label: 'Chequing' });
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'the dialog of what recurs', look);
  }
  await dress(page, brightDesk);
  await dialog.nextDueDate.fill(past);
  await dialog.save();
  await expect(new RecurringPage(page).rows).toHaveCount(1);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'the list of what recurs', look);
  }
  await member.until('/transactions/count?source=recurring', ({ count }) => count === 1);
});
