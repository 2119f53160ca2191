import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../functions/domain/documents/read-documents.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import type { PageText } from '../../shared/model/document.ts';
import { wordsOnPage } from '../support/words-on-page.ts';

const shops = [
  'Noodle House Ltd',
  'Book Corner Ltd',
  'City Cabs Ltd',
  'Harbour Cafe Ltd',
  'Garden Tools Ltd',
];
const goods = ['Soup', 'Atlas', 'Ride downtown', 'Flat white', 'Spade', 'Umbrella'];

interface Receipt {
  shop: string;
  day: number;
  lines: [string, number][];
  total: number;
}

const receipt = fc
  .record({
    shop: fc.constantFrom(...shops),
    day: fc.integer({ min: 13, max: 28 }),
    lines: fc.array(fc.tuple(fc.constantFrom(...goods), fc.integer({ min: 105, max: 9999 })), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map((each): Receipt => ({ ...each, total: each.lines.reduce((sum, [, amount]) => sum + amount, 0) }));

/** So many receipts with totals of their own. */
const receipts = (count: number) =>
  fc.uniqueArray(receipt, { minLength: count, maxLength: count, selector: ({ total }) => total });

function printed({ shop, day, lines, total }: Receipt): string[] {
  const money = (amount: number) => decimalFromMinor(amount, 'GBP');
  return [
    shop,
    '12 High Street, Bath BA1 2AB',
    `Date: ${day}/03/2026`,
    ...lines.map(([name, amount]) => `${name}   ${money(amount)}`),
    `TOTAL   £${money(total)}`,
    `VISA   £${money(total)}`,
    'Thank you',
  ];
}

/** The receipts on one page, each in its place: left, top and scale. */
function together(all: readonly Receipt[], places: readonly (readonly [number, number, number])[]): PageText {
  const words = all.flatMap((each, index) => {
    const [left, top, scale] = places[index] ?? [0, 0, 1];
    return wordsOnPage(...printed(each)).words.map((word) => {
      const [x, y, width, height] = word.box;
      return {
        ...word,
        box: [left + x * scale, top + y * scale, width * scale, height * scale] as typeof word.box,
      };
    });
  });
  return { page: 1, width: 1000, height: 1400, words };
}

function totalsIn(pages: PageText[]): (number | undefined)[] {
  const { documents, ...first } = readDocuments(pages);
  return (documents ?? [first]).map(({ fields }) => fields.total?.value).toSorted((a = 0, b = 0) => a - b);
}

const sorted = (all: readonly Receipt[]) => all.map(({ total }) => total).toSorted((a, b) => a - b);

describe('a file of several documents', () => {
  it.each([
    [
      'side by side',
      2,
      [
        [0, 0.02, 0.5],
        [0.5, 0.1, 0.5],
      ],
    ],
    [
      'one below the other',
      2,
      [
        [0.1, 0, 0.8],
        [0.05, 0.5, 0.8],
      ],
    ],
    [
      'three in a row',
      3,
      [
        [0, 0, 0.33],
        [0.34, 0.05, 0.33],
        [0.67, 0.02, 0.33],
      ],
    ],
    [
      'two above, one below',
      3,
      [
        [0, 0, 0.5],
        [0.5, 0.03, 0.5],
        [0.2, 0.55, 0.5],
      ],
    ],
  ] as const)('gives each of its receipts: %s', (_, count, places) => {
    fc.assert(
      fc.property(receipts(count), (all) => {
        expect(totalsIn([together(all, places)])).toEqual(sorted(all));
      }),
      { numRuns: 60 },
    );
  });

  it('gives each of its pages where they are receipts of their own', () => {
    fc.assert(
      fc.property(receipts(3), (all) => {
        const pages = all.map((each, index) => ({ ...together([each], [[0, 0, 1]]), page: index + 1 }));
        expect(totalsIn(pages)).toEqual(sorted(all));
      }),
      { numRuns: 40 },
    );
  });

  it('gives one receipt once, wherever it lies and however wide its columns stand', () => {
    fc.assert(
      fc.property(receipt, fc.double({ min: 0.4, max: 1, noNaN: true }), (each, scale) => {
        expect(totalsIn([together([each], [[0, 0, scale]])])).toEqual([each.total]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives an invoice of two pages once', () => {
    fc.assert(
      fc.property(receipts(2), fc.boolean(), ([first, second], isNumbered) => {
        if (!first || !second) return;
        const total = first.total + second.total;
        const head = ['Acme Supplies Ltd', 'Invoice No: A-7781', 'Invoice date: 14/03/2026'];
        const rows = (part: Receipt) =>
          part.lines.map(([name, amount]) => `${name}   ${decimalFromMinor(amount, 'GBP')}`);
        const one = wordsOnPage(
          ...head,
          ...(isNumbered ? ['Page 1 of 2'] : []),
          ...rows(first),
          `Carried forward   ${decimalFromMinor(first.total, 'GBP')}`,
        );
        const two = wordsOnPage(
          ...head,
          ...(isNumbered ? ['Page 2 of 2'] : []),
          ...rows(second),
          `Total due   £${decimalFromMinor(total, 'GBP')}`,
        );
        expect(totalsIn([one, { ...two, page: 2 }])).toEqual([total]);
      }),
      { numRuns: 40 },
    );
  });
});
