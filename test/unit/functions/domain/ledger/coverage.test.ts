import { describe, expect, it } from 'vitest';
import { coveredMonths } from '../../../../../functions/domain/ledger/coverage.ts';
import type { HeldDays } from '../../../../../functions/domain/ledger/coverage.ts';

const held = (importId: string, from: string, to: string, more: Partial<HeldDays> = {}): HeldDays => ({
  importId,
  from,
  to,
  opening: null,
  closing: null,
  ...more,
});
const spring = { from: '2026-02-01', to: '2026-04-30' };
const statesOf = (statements: HeldDays[]) => coveredMonths(statements, spring).map(({ state }) => state);

describe('coveredMonths', () => {
  it('tells covered, partly covered and missing months', () => {
    expect(statesOf([])).toEqual(['missing', 'missing', 'missing']);
    expect(statesOf([held('a', '2026-03-02', '2026-03-30')])).toEqual(['missing', 'covered', 'missing']);
    expect(statesOf([held('a', '2026-03-02', '2026-04-12')])).toEqual(['missing', 'covered', 'partly']);
    expect(statesOf([held('a', '2026-03-02', '2026-03-10'), held('b', '2026-03-24', '2026-03-31')])).toEqual([
      'missing',
      'partly',
      'missing',
    ]);
  });

  it('hold as a whole what a statement says it is of, though no row lies at its ends', () => {
    const quiet = held('a', '2026-03-12', '2026-03-14');
    expect(statesOf([quiet])).toEqual(['missing', 'partly', 'missing']);
    const printed = { ...quiet, period: { from: '2026-03-01', to: '2026-03-31' } };
    expect(statesOf([printed])).toEqual(['missing', 'covered', 'missing']);
    const across = { ...quiet, period: { from: '2026-02-15', to: '2026-03-14' } };
    expect(statesOf([across])).toEqual(['partly', 'partly', 'missing']);
  });

  it('closes a longer gap where the balances join', () => {
    const first = held('a', '2026-03-02', '2026-03-10', { closing: 700 });
    const second = held('b', '2026-03-24', '2026-03-31', { opening: 700 });
    expect(statesOf([second, first])).toEqual(['missing', 'covered', 'missing']);
  });

  it('tells months that two imports hold, but not the day on which one ends and the next begins', () => {
    const months = (other: HeldDays) =>
      coveredMonths([held('a', '2026-02-27', '2026-03-31'), other], spring).map(({ overlaps }) => overlaps);
    expect(months(held('b', '2026-03-31', '2026-04-30'))).toEqual([false, false, false]);
    expect(months(held('b', '2026-03-20', '2026-04-30'))).toEqual([false, true, false]);
    expect(months(held('b', '2026-02-27', '2026-03-31'))).toEqual([true, true, false]);
  });

  it('names the imports of each month', () => {
    const [, march] = coveredMonths(
      [held('a', '2026-03-02', '2026-03-10'), held('b', '2026-03-11', '2026-03-31')],
      spring,
    );
    expect(march?.importIds).toEqual(['a', 'b']);
  });
});
