import { addDays, todayIn } from '../../shared/civil-date.ts';
import { statementCsv } from '../support/entries.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());

test('a long list comes page by page as one scrolls', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const csv = statementCsv(
    Array.from({ length: 130 }, (_, index) => ({
      date: addDays(today, -Math.floor(index / 5)),
      description: `PARKING LOT ${index}`,
      amount: -(index + 100),
    })),
  );
  const { id } = await member.readStatement(csv);
  await member.commit(String(id));
  const list = new TransactionsPage(page);
  await list.open();
  await expect(list.count(130)).toBeVisible();
  const oldest = list.row('PARKING LOT 129');
  await expect(oldest).toHaveCount(0);
  await list.row('PARKING LOT 60').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(oldest).toBeInViewport({ timeout: 1000 });
  }).toPass();
});
