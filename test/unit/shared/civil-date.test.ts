import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  civilDate,
  daysBetween,
  daysOfMonth,
  isCivilDate,
  monthOf,
  todayIn,
} from '../../../shared/civil-date.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));

describe('civil dates', () => {
  it('accepts days that exist', () => {
    expect(['2024-02-29', '2025-12-31', '0001-01-01'].every(isCivilDate)).toBe(true);
  });
  it.each(['2025-02-29', '2025-13-01', '2025-00-10', '2025-1-1', '2025-01-01T00:00', '', '20250101'])(
    'refuses %s',
    (text) => {
      expect(isCivilDate(text)).toBe(false);
    },
  );
  it('makes only days that exist', () => {
    expect(civilDate(2024, 2, 29)).toBe('2024-02-29');
    expect(civilDate(2023, 2, 29)).toBeUndefined();
    expect(civilDate(2023, 4, 31)).toBeUndefined();
  });
  it('counts across the days clocks change', () => {
    expect(daysBetween('2025-03-08', '2025-03-10')).toBe(2);
    expect(daysBetween('2025-03-10', '2025-03-08')).toBe(-2);
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  });
  it('adds months to the same day, or to the last one of a month without it', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
    expect(addMonths('2026-11-06', 14)).toBe('2028-01-06');
    expect(addMonths('9999-12-01', 1)).toBeUndefined();
    expect(addMonths('0000-01-01', -1)).toBeUndefined();
  });
  it('adds what it counts', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
      }),
    );
  });
  it('puts every day inside its month', () => {
    fc.assert(
      fc.property(day, (date) => {
        const { from, to } = daysOfMonth(monthOf(date));
        expect(from <= date && date <= to).toBe(true);
        expect(monthOf(addDays(to, 1))).not.toBe(monthOf(date));
      }),
    );
  });
  it('knows the last day of February', () => {
    expect(daysOfMonth('2024-02').to).toBe('2024-02-29');
    expect(daysOfMonth('1900-02').to).toBe('1900-02-28');
  });
  it('tells today by the time zone', () => {
    const now = new Date('2026-01-01T03:00:00Z');
    expect(todayIn('America/Toronto', now)).toBe('2025-12-31');
    expect(todayIn('Pacific/Auckland', now)).toBe('2026-01-01');
  });
});
