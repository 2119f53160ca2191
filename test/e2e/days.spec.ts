import { memberFor, newPerson, openNewEntry, signInByForm } from './people.ts';
import { expect, test } from './product.ts';

test('days are typed and shown as the country of the books writes them', async ({ page }) => {
  const person = newPerson();
  const member = await memberFor(person);
  await member.ask('PUT', '/profile', { country: 'UK', profession: 'plumber' });
  await signInByForm(page, person);
  await page.goto('/app/transactions');
  await openNewEntry(page, 'Add Expense');
  const dialog = page.getByRole('dialog');
  const date = dialog.getByLabel('Date');
  await expect(date).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await dialog.getByLabel('Description').fill('Copper pipe');
  await dialog.getByLabel('Amount').fill('96.40');
  await dialog.getByLabel('Account').selectOption({ index: 1 });
  await date.fill('4/13/2026');
  await date.press('Enter');
  await expect(dialog.getByText('Write a real day as dd/mm/yyyy, such as 31/12/2026.')).toBeVisible();
  await date.fill('3/4/2026');
  await date.press('ArrowUp');
  await expect(date).toHaveValue('04/04/2026');
  await date.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saturday, 4 April 2026')).toBeVisible();

  await page.getByRole('button', { name: 'More Filters' }).click();
  await page.getByLabel('From').fill('5/4/2026');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('From')).toHaveValue('05/04/2026');
  await expect(page.getByText('Copper pipe')).toBeHidden();
  await page.getByLabel('From').fill('1/4/2026');
  await page.getByLabel('To', { exact: true }).fill('30/4/2026');
  await expect(page.getByText('Copper pipe')).toBeVisible();
  await expect(page.getByText('01/04/2026').first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('to')).toBe('2026-04-30');
});

test('a day is picked from the calendar of the machine', async ({ page }) => {
  const person = newPerson();
  await memberFor(person);
  await signInByForm(page, person);
  await page.goto('/app/transactions?from=2026-04-01');
  const from = page.getByLabel('From');
  await expect(from).toHaveValue('2026-04-01');
  await page.getByRole('button', { name: 'Open calendar' }).first().click();
  // The picker itself belongs to the machine; what it chooses comes by its field.
  await page.locator('input[type=date]').first().fill('2026-04-20');
  await expect(from).toHaveValue('2026-04-20');
});
