import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('a day is picked from the calendar of the machine', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto('/app/transactions?from=2026-04-01');
  const from = page.getByLabel('From');
  await expect(from).toHaveValue('2026-04-01');
  await page.getByRole('button', { name: 'Open calendar' }).first().click();
  // The picker itself belongs to the machine; what it chooses comes by its field.
  await page.locator('input[type=date]').first().fill('2026-04-20');
  await expect(from).toHaveValue('2026-04-20');
});
