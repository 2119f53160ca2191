import { v7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { sheetsOf } from '../../../../../functions/domain/ledger/month-sheets.ts';
import { accountShares, totalsChangedBy } from '../../../../../functions/domain/ledger/totals.ts';
import { workChangedBy } from '../../../../../functions/domain/ledger/work-left.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { callerOf } from '../../../../../functions/runtime/caller.ts';
import { countDrift } from '../../../../../functions/runtime/metrics.ts';
import { Audits } from '../../../../../functions/store/audits.ts';
import { foundBooks } from '../../../../../functions/use-cases/books/found-books.ts';
import { auditLedger } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { driftMetric } from '../../../../../shared/cloud-names.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writtenDuring } from '../../runtime/written-lines.ts';

const row = rowWith({ kind: 'income', amount: 700 });
const totalsOf = (rows: readonly LedgerRow[]) => totalsChangedBy(rows.map((after) => ({ after })));

/** So many organisations in the table, and books of each that a test may change; it notes whose were added up. */
async function auditOf(count: number) {
  const { cloud, caller } = await memoryBooks();
  const ids = [caller.organizationId];
  while (ids.length < count) ids.push(await foundAnother(cloud));
  const added: string[] = [];
  const books = {
    rows: vi.fn(async function* (organizationId: string) {
      added.push(organizationId);
      yield await Promise.resolve(row);
    }),
    monthTotals: vi.fn((_organizationId: string) => Promise.resolve(totalsOf([row]))),
    accountShares: vi.fn((_organizationId: string) => Promise.resolve(accountShares(totalsOf([row])))),
    monthSheets: vi.fn((_organizationId: string) => Promise.resolve(sheetsOf(totalsOf([row])))),
    complete: vi.fn(() => Promise.resolve('written' as const)),
    workShares: vi.fn((_organizationId: string) => Promise.resolve(workChangedBy([{ after: row }]))),
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const clock = { day: '2026-04-01' };
  const unproven = vi.fn();
  const parts = {
    audits: new Audits(cloud.table),
    organizations: cloud.organizations,
    ledger: books,
    log,
    now: () => new Date(`${clock.day}T12:00:00Z`),
  };
  /** One run that has time for so many books. */
  const run = (books = Infinity) => {
    let left = books;
    return auditLedger(parts, { hasTime: () => left-- > 0, onUnproven: unproven });
  };
  return { cloud, ids: ids.sort(), added, books, log, clock, unproven, run };
}

async function foundAnother(cloud: Awaited<ReturnType<typeof memoryBooks>>['cloud']): Promise<string> {
  const userId = v7();
  await foundBooks({ userId, email: `${userId}@example.com`, fullName: 'Ada' }, cloud);
  const organizationId = (await callerOf(userId, cloud))?.organizationId;
  if (organizationId === undefined) throw new Error('There are no books.');
  return organizationId;
}

/** What was said as an error, and of whose books. */
const named = (log: { error: ReturnType<typeof vi.fn> }): unknown[] =>
  log.error.mock.calls.map((call: unknown[]) => [
    call[0],
    (call[1] as { organizationId: string }).organizationId,
  ]);

describe('the audit of the ledger', () => {
  it('finds nothing where totals are the sums of their rows', async () => {
    const { run, log, unproven, added, ids } = await auditOf(3);
    await run();
    expect(added.sort()).toEqual(ids);
    expect(log.error).not.toHaveBeenCalled();
    expect(unproven).not.toHaveBeenCalled();
  });

  it('goes on after an organisation whose totals are not, and counts and names each such one', async () => {
    const { run, books, log, unproven, ids } = await auditOf(4);
    const drifted = [ids[1], ids[3]];
    books.monthTotals.mockImplementation((organizationId) =>
      Promise.resolve(
        totalsOf([row]).map((total) =>
          drifted.includes(organizationId) ? { ...total, income: total.income + 1 } : total,
        ),
      ),
    );
    await run();
    expect(named(log).sort()).toEqual(drifted.map((id) => ['ledger drift', id]).sort());
    expect(unproven).toHaveBeenCalledTimes(2);
  });

  it('adds up everybody’s books, each once, over runs that end when their time is up', async () => {
    const { run, added, ids } = await auditOf(25);
    for (let runs = 0; runs < 5; runs += 1) {
      const before = added.length;
      await run(5);
      expect(added.length - before).toBe(5);
    }
    expect(added.sort()).toEqual(ids);
  });

  it('adds them up once a day, those of newcomers too', async () => {
    const { cloud, run, added, ids, clock } = await auditOf(3);
    await run();
    await run();
    expect(added).toHaveLength(3);
    clock.day = '2026-04-02';
    const newcomer = await foundAnother(cloud);
    await run();
    expect(added.slice(3).sort()).toEqual([...ids, newcomer].sort());
  });

  it('ends a round that takes longer than its day before the next one begins', async () => {
    const { run, added, ids, clock } = await auditOf(4);
    await run(3);
    clock.day = '2026-04-02';
    await run();
    expect(added.toSorted()).toEqual(ids);
    await run();
    expect(added.slice(4).sort()).toEqual(ids);
  });

  it('adds up again the books at which a run was cut short, and then all others', async () => {
    const { run, added, books, ids, unproven } = await auditOf(6);
    const killed = Promise.withResolvers<undefined>();
    const whole = books.rows.getMockImplementation();
    books.rows.mockImplementation(async function* (organizationId) {
      if (added.length === 2) {
        added.push('cut short');
        killed.resolve(undefined);
        await new Promise(() => undefined);
      }
      if (whole) yield* whole(organizationId);
    });
    void run();
    await killed.promise;
    await run();
    expect(added.filter((id) => id !== 'cut short').sort()).toEqual(ids);
    expect(unproven).not.toHaveBeenCalled();
  });

  it('passes books at which every run is cut short, and says so', async () => {
    const { run, added, books, ids, unproven, log } = await auditOf(6);
    const whole = books.rows.getMockImplementation();
    let killed = Promise.withResolvers<undefined>();
    books.rows.mockImplementation(async function* (organizationId) {
      if (organizationId === ids[2]) {
        killed.resolve(undefined);
        await new Promise(() => undefined);
      }
      if (whole) yield* whole(organizationId);
    });
    for (let runs = 0; runs < 2; runs += 1) {
      killed = Promise.withResolvers<undefined>();
      void run();
      await killed.promise;
    }
    await run();
    expect(added.sort()).toEqual(ids.filter((id) => id !== ids[2]));
    expect(unproven).toHaveBeenCalledTimes(1);
    expect(named(log)).toEqual([['books not audited', ids[2]]]);
  });

  it('passes books that cannot be read, and says so', async () => {
    const { run, books, ids, unproven, log } = await auditOf(4);
    books.monthTotals.mockImplementation((organizationId) =>
      organizationId === ids[0]
        ? Promise.reject(new Error('A total is no total.'))
        : Promise.resolve(totalsOf([row])),
    );
    await run();
    expect(unproven).toHaveBeenCalledTimes(1);
    expect(named(log)).toEqual([['books not audited', ids[0]]]);
  });

  it('takes what is written between two looks for no drift', async () => {
    const { run, books, unproven } = await auditOf(1);
    books.monthTotals.mockImplementationOnce(() => Promise.resolve(totalsOf([row, row])));
    await run();
    expect(unproven).not.toHaveBeenCalled();
  });

  it('counts drift as a metric of the function, which names no organisation', async () => {
    const { metrics } = await writtenDuring(() => Promise.resolve().then(() => countDrift(2)));
    expect(metrics).toMatchObject([{ [driftMetric]: 2 }]);
    expect(JSON.stringify(metrics)).toContain('"Dimensions":[["service"]]');
  });
});
