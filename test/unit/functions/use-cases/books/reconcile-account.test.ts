import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { reconcileAccount } from '../../../../../functions/use-cases/books/reconcile-account.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { entry, statementCsv } from '../../../../support/entries.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

/** Of four days with 300 rows each a reconciliation reads two pages of 500, and so three days whole. */
const ROWS_READ_MAX = 1000;
const days = [0, 1, 2, 3].map((at) => addDays('2026-03-02', at));
const rows = days.flatMap((date, day) =>
  Array.from({ length: 300 }, (_, at) => ({ date, description: `SHOP ${day} ${at}`, amount: -(at + 1) })),
);

it('tells the whole difference of a statement with more rows than are held against it one by one', async () => {
  const books = await memoryImports();
  const { cloud, caller } = books;
  const { id } = await books.read(statementCsv(rows, 1_000_000));
  await books.commit(id, { accountId: 'checking' });
  const reconciled = async (rowsReadMax?: number) => {
    const found = await reconcileAccount('checking', caller, cloud, rowsReadMax);
    if (isRefusal(found)) throw new Error(found.refused);
    expect(found.difference).toBe(found.balance - (found.statement?.closing ?? 0));
    return found.lines.map(({ reason, amount }) => [reason, amount]);
  };
  expect(await reconciled(ROWS_READ_MAX)).toEqual([]);

  const entered = entry({ date: days[0] ?? '', amount: 333 });
  await addTransaction(entered, caller, cloud);
  await addTransaction(entry({ date: days[3] ?? '', amount: 70 }), caller, cloud);
  const deleted = (await books.rows()).find(({ description }) => description === 'SHOP 0 4');
  await deleteTransaction(deleted?.id ?? '', caller, cloud);
  expect(await reconciled(ROWS_READ_MAX)).toEqual([
    ['by-hand', -70],
    ['unread', -333 + 5],
  ]);
  expect(await reconciled()).toEqual([
    ['by-hand', -333 - 70],
    ['deleted', 5],
  ]);

  const parts = [{ transferTo: 'checking', amount: 200 }];
  await addTransaction(
    entry({ date: days[3] ?? '', amount: 500, accountLabel: 'Savings', parts }),
    caller,
    cloud,
  );
  expect(await reconciled()).toEqual([
    ['by-hand', -333 - 70 + 200],
    ['deleted', 5],
  ]);
});
