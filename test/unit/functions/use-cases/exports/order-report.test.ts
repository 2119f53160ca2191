import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { planItems } from '../../../../../functions/store/plans.ts';
import { sendCustomExport } from '../../../../../functions/use-cases/exports/send-custom-export.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { EXPORT_ROWS_MAX } from '../../../../../shared/model/export.ts';
import type { TransactionFilter } from '../../../../../shared/model/transaction-filter.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const stranger = () => `${v7()}@example.com`;

/** Books with an entry of March, whose trial is over, and how exports of that month are ordered from them. */
async function books() {
  const { cloud: parts, caller } = await memoryBooks();
  const { organizationId } = caller;
  let days = 0;
  const cloud = {
    ...parts,
    outbox: new NotedOutbox(parts.table, parts.now),
    now: () => new Date(parts.now().getTime() + days * 86_400_000),
  };
  await cloud.table.write([
    cloud.table.put(planItems, { organizationId, name: 'professional', trialEndsAt: null }),
  ]);
  await addTransaction(entry(), caller, cloud);
  const order = async (accountantEmail: string, filter?: TransactionFilter) => {
    const body = { exportType: 'custom' as const, dateRange: march, selectedFields: ['date' as const] };
    const outcome = await sendCustomExport({ body: { ...body, accountantEmail, filter } }, caller, cloud);
    return isRefusal(outcome) ? outcome : 'taken';
  };
  return { cloud, organizationId, order, tomorrow: () => (days += 1) };
}

describe('an order for a report', () => {
  it('is one of a hundred a day once the trial is over, to twenty new addresses at most', async () => {
    const { order, tomorrow } = await books();
    const [known = '', ...others] = Array.from({ length: 20 }, stranger);
    for (const email of [known, ...others]) expect(await order(email)).toBe('taken');
    const limited = (code: string, limit: number) => ({
      refused: 'export-limit-reached',
      because: { code, limit },
    });
    expect(await order(stranger())).toMatchObject(limited('new-addresses-used-up', 20));
    for (let mails = 20; mails < 100; mails += 1) expect(await order(known)).toBe('taken');
    expect(await order(known)).toMatchObject(limited('exports-used-up', 100));
    tomorrow();
    // Whom the organisation knows is not new again.
    for (const email of [known, ...others]) expect(await order(email)).toBe('taken');
    expect(await order(stranger())).toBe('taken');
  });

  it('is refused at once where it is too large, by a count and no look at any row', async () => {
    const { cloud, organizationId, order } = await books();
    let count = EXPORT_ROWS_MAX + 1;
    Object.assign(cloud.ledger, {
      count: () => Promise.resolve(count),
      rowPages: () => expect.fail('Rows are read.'),
    });
    expect(await order(stranger())).toMatchObject({ refused: 'export-too-large' });
    expect((await cloud.reports.page(organizationId, { limit: 5 })).items).toEqual([]);
    expect(cloud.outbox.asked).not.toContainEqual(expect.objectContaining({ kind: 'send-report' }));
    count = EXPORT_ROWS_MAX;
    expect(await order(stranger())).toBe('taken');
  });

  it('of chosen rows is refused at once where it is too large, and looks no further than it must', async () => {
    const { cloud, organizationId, order } = await books();
    const [row] = await cloud.ledger.some(organizationId, march, { limit: 1 });
    let [count, looked] = [0, 0];
    Object.assign(cloud.ledger, {
      count: () => Promise.resolve(count),
      rows: async function* () {
        for (looked = 1; looked <= count; looked += 1)
          yield { ...row, description: looked % every === 0 ? 'WANTED' : 'OTHER' };
      },
    });
    let every = 1;
    const wanted = { q: 'wanted' };
    count = EXPORT_ROWS_MAX + 1;
    expect(await order(stranger(), wanted)).toMatchObject({ refused: 'export-too-large' });
    count = EXPORT_ROWS_MAX;
    expect(await order(stranger(), wanted)).toBe('taken');
    expect(looked).toBe(1);
    [count, every] = [4 * EXPORT_ROWS_MAX, 3];
    expect(await order(stranger(), wanted)).toBe('taken');
    expect(looked).toBe(2 * EXPORT_ROWS_MAX);
    every = count + 1;
    expect(await order(stranger(), wanted)).toMatchObject({ refused: 'nothing-to-export' });
  });
});
