import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originalKeptUntil } from '../../../../../functions/domain/books/original-kept-until.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { retentionRuleOf, retentionYearsMin } from '../../../../../shared/record-keeping.ts';
import { rangeNamed } from '../../../../../shared/report-ranges.ts';
import { paper } from '../../../../support/papers.ts';

const books = { country: 'Canada', fiscalYearStart: '01-01' };
const byYears = retentionRuleOf(books);
const untilReviewed = retentionRuleOf({ ...books, documentRetention: 'until-reviewed' });
const document = (change: Parameters<typeof paper>[1] = {}) => paper('books', change);
const reviewed = { reviewedAt: '2026-03-12T09:00:00.000Z' };

describe('kept for years', () => {
  it('counts from the end of the fiscal year of the day it came, or of a later one that it proves', () => {
    expect(originalKeptUntil([document()], [], byYears)).toBe('2033-12-31');
    expect(originalKeptUntil([document()], ['2027-02-01'], byYears)).toBe('2034-12-31');
    expect(originalKeptUntil([document({ date: '2029-06-01' })], [], byYears)).toBe('2036-12-31');
    const uk = retentionRuleOf({ country: 'UK', fiscalYearStart: '04-06', retentionYears: 6 });
    expect(originalKeptUntil([document()], [], uk)).toBe('2032-04-05');
  });

  it('keeps a file of several documents as long as the last of them', () => {
    const later = document({ date: '2028-01-01' });
    expect(originalKeptUntil([document(), later], [], byYears)).toBe('2035-12-31');
  });

  it('keeps what is still to be read, and the file of a statement', () => {
    const kept = [
      { status: 'pending' as const },
      { problem: { code: 'plan-limit-reached' as const, detail: 'Later.' } },
      { kind: 'statement' },
      { importId: '018f0000-0000-7000-8000-000000000000' },
    ];
    for (const change of kept)
      for (const rule of [byYears, untilReviewed])
        expect(originalKeptUntil([document(change)], [], rule)).toBe(undefined);
  });

  it('lifts years of another country to what this one asks', () => {
    const moved = retentionRuleOf({ ...books, country: 'New Zealand', retentionYears: 6 });
    expect(moved.years).toBe(7);
    expect(retentionYearsMin(null)).toBe(6);
  });
});

describe('deleted once reviewed', () => {
  it('goes after the day that follows the review of the last document of its file', () => {
    expect(originalKeptUntil([document(reviewed)], [], untilReviewed)).toBe('2026-03-13');
    const last = document({ reviewedAt: '2026-04-02T00:00:00.000Z' });
    expect(originalKeptUntil([document(reviewed), last], [], untilReviewed)).toBe('2026-04-03');
  });

  it('stays while anything of it is unread, incomplete, in doubt or unseen, however it is matched', () => {
    const unreviewed = [
      { reviewedAt: null, status: 'matched' as const },
      { problem: { code: 'unreadable-file' as const, detail: 'Nothing is on it.' } },
      { vendor: null },
      { vendor: '' },
      { amount: null },
      { currency: null },
      { date: null },
      { twins: [{ id: '018f0000-0000-7000-8000-000000000000', by: 'file' as const }] },
    ];
    for (const change of unreviewed) {
      const unsure = document({ ...reviewed, ...change });
      expect(originalKeptUntil([unsure], [], untilReviewed)).toBe(undefined);
      expect(originalKeptUntil([document(reviewed), unsure], [], untilReviewed)).toBe(undefined);
    }
  });
});

it('a choice is acted on a week later at the earliest', () => {
  const rule = { ...untilReviewed, since: '2030-05-01' };
  expect(originalKeptUntil([document(reviewed)], [], rule)).toBe('2030-05-08');
  expect(originalKeptUntil([document()], [], { ...byYears, since: '2040-05-01' })).toBe('2040-05-08');
});

const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const fiscalYearStart = fc.constantFrom('01-01', '04-01', '04-06', '07-01', '12-31');

it('years are never shorter than the fewest asked, counted from the end of the fiscal year of every day that it has to do with', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('USA', 'Canada', 'UK', 'Australia', 'Ireland', 'New Zealand', null),
      fc.integer({ min: 1, max: 50 }),
      fiscalYearStart,
      fc.array(fc.record({ came: day, date: fc.option(day) }), { minLength: 1, maxLength: 4 }),
      fc.array(day, { maxLength: 4 }),
      (country, retentionYears, start, papers, entryDays) => {
        const rule = retentionRuleOf({ country, fiscalYearStart: start, retentionYears });
        const documents = papers.map(({ came, date }) =>
          document({ date, createdAt: `${came}T12:00:00.000Z` }),
        );
        const until = originalKeptUntil(documents, entryDays, rule) ?? '';
        for (const one of [...entryDays, ...papers.flatMap(({ came, date }) => [came, date ?? came])]) {
          const { to: yearEnd } = rangeNamed('this-year', { today: one, fiscalYearStart: start });
          const least = addDays(yearEnd, 365 * Math.max(retentionYearsMin(country), retentionYears));
          expect(until >= least).toBe(true);
        }
      },
    ),
  );
});
