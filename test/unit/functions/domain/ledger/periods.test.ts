import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodBefore, periodOf, splitAtMonths } from '../../../../../functions/domain/ledger/periods.ts';
import { addDays, daysBetween, daysOfMonth } from '../../../../../shared/civil-date.ts';

const range = fc.tuple(fc.nat(800), fc.nat(500)).map(([start, length]) => ({
  from: addDays('2023-06-01', start),
  to: addDays('2023-06-01', start + length),
}));

describe('splitAtMonths', () => {
  it('cuts a range into whole months and the days at its edges', () => {
    expect(splitAtMonths({ from: '2026-01-15', to: '2026-04-10' })).toEqual({
      months: { from: '2026-02', to: '2026-03' },
      edges: [
        { from: '2026-01-15', to: '2026-01-31' },
        { from: '2026-04-01', to: '2026-04-10' },
      ],
    });
    expect(splitAtMonths({ from: '2026-01-01', to: '2026-02-28' })).toEqual({
      months: { from: '2026-01', to: '2026-02' },
      edges: [],
    });
    expect(splitAtMonths({ from: '2026-01-20', to: '2026-02-10' }).months).toBeUndefined();
  });

  it('covers every day exactly once', () => {
    fc.assert(
      fc.property(range, ({ from, to }) => {
        const { months, edges } = splitAtMonths({ from, to });
        const whole = months ? [{ from: `${months.from}-01`, to: daysOfMonth(months.to).to }] : [];
        const parts = [...edges, ...whole].toSorted((a, b) => (a.from < b.from ? -1 : 1));
        expect(parts[0]?.from).toBe(from);
        expect(parts.at(-1)?.to).toBe(to);
        for (const [n, part] of parts.slice(1).entries())
          expect(part.from).toBe(addDays(parts[n]?.to ?? '', 1));
      }),
    );
  });
});

describe('periodBefore', () => {
  it('answers whole months with whole months', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-02-01',
      to: '2026-02-28',
    });
    expect(periodBefore({ from: '2026-01-01', to: '2026-12-31' })).toEqual({
      from: '2025-01-01',
      to: '2025-12-31',
    });
  });
  it('answers a month that still runs, and a part of one, with the same days of the month before', () => {
    const november = { from: '2026-11-01', to: '2026-11-30' };
    const october = { from: '2026-10-01', to: '2026-10-22' };
    expect(periodBefore(november, '2026-11-22')).toEqual(october);
    expect(periodBefore({ ...november, to: '2026-11-22' })).toEqual(october);
    expect(periodBefore({ from: '2026-03-05', to: '2026-03-31' }, '2026-06-01')).toEqual({
      from: '2026-02-05',
      to: '2026-02-28',
    });
    expect(periodBefore(november, '2026-11-30')?.to).toBe('2026-10-31');
    expect(periodBefore(november, '2026-12-01')?.to).toBe('2026-10-31');
  });
  it('answers a year that still runs with the same days of the year before', () => {
    expect(periodBefore({ from: '2026-01-01', to: '2026-12-31' }, '2026-11-22')).toEqual({
      from: '2025-01-01',
      to: '2025-11-22',
    });
  });
  it('answers a range with nothing where no day that can be written lies so far before it', () => {
    for (const to of ['0001-01-05', '0001-01-31', '0001-12-31', '2026-02-02', '9999-12-31'])
      expect(periodBefore({ from: '0001-01-01', to })).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 9998 }), (year, years) => {
        const dayOf = (of: number) => String(Math.min(of, 9999)).padStart(4, '0');
        const before = periodBefore({ from: `${dayOf(year)}-03-02`, to: `${dayOf(year + years)}-05-01` });
        expect(before === undefined || /^\d{4}-\d\d-\d\d$/.test(before.from)).toBe(true);
      }),
    );
  });
  it('answers other ranges with as many days, just before', () => {
    fc.assert(
      fc.property(range, (period) => {
        fc.pre(period.from.slice(0, 7) !== period.to.slice(0, 7));
        const before = periodBefore(period);
        if (!before) throw new Error('Nothing lies before it.');
        expect(addDays(before.to, 1)).toBe(period.from);
        if (splitAtMonths(period).edges.length > 0)
          expect(daysBetween(before.from, before.to)).toBe(daysBetween(period.from, period.to));
      }),
    );
  });
});

describe('periodOf', () => {
  it('is the month or year of a day', () => {
    expect(periodOf('monthly', '2024-02-11')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(periodOf('yearly', '2024-02-11')).toEqual({ from: '2024-01-01', to: '2024-12-31' });
  });
});
