import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import type { PageText } from '../../shared/model/document.ts';
import { boxVerdicts, type BoxVerdict } from '../corpus/documents/fit-boxes.ts';
import { wordsOnPage } from '../support/words-on-page.ts';

const SHARE_MIN = 0.98;
const fixtures = new URL('../fixtures/documents/', import.meta.url);

const verdictsOf = (pages: PageText[]): BoxVerdict[] => boxVerdicts(readDocuments(pages), pages);

/** An invoice in one of the layouts that accounting software prints, its words anywhere on the page. */
const invoice = fc
  .record({
    net: fc.integer({ min: 1000, max: 9_999_999 }),
    rate: fc.constantFrom(5, 13, 19, 20, 21),
    day: fc.integer({ min: 13, max: 28 }),
    number: fc.integer({ min: 1000, max: 99_999 }),
    isTable: fc.boolean(),
    scale: fc.double({ min: 0.4, max: 1, noNaN: true }),
  })
  .map(({ net, rate, day, number, isTable, scale }): PageText => {
    const tax = Math.round((net * rate) / 100);
    const [subtotal, vat, total] = [net, tax, net + tax].map(
      (amount) => `€${decimalFromMinor(amount, 'EUR')}`,
    );
    const lines = isTable
      ? [
          'Invoice number   Invoice date   Due date',
          `A-${number}          ${day}/03/2026     ${day}/04/2026`,
          `Subtotal       VAT ${rate}%        Total`,
          `${subtotal?.padEnd(15)}${vat?.padEnd(15)}${total}`,
        ]
      : [
          `Invoice number: A-${number}   Invoice date: ${day}/03/2026`,
          `Subtotal   ${subtotal}`,
          `VAT ${rate}%   ${vat}`,
          `Total due   ${total}`,
        ];
    const page = wordsOnPage('Harbour Print Works Ltd', '4 Quayside', ...lines);
    const words = page.words.map((word) => {
      const [x, y, width, height] = word.box;
      return { ...word, box: [x * scale, y * scale, width * scale, height * scale] as typeof word.box };
    });
    return { ...page, words };
  });

describe('the box of a value', () => {
  it('holds the words that yield it, in every layout', () => {
    const all = fc.sample(invoice, { numRuns: 80, seed: 20_261_121 }).flatMap((page) => verdictsOf([page]));
    const astray = all.filter(({ isYielded }) => !isYielded);
    expect(all.length).toBeGreaterThan(500);
    expect(astray.length, JSON.stringify(astray.slice(0, 5))).toBeLessThanOrEqual(
      (1 - SHARE_MIN) * all.length,
    );
  });

  it.each(['invoice-printer.pdf', 'receipt-cafe.jpg'])('holds them on a real page: %s', async (name) => {
    const reading = await readPages(await readFile(new URL(name, fixtures)));
    if (reading.kind !== 'pages') throw new Error(reading.because.code);
    const all = verdictsOf(reading.pages);
    expect(all.length).toBeGreaterThan(6);
    expect(all.filter(({ isYielded }) => !isYielded)).toEqual([]);
  });

  it('is known to be astray when it is', () => {
    const page = wordsOnPage('Shop Ltd', 'Date: 14/03/2026', 'TOTAL   4.00');
    const reading = readDocuments([page]);
    const { total } = reading.fields;
    const moved = {
      ...reading,
      fields: {
        ...reading.fields,
        total: total && { ...total, box: [0.05, 0.05, 0.1, 0.02] as typeof total.box },
      },
    };
    expect(boxVerdicts(moved, [page]).find(({ field }) => field === 'total')?.isYielded).toBe(false);
  });
});
