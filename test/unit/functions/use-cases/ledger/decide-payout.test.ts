import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { Table } from '../../../../../functions/store/table.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { decidePayout } from '../../../../../functions/use-cases/ledger/decide-payout.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { writeRows } from '../../../../support/write-rows.ts';

/** A table that fails at one write, and counts those that it carries out. */
class Failing extends Table {
  failsAt = 0;
  written = 0;
  override async tryWrite(...given: Parameters<Table['tryWrite']>) {
    if (this.written + 1 === this.failsAt) throw new Error('The machine is gone.');
    this.written += 1;
    return super.tryWrite(...given);
  }
}

/** A deposit that a statement brought, and its report, of which linking takes a category over. */
async function depositWithReport() {
  const { cloud: parts, caller, memory } = await memoryBooks();
  const { organizationId } = caller;
  const typed = entry({ kind: 'income', amount: 96_345, description: 'STRIPE PAYOUT', date: '2026-03-10' });
  await addTransaction(typed, caller, parts);
  const known = await parts.ledger.get(organizationId, typed.id);
  if (!known) throw new Error('There is no entry.');
  const { suggestedCategory: _offer, ...bare } = known;
  const deposit = { ...bare, categoryId: 'income', source: 'import:statement' as const };
  await writeRows(parts, [{ before: known, after: deposit }]);
  const report = paper(organizationId, { amount: 96_345, categoryId: 'consulting-income' });
  await addPapers(parts, [report]);
  const table = new Failing(memory.name, memory);
  const cloud = { ...parts, table };
  const body = {
    ...{ decision: 'split' as const, version: deposit.version, gross: 100_000, fees: 3655, refunds: 0 },
    ...{ categories: { sales: 'Sales Revenue', fees: 'other' }, receiptId: report.id },
  };
  const stands = async () => {
    const { version: _version, ...row } = (await cloud.ledger.get(organizationId, deposit.id)) ?? {};
    const paperNow = await cloud.receipts.get(organizationId, report.id);
    return { row, transactionIds: paperNow?.transactionIds, status: paperNow?.status };
  };
  return { cloud, caller, table, deposit, body, stands, organizationId };
}

describe('a payout that is split by its report', () => {
  it('is linked and split in one write, or not at all', async () => {
    const { cloud, caller, table, deposit, body, stands } = await depositWithReport();
    const before = await stands();
    table.failsAt = 1;
    await expect(decidePayout(deposit.id, body, caller, cloud)).rejects.toThrow('gone');
    expect(await stands()).toEqual(before);
    table.failsAt = 0;
    expect(isRefusal(await decidePayout(deposit.id, body, caller, cloud))).toBe(false);
    expect(table.written).toBe(1);
    expect(await stands()).toMatchObject({
      row: { payout: { decision: 'split', receiptIds: [body.receiptId] }, receiptIds: [body.receiptId] },
      transactionIds: [deposit.id],
    });
  });

  it('is whole, its report free and its category its own, once that is taken back', async () => {
    const { cloud, caller, table, deposit, body, stands, organizationId } = await depositWithReport();
    const before = await stands();
    await decidePayout(deposit.id, body, caller, cloud);
    table.written = 0;
    const undone = await decidePayout(deposit.id, { decision: 'undo' }, caller, cloud);
    expect([isRefusal(undone), table.written]).toEqual([false, 1]);
    expect(await stands()).toEqual(before);
    expect(await driftOf(organizationId, cloud)).toEqual([]);
  });
});
