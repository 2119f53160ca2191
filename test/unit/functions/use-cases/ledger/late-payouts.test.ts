import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { listPayouts } from '../../../../../functions/use-cases/ledger/list-payouts.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

it('offers the payouts of a year that is brought when the next one is nearly over, and none of filed books', async () => {
  const books = await memoryImports();
  const { cloud, caller } = books;
  const today = cloud.now().toISOString().slice(0, 10);
  const days = [addDays(today, -690), addDays(today, -1500)];
  const rows = days.map((day) => `${day},STRIPE PAYOUT ST-K2J8,1213.45`);
  const { id } = await books.read(['Date,Description,Amount', ...rows].join('\n'), 'bank.csv', {
    accountId: 'checking',
  });
  await books.commit(id, { accountId: 'checking' });
  const offers = await listPayouts({ status: 'open', limit: 50 }, caller, cloud);
  if (isRefusal(offers)) throw new Error(JSON.stringify(offers));
  expect(offers.items.map(({ transaction }) => transaction.date)).toEqual([days[0]]);
});
