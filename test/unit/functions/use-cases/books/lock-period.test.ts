import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { lockThatBarred } from '../../../../../functions/store/period-locks.ts';
import { unlessClosed } from '../../../../../functions/use-cases/books/closed-period.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import type { MemoryTable } from '../../../../support/memory-table.ts';

const close = { until: '2026-03-31', version: 0 };

/** Books in which the period of their entry is closed just before a write that was decided on before. */
async function closedBeforeTheWrite(wanted: number) {
  let [writes, isArmed] = [0, false];
  let lock: () => Promise<unknown> = () => Promise.resolve();
  const books = await memoryBooks({
    trouble: async (moment, { name }) => {
      if (isArmed && moment === 'before' && name === 'TransactWriteItems' && ++writes === wanted) {
        isArmed = false;
        await lock();
      }
      return undefined;
    },
  });
  const { cloud, caller } = books;
  const row = entry();
  await addTransaction(row, caller, cloud);
  lock = () => lockPeriod(close, caller, cloud);
  isArmed = true;
  return { ...books, row };
}

const rows = ({ memory }: { memory: MemoryTable }) =>
  memory.items().filter(({ entity }) => entity === 'transaction');

describe('a period that is closed between reading and writing', () => {
  const acts = {
    add: addTransaction,
    change: changeTransaction,
    delete: deleteTransaction,
  };
  it.each(Object.keys(acts) as (keyof typeof acts)[])('lets no %s in', async (act) => {
    const books = await closedBeforeTheWrite(1);
    const { cloud, caller, row } = books;
    const before = rows(books);
    const outcome = await unlessClosed<unknown>(() =>
      act === 'add'
        ? addTransaction(entry(), caller, cloud)
        : act === 'change'
          ? changeTransaction(row.id, { version: 1, amount: 7 }, caller, cloud)
          : deleteTransaction(row.id, caller, cloud),
    );
    expect(isRefusal(outcome) && outcome.refused).toBe('period-locked');
    expect(rows(books)).toEqual(before);
  });
});

describe('the bar of a closed period', () => {
  it('gives way to a conflict: what was written before the period was closed is found so', async () => {
    const { cloud, caller } = await memoryBooks();
    const row = entry();
    const added = await addTransaction(row, caller, cloud);
    await lockPeriod(close, caller, cloud);
    expect(await addTransaction(row, caller, cloud)).toEqual(added);
  });

  it('tells who closed the period', async () => {
    const { cloud, caller } = await memoryBooks();
    await lockPeriod(close, caller, cloud);
    const error: unknown = await addTransaction({ ...entry(), id: v7() }, caller, cloud).catch(
      (e: unknown) => e,
    );
    expect(lockThatBarred(error)).toMatchObject({ until: '2026-03-31', byName: 'Ada' });
    expect(lockThatBarred(new Error('Something else.'))).toBeUndefined();
  });

  it('costs a write of rows one item, and hinders no write of another month of the year', async () => {
    const { cloud, caller } = await memoryBooks();
    const checked = async (date: string) => {
      const { id } = entry({ date });
      await addTransaction({ ...entry({ date }), id }, caller, cloud);
      const before = await cloud.ledger.get(caller.organizationId, id);
      const writes = cloud.ledger.writesOf([{ before }], null);
      return writes.flatMap(({ ConditionCheck: check }) => (check ? [JSON.stringify(check.Key)] : []));
    };
    const locked = [await checked('2026-01-02'), await checked('2026-02-03')];
    expect(locked.map(({ length }) => length)).toEqual([1, 1]);
    expect(locked[0]).not.toEqual(locked[1]);
  });
});
