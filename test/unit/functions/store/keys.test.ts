import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inOrganization,
  listOf,
  organizationPartition,
  organizationShard,
  organizationShards,
  startingWith,
  throughout,
  typed,
} from '../../../../functions/store/keys.ts';

const text = fc.string({ unit: 'grapheme' });
const isWithin = ({ from, to }: { from: string; to: string }, key: string) =>
  Buffer.compare(Buffer.from(from), Buffer.from(key)) <= 0 &&
  Buffer.compare(Buffer.from(key), Buffer.from(to)) <= 0;

describe('text that a person typed', () => {
  it('stays within its part of a key however long it is, and is told from all other text', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        expect(typed(one)).toMatch(/^[\w-]{22}$/);
        expect(typed(one) === typed(other)).toBe(one === other);
      }),
    );
  });
});

describe('the keys of organisations', () => {
  const id = fc.uuid();

  it('never meet those of another, nor one list another', () => {
    fc.assert(
      fc.property(id, id, fc.constantFrom('RECEIPTS', 'LEARNED'), text, (one, other, list, name) => {
        fc.pre(one !== other);
        const partitions = [
          organizationPartition(one),
          organizationPartition(other),
          listOf(one, list),
          listOf(other, list),
          listOf(one, list, typed(name)),
        ];
        expect(new Set(partitions).size).toBe(partitions.length);
        expect(inOrganization(one, list)).toEqual([organizationPartition(one), list]);
      }),
    );
  });

  it('are spread over all shards', () => {
    const shards = Array.from({ length: 400 }, (_, at) => organizationShard(`organisation ${at}`));
    expect(new Set(shards)).toEqual(new Set(Array.from({ length: organizationShards }, (_, shard) => shard)));
  });
});

describe('the bounds of keys', () => {
  it('that begin alike hold those and no others', () => {
    fc.assert(
      fc.property(text, text, text, (prefix, rest, other) => {
        expect(isWithin(startingWith(`${prefix}#`), `${prefix}#${rest}`)).toBe(true);
        fc.pre(!other.startsWith(`${prefix}#`));
        expect(isWithin(startingWith(`${prefix}#`), other)).toBe(false);
      }),
    );
  });

  it('of days hold the last one whole and nothing of the next', () => {
    const february = throughout({ from: '2026-02-01', to: '2026-02-28' });
    expect(isWithin(february, '2026-02-01#0')).toBe(true);
    expect(isWithin(february, '2026-02-28#ffffffff')).toBe(true);
    expect(isWithin(february, '2026-01-31#ffffffff')).toBe(false);
    expect(isWithin(february, '2026-03-01#0')).toBe(false);
  });
});
