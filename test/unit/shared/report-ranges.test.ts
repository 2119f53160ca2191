import { weekStartIn } from '../../../shared/week-start.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, daysOfMonth, monthOf } from '../../../shared/civil-date.ts';
import {
  comparedWith,
  monthsBegun,
  namedRanges,
  rangeBefore,
  rangeNamed,
  rangeYearBefore,
} from '../../../shared/report-ranges.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));
const dayOfYear = fc.integer({ min: 0, max: 364 }).map((days) => addDays('2001-01-01', days).slice(5));
const usual = fc.constantFrom('01-01', '04-01', '04-06', '07-01');
const yearStart = fc.oneof(usual, dayOfYear);
const range = fc.tuple(day, fc.nat(900)).map(([from, days]) => ({ from, to: addDays(from, days) }));
const named = fc
  .tuple(fc.constantFrom(...namedRanges), day, yearStart)
  .map(([name, today, fiscalYearStart]) => rangeNamed(name, { today, fiscalYearStart, weekStart: 'monday' }));
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const [MONDAY, SUNDAY] = [1, 0];

describe('rangeNamed', () => {
  it.each([
    ['this-week', '2026-11-23', '2026-11-29'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-quarter', '2026-10-01', '2026-12-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
  ] as const)('%s is %s to %s on the 24th of November 2026 by the calendar', (name, from, to) => {
    expect(rangeNamed(name, { today: '2026-11-24', fiscalYearStart: '01-01', weekStart: 'monday' })).toEqual({
      from,
      to,
    });
  });

  it.each([
    ['04-06', '2026-11-24', ['2026-10-06', '2027-01-05'], ['2026-04-06', '2027-04-05']],
    ['04-06', '2026-04-05', ['2026-01-06', '2026-04-05'], ['2025-04-06', '2026-04-05']],
    ['07-01', '2026-06-30', ['2026-04-01', '2026-06-30'], ['2025-07-01', '2026-06-30']],
    ['08-31', '2024-02-29', ['2024-02-29', '2024-05-30'], ['2023-08-31', '2024-08-30']],
  ])('counts quarters and years from %s on %s', (fiscalYearStart, today, quarter, year) => {
    const of = (name: 'this-quarter' | 'this-year') =>
      Object.values(rangeNamed(name, { today, fiscalYearStart, weekStart: 'monday' }));
    expect([of('this-quarter'), of('this-year')]).toEqual([quarter, year]);
  });

  it('holds today, but for the month before, which ends where today’s begins', () => {
    fc.assert(
      fc.property(day, yearStart, (today, fiscalYearStart) => {
        for (const name of namedRanges.filter((one) => one !== 'last-month')) {
          const { from, to } = rangeNamed(name, { today, fiscalYearStart, weekStart: 'monday' });
          expect(from <= today && today <= to, name).toBe(true);
        }
        const { to } = rangeNamed('last-month', { today, fiscalYearStart, weekStart: 'monday' });
        expect(addDays(to, 1)).toBe(`${monthOf(today)}-01`);
      }),
    );
  });

  it('gives every day of a week, quarter or year the same one, and the day after it the next', () => {
    const tiled = fc.constantFrom('this-week', 'this-month', 'this-quarter', 'this-year');
    fc.assert(
      fc.property(tiled, day, yearStart, fc.nat(400), (name, today, fiscalYearStart, some) => {
        const of = (date: string) => rangeNamed(name, { today: date, fiscalYearStart, weekStart: 'monday' });
        const { from, to } = of(today);
        const within = addDays(from, some % (daysBetween(from, to) + 1));
        expect([of(from), of(within), of(to)]).toEqual([
          { from, to },
          { from, to },
          { from, to },
        ]);
        expect(of(addDays(to, 1)).from).toBe(addDays(to, 1));
      }),
    );
  });

  it('begins weeks on Monday, and years on the day that the organisation’s begin on', () => {
    fc.assert(
      fc.property(day, yearStart, (today, fiscalYearStart) => {
        const week = rangeNamed('this-week', { today, fiscalYearStart, weekStart: 'monday' });
        expect([weekday(week.from), weekday(week.to), daysBetween(week.from, week.to)]).toEqual([
          MONDAY,
          SUNDAY,
          6,
        ]);
        const year = rangeNamed('this-year', { today, fiscalYearStart, weekStart: 'monday' });
        expect(year.from.slice(5)).toBe(fiscalYearStart);
        expect(addDays(year.to, 1).slice(5)).toBe(fiscalYearStart);
      }),
    );
  });

  it('makes a year of four quarters', () => {
    fc.assert(
      fc.property(day, yearStart, (today, fiscalYearStart) => {
        const year = rangeNamed('this-year', { today, fiscalYearStart, weekStart: 'monday' });
        const starts = [];
        for (let at = year.from; at <= year.to;) {
          const quarter = rangeNamed('this-quarter', { today: at, fiscalYearStart, weekStart: 'monday' });
          starts.push(quarter.from);
          at = addDays(quarter.to, 1);
          if (starts.length === 4) expect(quarter.to).toBe(year.to);
        }
        expect(starts).toEqual([0, 3, 6, 9].map((months) => addMonths(year.from, months)));
      }),
    );
  });
});

describe('rangeBefore', () => {
  it.each([
    ['2026-03-01', '2026-03-31', '2026-02-01'],
    ['2026-01-01', '2026-12-31', '2025-01-01'],
    ['2026-04-06', '2027-04-05', '2025-04-06'],
    ['2026-04-06', '2026-07-05', '2026-01-06'],
    ['2026-11-23', '2026-11-29', '2026-11-16'],
    ['2026-02-10', '2026-02-10', '2026-02-09'],
  ])('of %s to %s begins on %s', (from, to, first) => {
    expect(rangeBefore({ from, to })).toEqual({ from: first, to: addDays(from, -1) });
  });

  it('ends the day before, and is as long in months or in days', () => {
    fc.assert(
      fc.property(fc.oneof(range, named), ({ from, to }) => {
        const before = rangeBefore({ from, to });
        if (!before) throw new Error('Nothing lies before it.');
        expect(addDays(before.to, 1)).toBe(from);
        const isAsLong = daysBetween(before.from, before.to) === daysBetween(from, to);
        const months = Array.from({ length: 40 }, (_, at) => at + 1);
        const inMonths = months.find((some) => addMonths(from, some) === addDays(to, 1)) ?? Number.NaN;
        expect(isAsLong || addMonths(from, -inMonths) === before.from).toBe(true);
      }),
    );
  });

  it('is none where no day can be written', () => {
    expect(rangeBefore({ from: '0000-01-01', to: '0000-01-31' })).toBeUndefined();
    expect(rangeBefore({ from: '0000-01-05', to: '9999-12-31' })).toBeUndefined();
  });
});

describe('rangeYearBefore', () => {
  it.each([
    ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
    ['2024-02-10', '2024-02-29', '2023-02-10', '2023-02-28'],
    ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
    ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
    ['2025-02-10', '2025-02-28', '2024-02-10', '2024-02-28'],
    ['2026-04-06', '2027-04-05', '2025-04-06', '2026-04-05'],
  ])('of %s to %s is %s to %s', (from, to, first, last) => {
    expect(rangeYearBefore({ from, to })).toEqual({ from: first, to: last });
  });

  it('has the same days, whole months whole', () => {
    fc.assert(
      fc.property(fc.oneof(range, named), ({ from, to }) => {
        const before = rangeYearBefore({ from, to });
        if (!before) throw new Error('Nothing lies before it.');
        const isLastOfMonth = (date: string) => date === daysOfMonth(monthOf(date)).to;
        const sameDay = (date: string) => (date.endsWith('-02-29') ? '02-28' : date.slice(5));
        expect(before.from.slice(5)).toBe(sameDay(from));
        expect(Number(from.slice(0, 4)) - Number(before.from.slice(0, 4))).toBe(1);
        if (from.endsWith('-01') && isLastOfMonth(to)) expect(isLastOfMonth(before.to)).toBe(true);
        else expect(before.to.slice(5)).toBe(sameDay(to));
      }),
    );
  });

  it('is none before the calendar', () => {
    expect(rangeYearBefore({ from: '0000-03-01', to: '0001-04-01' })).toBeUndefined();
  });
});

describe('comparedWith', () => {
  it.each([
    // A month that runs, beside the same days of the months before.
    [['2026-11-01', '2026-11-30'], '2026-11-24', ['2026-10-01', '2026-10-24'], ['2025-11-01', '2025-11-24']],
    [['2026-03-01', '2026-03-31'], '2026-03-30', ['2026-02-01', '2026-02-28'], ['2025-03-01', '2025-03-30']],
    [['2026-10-01', '2026-12-31'], '2026-11-24', ['2026-07-01', '2026-08-24'], ['2025-10-01', '2025-11-24']],
    [['2026-04-06', '2027-04-05'], '2026-11-24', ['2025-04-06', '2025-11-24'], ['2025-04-06', '2025-11-24']],
    [['2026-11-23', '2026-11-29'], '2026-11-24', ['2026-11-16', '2026-11-17'], ['2025-11-23', '2025-11-24']],
    // What is over, or still ahead, beside all of them.
    [['2026-10-01', '2026-10-31'], '2026-11-24', ['2026-09-01', '2026-09-30'], ['2025-10-01', '2025-10-31']],
    [['2026-11-01', '2026-11-30'], '2026-11-30', ['2026-10-01', '2026-10-31'], ['2025-11-01', '2025-11-30']],
  ])('compares %s on %s with %s and with %s', ([from = '', to = ''], today, before, yearBefore) => {
    const compared = comparedWith({ from, to }, today);
    expect([compared.before, compared.yearBefore].map((one) => one && [one.from, one.to])).toEqual([
      before,
      yearBefore,
    ]);
  });

  it('never has more days before than are over of a range that runs', () => {
    fc.assert(
      fc.property(range, fc.nat(900), ({ from, to }, on) => {
        const today = addDays(from, on);
        fc.pre(today < to);
        const { before } = comparedWith({ from, to }, today);
        if (before) expect(before.to <= addDays(from, -1) && before.from <= before.to).toBe(true);
      }),
    );
  });
});

describe('monthsBegun', () => {
  it.each([
    [['2026-01-01', '2026-12-31'], '2026-11-24', 11],
    [['2025-01-01', '2025-12-31'], '2026-11-24', 12],
    [['2026-04-06', '2027-04-05'], '2026-11-24', 8],
    [['2026-04-06', '2027-04-05'], '2027-04-05', 12],
    [['2026-11-23', '2026-11-29'], '2026-11-24', 1],
    [['2026-01-31', '2026-03-30'], '2026-11-24', 2],
  ])('of %s are on %s %s', ([from = '', to = ''], today, months) => {
    expect(monthsBegun({ from, to }, today)).toBe(months);
  });
});

it('begins this week on the day on which the country’s calendars do', () => {
  const week = (country: string | null) =>
    rangeNamed('this-week', {
      today: '2026-11-24',
      fiscalYearStart: '01-01',
      weekStart: weekStartIn(country),
    }).from;
  expect(['Canada', 'USA', null].map(week)).toEqual(['2026-11-22', '2026-11-22', '2026-11-22']);
  expect(['UK', 'Australia', 'Ireland', 'New Zealand'].map(week)).toEqual(Array(4).fill('2026-11-23'));
});
