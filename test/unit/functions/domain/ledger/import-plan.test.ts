import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanesOf, planImport, undoSteps } from '../../../../../functions/domain/ledger/import-plan.ts';
import { totalsChangedBy } from '../../../../../functions/domain/ledger/totals.ts';
import { monthOf } from '../../../../../shared/civil-date.ts';
import { anyRow } from './rows.ts';

const rows = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 300, size: 'max' });
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

describe('planImport', () => {
  it('keeps every row once, the rows of a month in their order', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const planned = planImport(all).chunks.flat();
        expect(idsOf(planned).toSorted()).toEqual(idsOf(all).toSorted());
        const march = (some: typeof all) => idsOf(some.filter(({ date }) => monthOf(date) === '2026-03'));
        expect(march(planned)).toEqual(march(all));
      }),
      { numRuns: 30 },
    );
  });

  it('makes chunks of one month that fit into one transaction with their totals and marker', () => {
    fc.assert(
      fc.property(rows, (all) => {
        for (const chunk of planImport(all).chunks) {
          expect(chunk.length).toBeGreaterThan(0);
          expect(new Set(chunk.map(({ date }) => monthOf(date))).size).toBe(1);
          const totals = totalsChangedBy(chunk.map((after) => ({ after })));
          expect(chunk.length + totals.length + 1).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('undoSteps and lanesOf', () => {
  it('take every row of the plan once, each month in a lane of its own', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const plan = planImport(all);
        const steps = undoSteps(plan);
        expect(idsOf(steps.flat())).toEqual(idsOf(plan.chunks.flat()));
        expect(steps.every((step) => step.length > 0 && step.length <= 30)).toBe(true);
        const lanes = lanesOf(steps);
        expect(lanes.flat().toSorted((a, b) => a - b)).toEqual([...steps.keys()]);
        const months = lanes.map(([first = 0]) => monthOf(steps[first]?.[0]?.date ?? ''));
        expect(new Set(months).size).toBe(lanes.length);
      }),
      { numRuns: 30 },
    );
  });
});
