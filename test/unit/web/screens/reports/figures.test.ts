import { describe, expect, it } from 'vitest';
import {
  asShown,
  averageOf,
  begun,
  covered,
  monthsCovered,
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

describe('covered', () => {
  const month = (number: number, ...keys: string[]) => ({
    ...{ month: `2026-0${number}`, from: `2026-0${number}-01`, to: `2026-0${number}-28` },
    ...{ income: 0, expenses: 0, net: 0, rows: keys.map((key) => ({ key, amount: -100, count: 1 })) },
  });
  const year = [month(1), month(2), month(3, 'a'), month(4), month(5, 'b'), month(6)];
  it('are the months from the first to the last with anything in them', () => {
    expect(covered(year).map((one) => one.month)).toEqual(['2026-03', '2026-04', '2026-05']);
    expect(covered([month(1), month(2)])).toEqual([]);
  });

  it('begin with the first where the books had something before', () => {
    expect(covered(year, true)).toHaveLength(5);
  });
});

describe('monthsCovered', () => {
  const part = (from: string, to: string) => ({
    ...{ month: from.slice(0, 7), from, to, income: 0, expenses: 0, net: 0 },
    rows: [{ key: 'a', amount: -100, count: 1 }],
  });
  it('are those of the books alone, and twelve of a year that begins within a month', () => {
    const year = Array.from({ length: 11 }, (_, at) => {
      const month = String(at + 1).padStart(2, '0');
      const one = part(`2026-${month}-01`, `2026-${month}-28`);
      return at < 4 ? one : { ...one, rows: [] };
    });
    expect(monthsCovered(year, '2026-11-24', false)).toBe(4);
    expect(
      monthsCovered(
        [part('2026-04-06', '2026-04-30'), part('2027-04-01', '2027-04-05')],
        '2027-05-01',
        false,
      ),
    ).toBe(12);
    expect(monthsCovered([], '2026-11-24', false)).toBe(1);
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
