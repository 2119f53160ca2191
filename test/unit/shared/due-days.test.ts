import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, daysOfMonth, monthOf } from '../../../shared/civil-date.ts';
import { dueAfter, dueFrom, type Rhythm } from '../../../shared/due-days.ts';
import { Frequency } from '../../../shared/model/frequency.ts';

/** The first so many due days, one found from the other. */
function firstDays(rhythm: Rhythm, count: number): string[] {
  const days = [dueFrom(rhythm, rhythm.firstDueDate)];
  while (days.length < count) {
    const last = days.at(-1);
    if (last === undefined) break;
    days.push(dueAfter(rhythm, last));
  }
  return days.flatMap((day) => day ?? []);
}

describe('what comes every month, quarter or year', () => {
  it('comes on the last day of a month that is too short, and on its own day again after it', () => {
    expect(firstDays({ firstDueDate: '2027-10-31', frequency: 'monthly' }, 7)).toEqual([
      ...['2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30'],
    ]);
    expect(firstDays({ firstDueDate: '2026-11-30', frequency: 'quarterly' }, 4)).toEqual([
      ...['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30'],
    ]);
  });

  it('comes on 28 February where its leap day is missing', () => {
    expect(firstDays({ firstDueDate: '2028-02-29', frequency: 'yearly' }, 5)).toEqual([
      ...['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ]);
  });
});

describe('due days', () => {
  it('leave out what is skipped, and end with the last day given or that of the calendar', () => {
    const rhythm = { firstDueDate: '2026-01-05', frequency: 'weekly', endDate: '2026-01-26' } as const;
    expect(dueFrom(rhythm, '2026-01-06', ['2026-01-12', '2026-01-19'])).toBe('2026-01-26');
    expect(dueAfter(rhythm, '2026-01-26')).toBeUndefined();
    expect(dueAfter({ firstDueDate: '9999-12-30', frequency: 'weekly' }, '9999-12-30')).toBeUndefined();
    expect(dueAfter({ firstDueDate: '9999-12-30', frequency: 'yearly' }, '9999-12-30')).toBeUndefined();
  });

  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
  const rhythm = fc.record({ firstDueDate: day, frequency: fc.constantFrom(...Frequency.options) });

  /** Whether something is due on a day, told by the day alone. */
  function isDue({ firstDueDate, frequency }: Rhythm, on: string): boolean {
    if (on < firstDueDate) return false;
    if (frequency === 'weekly') return daysBetween(firstDueDate, on) % 7 === 0;
    const monthsOf = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
    const months = monthsOf(on) - monthsOf(firstDueDate);
    const every = { monthly: 1, quarterly: 3, yearly: 12 }[frequency];
    const isOwn = on.slice(8) === firstDueDate.slice(8);
    const isLast = on === daysOfMonth(monthOf(on)).to && on.slice(8) < firstDueDate.slice(8);
    return months % every === 0 && (isOwn || isLast);
  }

  it('are in every two years exactly those that the calendar says, from wherever one looks', () => {
    fc.assert(
      fc.property(rhythm, day, (of, from) => {
        const days = Array.from({ length: 731 }, (_, at) => addDays(from, at));
        const expected = days.filter((on) => isDue(of, on));
        const found: string[] = [];
        let next = dueFrom(of, from);
        while (next !== undefined && next <= addDays(from, 730)) {
          found.push(next);
          next = dueAfter(of, next);
        }
        expect(found).toEqual(expected);
      }),
    );
  });

  it('never lie before the day one looks from, however long ago the first was', () => {
    fc.assert(
      fc.property(rhythm, day, fc.uniqueArray(day, { maxLength: 5 }), (of, from, skipped) => {
        const due = dueFrom(of, from, skipped);
        expect(due && due >= from && due >= of.firstDueDate && !skipped.includes(due)).toBe(true);
      }),
    );
  });
});
