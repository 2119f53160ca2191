import { expect, it } from 'vitest';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { pairPeriod } from '../../../../../functions/use-cases/ledger/pair-period.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const DAYS = { from: '2026-03-10', to: '2026-03-10' };
const left = {
  kind: 'transfer',
  amount: -50_000,
  accountLabel: 'Checking',
  description: 'TRANSFER TO SAVINGS',
} as const;
const arrived = { amount: 50_000, accountLabel: 'Savings', description: 'TRANSFER FROM CHECKING' } as const;

/** The decided and open pairs of books with these two rows. */
async function pairsOf(other: Parameters<typeof entry>[0]) {
  const { cloud, caller } = await memoryBooks();
  const rows = [entry({ ...left, category: '' }), entry({ ...other, category: '' })];
  for (const row of rows) await addTransaction(row, caller, cloud);
  await pairPeriod(caller.organizationId, DAYS, cloud);
  await pairPeriod(caller.organizationId, DAYS, cloud);
  const page = (status: 'open' | 'decided') =>
    cloud.pairs.page(caller.organizationId, status, { after: undefined, limit: 10 });
  const kept = await cloud.ledger.getMany(
    caller.organizationId,
    rows.map(({ id }) => id),
  );
  return { open: (await page('open')).items, decided: (await page('decided')).items, kept };
}

it('makes a pair of a transfer and its second side that came in as income', async () => {
  const { decided, kept } = await pairsOf({ ...arrived, kind: 'income' });
  expect(decided).toMatchObject([{ kind: 'transfer', status: 'made', decidedBy: 'matchbook' }]);
  expect(kept.map(({ kind }) => kind)).toEqual(['transfer', 'transfer']);
});

it('makes a pair of two sides that were both known for transfers', async () => {
  const { decided, kept } = await pairsOf({ ...arrived, kind: 'transfer' });
  expect(decided).toMatchObject([{ kind: 'transfer', status: 'made' }]);
  expect(new Set(kept.map(({ pairId }) => pairId))).toEqual(new Set([decided[0]?.id]));
});

it('asks nothing about two transfers of which it is not sure: both are out of income and expense', async () => {
  const { open, decided } = await pairsOf({
    ...arrived,
    kind: 'transfer',
    description: 'DEPOSIT',
    date: '2026-03-13',
  });
  expect([...open, ...decided]).toEqual([]);
});
