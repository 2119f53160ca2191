import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { receipts } from '../../../../../functions/store/receipts.ts';
import { Table } from '../../../../../functions/store/table.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** A table in which somebody else writes before the first write. */
class Overtaken extends Table {
  before: () => Promise<unknown> = () => Promise.resolve();
  looks = 0;
  override async tryWrite(...given: Parameters<Table['tryWrite']>) {
    this.looks += 1;
    if (this.looks === 1) await this.before();
    return super.tryWrite(...given);
  }
}

it('links by hand what the background writes in the same moment, as it is by then', async () => {
  const { cloud, caller, memory } = await memoryBooks();
  const { organizationId } = caller;
  const row = entry({ amount: 1250, date: '2026-03-10' });
  await addTransaction(row, caller, cloud);
  const receipt = paper(organizationId);
  await addPapers(cloud, [receipt]);
  const table = new Overtaken(memory.name, memory);
  // As the background does once a document was corrected.
  table.before = async () => {
    const known = await cloud.receipts.get(organizationId, receipt.id);
    if (!known) throw new Error('There is no document.');
    await cloud.table.write([cloud.table.put(receipts, { ...known, version: known.version + 1 })]);
  };
  const wish = { id: v7(), receiptIds: [receipt.id], transactionIds: [row.id] };
  const overtaken = { ...cloud, table };
  const made = await makeMatch(wish, caller, overtaken);
  expect([isRefusal(made), table.looks]).toEqual([false, 2]);
  expect(await cloud.receipts.get(organizationId, receipt.id)).toMatchObject({ transactionIds: [row.id] });
});

it.each([
  [18, 4],
  [6, 16],
  [1, 18],
])('links %i sorted checks and %i bills of one vendor, and takes that back', async (checks, bills) => {
  const { cloud, caller } = await memoryBooks();
  const rows = Array.from({ length: checks }, (_, at) =>
    entry({ amount: 1250 + at, description: `CHECK # ${String(1000 + at)}` }),
  );
  for (const row of rows) await addTransaction(row, caller, cloud);
  const papers = Array.from({ length: bills }, () => paper(caller.organizationId));
  await addPapers(cloud, papers);
  const [receiptIds, transactionIds] = [papers, rows].map((side) => side.map(({ id }) => id));
  const wish = { id: v7(), receiptIds: receiptIds ?? [], transactionIds: transactionIds ?? [] };
  expect(isRefusal(await makeMatch(wish, caller, cloud))).toBe(false);
  expect(isRefusal(await undoMatch(wish.id, caller, cloud))).toBe(false);
});
