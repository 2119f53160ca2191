import { expect, it } from 'vitest';
import { refundsTold } from '../../../../../functions/store/period-locks.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { tellChangedFigures } from '../../../../../functions/use-cases/books/tell-changed-figures.ts';
import { listNotifications } from '../../../../../functions/use-cases/notices/list-notifications.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writeRows } from '../../../../support/write-rows.ts';

/** Books with a refund in each of two years, closed up to the end of the first. */
async function closedBooks(until: readonly string[] = ['2025-12-31']) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const enter = (n: number, date: string, amount: number) => {
    const kind = amount > 0 ? ('income' as const) : ('expense' as const);
    const id = `01900000-0000-7000-8000-00000000000${n}`;
    const row = rowWith({ id, date, amount, kind, categoryId: 'travel', organizationId, currency: 'USD' });
    return writeRows(cloud, [{ after: row }]);
  };
  await enter(1, '2024-03-01', -5000);
  await enter(2, '2025-03-01', -9000);
  await enter(3, '2025-04-01', 4000);
  await enter(4, '2026-01-01', 100);
  for (const [version, day] of until.entries()) await lockPeriod({ until: day, version }, caller, cloud);
  const told = async () => {
    const page = await listNotifications({ limit: 10 }, caller, cloud);
    return 'items' in page ? page.items : [];
  };
  const tell = () => tellChangedFigures(organizationId, cloud);
  /** As books are that were closed before refunds counted on the side of their category. */
  const closedEarlier = () => cloud.table.write([cloud.table.remove(refundsTold, { organizationId })]);
  return { tell, told, closedEarlier };
}

it('names once, before and after, the closed years whose figures refunds change', async () => {
  const { tell, told, closedEarlier } = await closedBooks();
  await closedEarlier();
  await tell();
  await tell();
  const [notice, ...others] = await told();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({
    ...{ kind: 'figures-changed', day: '2025-01-01' },
    figures: {
      currency: 'USD',
      incomeBefore: 4000,
      incomeAfter: 0,
      expensesBefore: -9000,
      expensesAfter: -5000,
    },
  });
});

it('names the periods as they were closed', async () => {
  const { tell, told, closedEarlier } = await closedBooks(['2025-03-31', '2025-06-30', '2025-12-31']);
  await closedEarlier();
  await tell();
  expect((await told()).map(({ day, figures }) => [day, figures?.to, figures?.incomeBefore])).toEqual([
    ['2025-04-01', '2025-06-30', 4000],
  ]);
});

it('tells nothing of what was closed since', async () => {
  const { tell, told } = await closedBooks();
  await tell();
  expect(await told()).toEqual([]);
});
