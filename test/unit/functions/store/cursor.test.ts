import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorAfter, readCursor } from '../../../../functions/store/cursor.ts';

const position = fc.stringMatching(/^[!-~]{1,100}$/);
const query = fc.record(
  { q: fc.string(), account: fc.string(), matched: fc.boolean() },
  { requiredKeys: [] },
);

describe('a cursor', () => {
  it('stands where it was put, for its organisation and query', () => {
    fc.assert(
      fc.property(position, fc.string(), query, (after, organizationId, asked) => {
        expect(readCursor(cursorAfter(after, organizationId, asked), organizationId, asked)).toBe(after);
      }),
    );
  });

  it('is the same whatever the size of the page and the order in which the query is written', () => {
    const cursor = cursorAfter('2026-01-01#a', 'o1', { q: 'rent', account: 'Cash', limit: 20 });
    expect(readCursor(cursor, 'o1', { account: 'Cash', q: 'rent', limit: 50, cursor })).toBe('2026-01-01#a');
  });

  it('is nothing to another organisation', () => {
    fc.assert(
      fc.property(position, fc.string(), fc.string(), query, (after, one, other, asked) => {
        fc.pre(one !== other);
        expect(readCursor(cursorAfter(after, one, asked), other, asked)).toBeUndefined();
      }),
    );
  });

  it('is nothing to another query', () => {
    fc.assert(
      fc.property(position, query, query, (after, one, other) => {
        fc.pre(
          JSON.stringify(Object.entries(one).toSorted()) !== JSON.stringify(Object.entries(other).toSorted()),
        );
        expect(readCursor(cursorAfter(after, 'o1', one), 'o1', other)).toBeUndefined();
      }),
    );
  });

  it('is nothing when it is damaged, made up, or longer than any key', () => {
    const cursor = cursorAfter('2026-01-01#a', 'o1', {});
    expect(readCursor(cursor.slice(0, -4), 'o1', {})).toBeUndefined();
    expect(readCursor('', 'o1', {})).toBeUndefined();
    expect(readCursor(Buffer.from('{"after":7}').toString('base64url'), 'o1', {})).toBeUndefined();
    expect(readCursor(cursorAfter('é'.repeat(600), 'o1', {}), 'o1', {})).toBeUndefined();
  });
});
