import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDocuments } from '../../../../../functions/domain/sample/sample-documents.ts';
import { sampleYear } from '../../../../../functions/domain/sample/sample-year.ts';
import { addDays, monthOf } from '../../../../../shared/civil-date.ts';
import { monthsUntil } from '../../../../../shared/months.ts';

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const minor = (text = '') => Number(text.replace(/^.* ([\d.]+) [A-Z]{3}$/, '$1').replace('.', ''));

describe('a year of sample books', () => {
  it('is the same each time, goes on until today and no further, and tells of every month', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const year = sampleYear(today);
        expect(sampleYear(today)).toEqual(year);
        expect(year.every(({ date }) => date <= today)).toBe(true);
        expect(year.map(({ date }) => date)).toEqual(year.map(({ date }) => date).toSorted());
        const earlier = monthsUntil(monthOf(today), 13).slice(0, -1);
        for (const month of earlier) {
          const entries = year.filter(({ date }) => monthOf(date) === month);
          expect(entries.filter(({ kind }) => kind === 'income')).toHaveLength(4);
          expect(entries.length).toBeGreaterThan(18);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('moves between its own accounts what leaves one and comes to the other, and nothing else', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const moved = sampleYear(today).filter(({ kind, isDraw }) => kind === 'transfer' && !isDraw);
        expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        expect(sampleYear(today).every(({ amount }) => Number.isInteger(amount) && amount !== 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves some of it to be done, as real books do', () => {
    const year = sampleYear('2026-11-23');
    const spent = year.filter(({ kind, accountId }) => kind === 'expense' && accountId !== 'cash');
    expect(spent.some(({ purpose }) => purpose === undefined)).toBe(true);
    expect(spent.filter(({ document }) => document !== undefined).length).toBeGreaterThan(8);
    const missing = year.filter(
      ({ kind, document, isSettled }) => kind === 'expense' && !document && !isSettled,
    );
    expect(missing.length).toBeGreaterThan(3);
    expect(missing.length).toBeLessThan(25);
  });
});

describe('the documents of sample books', () => {
  it('say what was paid, with a tax that adds up to it, and one of them was never paid', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 25_000 }), (today, rateThousandths) => {
        const year = sampleYear(today);
        const documents = sampleDocuments(year, { currency: 'CAD', tax: { name: 'HST', rateThousandths } });
        const paid = year.filter(({ document }) => document !== undefined);
        expect(documents).toHaveLength(paid.length + 1);
        documents.forEach(({ vendor, lines, fileName }, at) => {
          const said = (word: string) => lines.find((line) => line.startsWith(word));
          const total = minor(said('Total'));
          const subtotal = said('Subtotal');
          if (subtotal) expect(minor(subtotal) + minor(said('HST'))).toBe(total);
          if (at < paid.length) {
            expect([vendor, total]).toEqual([paid[at]?.document, paid[at]?.amount]);
            expect(lines).toContain(`Date: ${paid[at]?.date}`);
          }
          expect(fileName).toMatch(/^[a-z-]+-\d+\.pdf$/);
        });
      }),
      { numRuns: 60 },
    );
  });
});
