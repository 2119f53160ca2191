import { describe, expect, it } from 'vitest';
import { afterRetention, archivedUntil, keptFor } from '../../../../../functions/domain/books/retention.ts';

describe('afterRetention', () => {
  it('is the same day seven years later, of a leap day the last of February', () => {
    expect(afterRetention('2026-03-31')).toBe('2033-03-31');
    expect(afterRetention('2024-02-29')).toBe('2031-02-28');
  });
});

const calendarYears = { keep: 'years', years: 7, fiscalYearStart: '01-01', since: undefined } as const;
/** Inland Revenue asks for seven years from the end of a year that begins in April. */
const newZealand = { ...calendarYears, fiscalYearStart: '04-01' } as const;

describe('archivedUntil', () => {
  const at = '2026-03-31T23:59:59.000Z';

  it('is seven years after a document was archived, or after the fiscal year of an entry that it proves where that ends later', () => {
    expect(archivedUntil(at, [], calendarYears)).toBe('2033-03-31');
    expect(archivedUntil(at, [{ date: '2025-01-01' }], calendarYears)).toBe('2033-03-31');
    const entries = [{ date: '2026-05-02' }, { date: '2026-04-01' }];
    expect(archivedUntil(at, entries, calendarYears)).toBe('2034-01-01');
    expect(archivedUntil(at, entries, newZealand)).toBe('2034-04-01');
  });

  it('is as many years as the organization keeps its documents, never fewer than seven', () => {
    const entries = [{ date: '2026-05-02' }];
    expect(archivedUntil(at, entries, { ...calendarYears, years: 10 })).toBe('2037-01-01');
    expect(archivedUntil(at, entries, { ...calendarYears, years: 6 })).toBe('2034-01-01');
  });
});

describe('keptFor', () => {
  const now = new Date('2026-04-01T12:00:00Z');
  const lunch = { date: '2019-05-01', description: 'Lunch' };

  it('keeps a document until seven years after the end of the fiscal year of the latest of its entries', () => {
    const entries = [lunch, { date: '2018-01-01', description: 'Before' }];
    expect(keptFor(entries, now, calendarYears)).toEqual({ description: 'Lunch', until: '2027-01-01' });
    expect(keptFor(entries, now, newZealand)).toEqual({ description: 'Lunch', until: '2027-04-01' });
  });

  it('keeps none that proves nothing, or nothing any more', () => {
    expect(keptFor([], now, calendarYears)).toBeUndefined();
    expect(keptFor([{ ...lunch, date: '2018-12-31' }], now, calendarYears)).toBeUndefined();
  });
});
