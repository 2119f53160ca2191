import { describe, expect, it } from 'vitest';
import type { ListedTransaction } from '../../../../../shared/model/transaction.ts';
import { isGroupedByDay, linesOf } from '../../../../../web/screens/transactions/day-groups.ts';
import { copperPipe } from '../../../../support/transactions-shown.ts';

/** Rows of these days, newest first. */
const rowsOf = (...days: string[]): ListedTransaction[] =>
  days.map((date, at) => ({ ...copperPipe, id: `row-${at}`, date }));

describe('isGroupedByDay', () => {
  it('needs three entries a day on average', () => {
    expect(isGroupedByDay(rowsOf('2026-03-10', '2026-03-10', '2026-03-10'))).toBe(true);
    expect(isGroupedByDay(rowsOf('2026-03-10', '2026-03-10', '2026-03-10', '2026-03-09'))).toBe(false);
    expect(isGroupedByDay(rowsOf('2026-03-10', '2026-03-09'))).toBe(false);
  });

  it('never groups an empty list', () => {
    expect(isGroupedByDay([])).toBe(false);
  });
});

describe('linesOf', () => {
  const rows = rowsOf('2026-03-10', '2026-03-10', '2026-03-09');

  it('puts a heading before each day where the list is grouped', () => {
    const lines = linesOf(rows, true).map((line) => ('day' in line ? line.day : line.row.id));
    expect(lines).toEqual(['2026-03-10', 'row-0', 'row-1', '2026-03-09', 'row-2']);
  });

  it('is the rows alone where it is not', () => {
    expect(linesOf(rows, false)).toEqual(rows.map((row) => ({ row })));
  });
});
