import { expect, it } from 'vitest';
import { getCashFlow } from '../../../../../functions/use-cases/ledger/get-cash-flow.ts';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writeRows } from '../../../../support/write-rows.ts';

it('compares with nothing where the period before has no entries, though its last month has some on other days', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const enter = (id: string, date: string) =>
    writeRows(cloud, [{ after: rowWith({ id, date, organizationId, currency: 'USD' }) }]);
  await enter('01900000-0000-7000-8000-000000000001', '2026-01-02');
  const days = { from: '2026-01-02', to: '2026-02-01' };
  expect(await getSummary(days, caller, cloud)).toMatchObject({ count: 1, previous: null });
  await enter('01900000-0000-7000-8000-000000000002', '2026-01-01');
  expect(await getSummary(days, caller, cloud)).toMatchObject({ count: 1, previous: { count: 1 } });
});

it('takes refunds off the expense or the income that they are of, and leaves what has no category where it went', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const moved = [
    ['expense', -9000, 'travel'],
    ['income', 4000, 'travel'],
    ['income', 50_000, 'sales'],
    ['expense', -10_000, 'sales'],
    ['income', 700, 'income'],
  ] as const;
  for (const [at, [kind, amount, categoryId]] of moved.entries()) {
    const id = `01900000-0000-7000-8000-00000000000${at}`;
    const row = rowWith({
      id,
      kind,
      amount,
      categoryId,
      date: '2026-01-02',
      organizationId,
      currency: 'USD',
    });
    await writeRows(cloud, [{ after: row }]);
  }
  const sums = { income: 40_700, expenses: -5000, net: 35_700, count: 5 };
  const summary = await getSummary({ from: '2026-01-01', to: '2026-01-31' }, caller, cloud);
  expect(summary).toMatchObject({
    ...sums,
    byCategory: [
      { categoryId: 'sales', income: 40_000, expenses: 0, count: 2 },
      { categoryId: 'travel', income: 0, expenses: -5000, count: 2 },
      { categoryId: 'income', income: 700, expenses: 0, count: 1 },
    ],
  });
  const { months } = await getCashFlow({ until: '2026-01' }, caller, cloud);
  expect(months.at(-1)).toEqual({ month: '2026-01', ...sums });
});
