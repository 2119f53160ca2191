import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../../../functions/domain/outcome.ts';
import { listUncategorised } from '../../../../../functions/use-cases/categories/list-uncategorised.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { decidePair } from '../../../../../functions/use-cases/ledger/decide-pair.ts';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { listPairs } from '../../../../../functions/use-cases/ledger/list-pairs.ts';
import { pairPeriod } from '../../../../../functions/use-cases/ledger/pair-period.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

const loan = `Date,Description,Principal,Interest,Payment,Balance
2026-01-15,Loan payment,415.20,84.80,500.00,9584.80
2026-02-15,Loan payment,418.66,81.34,500.00,9166.14
2026-03-15,Loan payment,422.15,77.85,500.00,8743.99
`;
const bank = `Date,Description,Amount
2026-01-15,BUSINESS LOAN PAYMENT,-500.00
2026-02-15,BUSINESS LOAN PAYMENT,-500.00
2026-03-16,BUSINESS LOAN PAYMENT,-500.00
`;

function known<T extends object>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
}

it('books a loan’s payments whole and their interest beside them, once, however often the file comes', async () => {
  const books = await memoryImports();
  const { cloud, caller } = books;
  const { organizationId } = caller;
  const read = await books.read(loan);
  expect(await books.commit(read.id)).toMatchObject({ status: 'committed', added: 6 });
  const accounts = await books.accounts();
  const [added] = accounts.filter(({ kind }) => kind === 'loan');
  const rows = await books.rows();
  expect(rows.every(({ accountId }) => accountId === added?.id)).toBe(true);
  expect(rows.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
    ...['expense -7785', 'expense -8134', 'expense -8480'],
    ...['transfer 50000', 'transfer 50000', 'transfer 50000'],
  ]);
  const open = await listUncategorised({ limit: 10 }, caller, cloud);
  expect(isRefusal(open) ? [] : open.items.map(({ suggestion }) => suggestion?.category)).toEqual(
    Array.from({ length: 3 }, () => 'Interest'),
  );

  const again = await books.read(loan);
  expect(again.duplicates).toHaveLength(6);
  expect(await books.commit(again.id)).toMatchObject({ added: 0 });

  const bankRead = await books.read(bank, 'bank.csv', { accountId: 'checking' });
  await books.commit(bankRead.id, { accountId: 'checking' });
  await pairPeriod(organizationId, { from: '2026-01-01', to: '2026-03-31' }, cloud);
  const made = known(await listPairs({ status: 'decided', limit: 10 }, caller, cloud));
  expect(made.items.map(({ pair }) => `${pair.kind} ${pair.status}`)).toEqual([
    ...['transfer made', 'transfer made'],
  ]);
  // The lender gives the last payment the day on which it was due, before it left the bank: a person looks at it.
  const asked = known(await listPairs({ status: 'open', limit: 10 }, caller, cloud));
  expect(asked.items.map(({ pair }) => `${pair.kind} ${pair.status}`)).toEqual(['transfer suggested']);
  for (const { pair } of asked.items)
    known(await decidePair(pair.id, { decision: 'confirm' }, caller, cloud));
  expect(await driftOf(organizationId, cloud)).toEqual([]);
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const interest = -84_80 - 81_34 - 77_85;
  expect(await getSummary(year, caller, cloud)).toMatchObject({ income: 0, expenses: interest });
});
