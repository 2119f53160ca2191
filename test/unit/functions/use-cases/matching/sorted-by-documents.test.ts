import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { listTransactions } from '../../../../../functions/use-cases/ledger/list-transactions.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** Books with these lines of a statement, of which some were given a category by a person. */
async function booksWith(lines: readonly string[], decided: Readonly<Record<string, string>> = {}) {
  const books = await memoryImports();
  const { cloud, caller } = books;
  const { id } = await books.read(`Date,Description,Amount\n${lines.join('\n')}\n`);
  await books.commit(id);
  const rowOf = async (start: string): Promise<LedgerRow> => {
    const found = (await books.rows()).find(({ description }) => description.startsWith(start));
    if (!found) throw new Error(`There is no entry ${start}.`);
    return found;
  };
  for (const [start, category] of Object.entries(decided)) {
    const { id: rowId, version } = await rowOf(start);
    await changeTransaction(rowId, { category, version }, caller, cloud);
  }
  /** Matches a document with the entry of a text, and gives both. */
  const matched = async (start: string, change: Partial<StoredReceipt>) => {
    const row = await rowOf(start);
    const facts = { amount: Math.abs(row.amount), currency: row.currency as 'USD', date: row.date };
    const document = paper(caller.organizationId, { ...facts, ...change });
    await addPapers(cloud, [document]);
    const wish = { id: v7(), receiptIds: [document.id], transactionIds: [row.id] };
    expect(isRefusal(await makeMatch(wish, caller, cloud))).toBe(false);
    return { matchId: wish.id, row: await rowOf(start) };
  };
  return { cloud, caller, rowOf, matched };
}

it('assumes of an entry what its document’s vendor surely sells, shows why, and takes it back with the match', async () => {
  const { cloud, caller, rowOf, matched } = await booksWith(['2026-03-02,SQ *HLT 4412 BARRIE ON,-41.20']);
  const before = await rowOf('SQ');
  expect(before).toMatchObject({ categoryId: 'expense' });
  const { matchId, row } = await matched('SQ', { vendor: 'Harbour Lane Trattoria' });
  expect(row).toMatchObject({ categoryId: 'meals', assumed: { source: 'merchant', confidence: 99 } });
  const review = await listTransactions({ needs: 'review', limit: 5 }, caller, cloud);
  expect(isRefusal(review) ? [] : review.items.map(({ assumed }) => assumed?.reason)).toEqual([
    expect.stringMatching(/vendor-of-document.*Harbour Lane Trattoria/),
  ]);
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  await undoMatch(matchId, caller, cloud);
  const after = await rowOf('SQ');
  expect([after.categoryId, after.assumed]).toEqual(['expense', undefined]);
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
});

it('keeps what a person accepted when the match is undone', async () => {
  const { cloud, caller, rowOf, matched } = await booksWith(['2026-03-02,SQ *HLT 4412 BARRIE ON,-41.20']);
  const { matchId, row } = await matched('SQ', { vendor: 'Harbour Lane Trattoria' });
  await changeTransaction(row.id, { category: 'meals', version: row.version }, caller, cloud);
  await undoMatch(matchId, caller, cloud);
  expect(await rowOf('SQ')).toMatchObject({ categoryId: 'meals' });
});

it('assumes nothing where the vendor says nothing surely, somebody is paid by hand, or people decided otherwise about the bank’s name', async () => {
  const decided = { 'SQ *HLT 1': 'office', 'SQ *HLT 2': 'travel' };
  const lines = [
    '2026-03-02,QX TRADING 4412 BARRIE ON,-41.20',
    '2026-03-03,INTERAC E-TRANSFER SENT TRAN,-900.00',
    '2026-03-04,SQ *HLT 1 BARRIE ON,-20.00',
    '2026-03-05,SQ *HLT 2 BARRIE ON,-21.00',
    '2026-03-06,SQ *HLT 3 BARRIE ON,-22.00',
  ];
  const { matched } = await booksWith(lines, decided);
  const categoryOf = async (start: string, vendor: string) =>
    (await matched(start, { vendor })).row.categoryId;
  expect(await categoryOf('QX', 'Quillon Trading')).toBe('expense');
  expect(await categoryOf('INTERAC', 'Tran Restaurant')).toBe('expense');
  expect(await categoryOf('SQ *HLT 3', 'Harbour Lane Trattoria')).toBe('expense');
});

it('takes money for an own invoice for what the other customers paid for', async () => {
  const payers = ['BRAYWELL', 'CROSS', 'HOLT ARTS', 'TIDEWATER PLC'];
  const lines = payers.map((name, at) => `2026-03-1${String(at)},FPI ${name},900.00`);
  const decided = { 'FPI BRAYWELL': 'sales', 'FPI CROSS': 'sales', 'FPI HOLT': 'sales' };
  const { matched } = await booksWith(lines, decided);
  const { row } = await matched('FPI TIDEWATER', { vendor: 'Tidewater PLC', kind: 'invoice' });
  expect(row).toMatchObject({ categoryId: 'sales-revenue', assumed: { source: 'history' } });
});
