import { describe, expect, it, vi } from 'vitest';
import { contributionsOf } from '../../../../../functions/domain/ledger/totals.ts';
import { countDrift } from '../../../../../functions/runtime/metrics.ts';
import { auditLedger } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { driftMetric } from '../../../../../shared/cloud-names.ts';
import { rowWith } from '../../domain/ledger/rows.ts';
import { writtenDuring } from '../../runtime/written-lines.ts';

/** Books of organisations by id: a row each, and totals that agree with it unless the organisation is among the drifted. */
function booksOf(ids: readonly string[], drifted: readonly string[]) {
  const row = rowWith({ kind: 'income', amount: 700 });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return {
    log,
    organizations: {
      async *every() {
        for (const id of ids) yield await Promise.resolve({ id });
      },
    },
    ledger: {
      async *rows() {
        yield await Promise.resolve(row);
      },
      monthTotals: (organizationId: string) =>
        Promise.resolve(
          contributionsOf(row).map((total) =>
            drifted.includes(organizationId) ? { ...total, income: total.income + 1 } : total,
          ),
        ),
    },
  };
}

describe('the audit of the ledger', () => {
  it('finds nothing where totals are the sums of their rows', async () => {
    const books = booksOf(['a', 'b'], []);
    expect(await auditLedger(books)).toBe(0);
    expect(books.log.error).not.toHaveBeenCalled();
  });

  it('goes on after an organisation whose totals are not, and counts and names each such one', async () => {
    const books = booksOf(['a', 'b', 'c', 'd'], ['b', 'd']);
    expect(await auditLedger(books)).toBe(2);
    const named = books.log.error.mock.calls.map(([, about]: unknown[]) => about);
    expect(named).toMatchObject([{ organizationId: 'b' }, { organizationId: 'd' }]);
  });

  it('counts them as a metric of the function, which names no organisation', async () => {
    const { metrics } = await writtenDuring(() => Promise.resolve().then(() => countDrift(2)));
    expect(metrics).toMatchObject([{ [driftMetric]: 2 }]);
    expect(JSON.stringify(metrics)).toContain('"Dimensions":[["service"]]');
  });
});
