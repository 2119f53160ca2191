import { describe, expect, it } from 'vitest';
import {
  asShown,
  averageOf,
  begun,
  greatestMover,
  rowsOf,
  runningNet,
  seriesOf,
  subjectOf,
} from '../../../../../web/screens/reports/figures.ts';
import type { Months } from '../../../../../web/screens/reports/figures.ts';

const row = (key: string, amount: number) => ({ key, label: key, amount, count: 1 });

const monthOf = (month: string, net: number, rows: readonly { key: string; amount: number }[] = []) => ({
  ...{ month, from: `${month}-01`, to: `${month}-28`, income: 0, expenses: 0, net },
  rows: rows.map((one) => ({ ...one, count: 1 })),
});

describe('asShown', () => {
  it('shows what was spent without a sign, what was given back with one, and nothing as nothing', () => {
    expect([-400, 100, 0].map((amount) => asShown(amount, 'expense'))).toEqual([400, -100, 0]);
    expect(asShown(-400, undefined)).toBe(-400);
  });
});

describe('rowsOf', () => {
  it('keeps the rows of a kind, each category found in its key', () => {
    expect(rowsOf('expense', [row('income:sales', 900), row('expense:a:b', -70)])).toEqual([
      row('expense:a:b', 70),
    ]);
    expect(subjectOf('expense:a:b')).toEqual({ kind: 'expense', category: 'a:b' });
  });
});

describe('months', () => {
  const months: Months = [
    monthOf('2026-01', 500, [{ key: 'expense:travel', amount: -300 }]),
    monthOf('2026-02', -700, [{ key: 'income:travel', amount: 20 }]),
    monthOf('2026-03', 0),
  ];

  it('are those that have begun, and those ahead that have something in them', () => {
    expect(begun(months, '2026-02-01')).toEqual(months.slice(0, 2));
    expect(begun(months, '2026-01-15')).toEqual(months.slice(0, 2));
    expect(begun(months, '2026-03-01')).toEqual(months);
  });

  it('give a row’s figures, also where it has none, and what is left by the end of each', () => {
    expect(seriesOf('expense:travel', months)).toEqual([300, 0, 0]);
    expect(runningNet(months)).toEqual([500, -200, -200]);
  });
});

describe('averageOf', () => {
  it('is of whole minor units', () => {
    expect(averageOf(1000, 3)).toBe(333);
  });
});

describe('greatestMover', () => {
  const before = [row('rent', 900), row('software', 100), row('ink', 1)];

  it('is what changed by the most money, not by the most percent', () => {
    expect(greatestMover([row('rent', 1200), row('software', 250)], before)).toMatchObject({
      row: { key: 'rent' },
      percent: 33,
    });
  });

  it('is nothing where all is new, as before, or beyond what percents can tell', () => {
    expect(greatestMover([row('paper', 50), row('rent', 900), row('ink', 40)], before)).toBeUndefined();
  });
});
