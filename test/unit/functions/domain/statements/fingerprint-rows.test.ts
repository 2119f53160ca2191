import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fingerprintRows } from '../../../../../functions/domain/statements/fingerprint-rows.ts';

const row = fc.record({
  date: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'),
  amount: fc.constantFrom(-215, -330, 10_000),
  description: fc.constantFrom('TIM HORTONS #1234', 'PRESTO FARE', 'Café'),
});
const statement = fc
  .array(row, { maxLength: 20 })
  .map((rows) => rows.toSorted((a, b) => a.date.localeCompare(b.date)));

describe('fingerprintRows', () => {
  it('tells two equal coffees of a day apart', () => {
    const coffee = { date: '2026-04-10', amount: -215, description: 'TIM HORTONS #1234' };
    const ids = fingerprintRows('checking', [coffee, coffee]);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => z.uuid().safeParse(id).success)).toBe(true);
  });

  it('gives a row the same id in any export whose days overlap', () => {
    fc.assert(
      fc.property(statement, fc.nat(3), (rows, from) => {
        const start = `2026-01-0${from + 1}`;
        const ids = fingerprintRows('a', rows);
        const later = rows.map((it, at) => ({ ...it, id: ids[at] })).filter((it) => it.date >= start);
        expect(fingerprintRows('a', later)).toEqual(later.map((it) => it.id));
        expect(new Set(ids).size).toBe(rows.length);
      }),
    );
  });

  it('does not mind case, accents and blanks, but does mind the account', () => {
    const one = { date: '2026-04-10', amount: -215, description: 'Café  de la Gare' };
    const same = { ...one, description: 'CAFE DE LA GARE' };
    expect(fingerprintRows('a', [one])).toEqual(fingerprintRows('a', [same]));
    expect(fingerprintRows('a', [one])).not.toEqual(fingerprintRows('b', [one]));
  });
});
