import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { undo } from './toast.ts';

test('what recurs is set up, seen with its next date, skipped, paused, changed and deleted, each with its undo', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const dialog = page.getByRole('dialog');
  const rent = page.getByRole('list', { name: 'Recurring' }).getByRole('listitem');

  await test.step('with the toggle of a new expense', async () => {
    await page.goto('/app/transactions');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add Expense' }).click();
    await dialog.getByLabel('Description').fill('Studio rent');
    await dialog.getByLabel('Amount').fill('900');
    await dialog.getByLabel('Date').first().fill('2026-01-31');
    await dialog.getByLabel('Account').selectOption({ label: 'Checking' });
    await expect(dialog.getByLabel('Frequency')).toHaveCount(0);
    await dialog.getByText('Recurring').click();
    await expect(dialog.getByLabel('Next due date')).toHaveValue(/2026-02-28|02\/28\/2026/);
    await dialog.getByLabel('Frequency').selectOption('yearly');
    await expect(dialog.getByLabel('Next due date')).toHaveValue(/2027-01-31|01\/31\/2027/);
    await dialog.getByRole('button', { name: 'Add Expense' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Recurring' }).click();
    await expect(rent).toHaveCount(1);
    await expect(rent).toContainText('Yearly');
    await expect(rent).toContainText('2027');
  });

  await test.step('it is skipped and paused', async () => {
    await page.getByRole('button', { name: 'Skip the next of Studio rent' }).click();
    await expect(rent).toContainText('2028');
    await undo(page, 'Next one skipped');
    await expect(rent).not.toContainText('2028');
    await page.getByRole('button', { name: 'Pause Studio rent' }).click();
    await expect(rent).toContainText('Paused');
    await page.getByRole('button', { name: 'Resume Studio rent' }).press('Enter');
    await expect(rent).not.toContainText('Paused');
  });

  await test.step('it is changed once, and for all that follow', async () => {
    await page.getByRole('button', { name: 'Edit Studio rent' }).click();
    await dialog.getByLabel('Change').selectOption('next');
    await expect(dialog.getByLabel('Frequency')).toHaveCount(0);
    await dialog.getByLabel('Amount').fill('950');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rent).toContainText('The next one is another');
    await page.getByRole('button', { name: 'Edit Studio rent' }).click();
    await dialog.getByLabel('Description').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Fill in this field.')).toBeVisible();
    await dialog.getByLabel('Description').fill('Loft rent');
    await dialog.getByLabel('Frequency').selectOption('monthly');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rent).toContainText('Loft rent');
    await expect(rent).toContainText('Monthly');
  });

  await test.step('it is deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Delete Loft rent' }).click();
    await expect(page.getByText('Nothing recurs yet')).toBeVisible();
    await undo(page, 'Recurring entry deleted');
    await expect(rent).toContainText('Loft rent');
  });

  await test.step('another is created from the menu, and what was due already is entered', async () => {
    await page.goto('/app/transactions');
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
    await expect(rent).toHaveCount(2);
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'the list of what recurs', look);
    }
    await member.until('/transactions/count?source=recurring', ({ count }) => count === 1);
  });
});
