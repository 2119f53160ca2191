import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('a day is picked by keys from a calendar that opens at the day in its field', async ({ page }) => {
  await signIn(page, newPerson());
  const list = new TransactionsPage(page);
  await list.open('?from=2024-04-17');
  await expect(list.from).toHaveValue('2024-04-17');
  await list.openCalendar();
  await expect(list.dayInCalendar(/April 17/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list.dayInCalendar(/April 24/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.from).toHaveValue('2024-04-24');
});
