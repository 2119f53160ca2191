import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('a day is picked from the calendar of the machine', async ({ page }) => {
  await signIn(page, newPerson());
  const list = new TransactionsPage(page);
  await list.open('?from=2026-04-01');
  await expect(list.from).toHaveValue('2026-04-01');
  await list.pickFrom('2026-04-20');
  await expect(list.from).toHaveValue('2026-04-20');
});
