import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withItem, withoutItem } from '../../../../web/api/merge-pages.ts';
import type { ListRule, Pages } from '../../../../web/api/merge-pages.ts';

interface Row {
  id: string;
  day: number;
}

const rule: ListRule<Row> = {
  belongs: ({ day }) => day >= 0,
  before: (a, b) => (a.day === b.day ? a.id > b.id : a.day > b.day),
};

function pagesOf(rows: readonly Row[], size: number, hasMore: boolean): Pages<Row> {
  const sorted = rows.toSorted((a, b) => (rule.before(a, b) ? -1 : 1));
  const count = Math.max(1, Math.ceil(sorted.length / size));
  const pages = Array.from({ length: count }, (_, index) => ({
    items: sorted.slice(index * size, (index + 1) * size),
    ...(index < count - 1 || hasMore ? { nextCursor: `after-${index}` } : {}),
  }));
  return { pages, pageParams: pages.map(() => undefined) };
}

const rowsOf = ({ pages }: Pages<Row>) => pages.flatMap(({ items }) => items);
const row = fc.record({ id: fc.uuid(), day: fc.integer({ min: -2, max: 9 }) });
const rows = fc.uniqueArray(fc.record({ id: fc.uuid(), day: fc.nat(9) }), {
  selector: ({ id }) => id,
  maxLength: 12,
});

describe('withItem', () => {
  it('keeps a complete list sorted and holds the item exactly when it belongs', () => {
    fc.assert(
      fc.property(rows, row, fc.integer({ min: 1, max: 5 }), (before, item, size) => {
        const expected = [
          ...before.filter(({ id }) => id !== item.id),
          ...(rule.belongs(item) ? [item] : []),
        ];
        const merged = rowsOf(withItem(pagesOf(before, size, false), item, rule));
        expect(merged).toEqual(expected.toSorted((a, b) => (rule.before(a, b) ? -1 : 1)));
      }),
    );
  });

  it('moves an item whose day changed instead of showing it twice', () => {
    const pages = pagesOf(
      [
        { id: 'a', day: 5 },
        { id: 'b', day: 3 },
      ],
      1,
      false,
    );
    expect(rowsOf(withItem(pages, { id: 'a', day: 1 }, rule)).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('leaves an item beyond the last loaded page to that page', () => {
    const pages = pagesOf([{ id: 'a', day: 5 }], 1, true);
    expect(rowsOf(withItem(pages, { id: 'b', day: 1 }, rule)).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('withoutItem', () => {
  it('drops the item and nothing else', () => {
    const pages = pagesOf(
      [
        { id: 'a', day: 5 },
        { id: 'b', day: 3 },
      ],
      1,
      false,
    );
    expect(rowsOf(withoutItem(pages, 'a')).map(({ id }) => id)).toEqual(['b']);
  });
});
