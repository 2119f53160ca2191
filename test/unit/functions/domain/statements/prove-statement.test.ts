import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveStatement } from '../../../../../functions/domain/statements/prove-statement.ts';
import type { StatementTransaction } from '../../../../../shared/model/statement.ts';

const amounts = fc.array(
  fc.integer({ min: -500_000, max: 500_000 }).filter((amount) => amount !== 0),
  { minLength: 2, maxLength: 30 },
);

/** A true statement: consecutive days and running balances from an opening one. */
function chained(opening: number, list: number[]): StatementTransaction[] {
  let balance = opening;
  return list.map((amount, at) => {
    balance += amount;
    const day = String((at % 28) + 1).padStart(2, '0');
    return {
      row: at + 2,
      date: `2026-${String(1 + Math.floor(at / 28)).padStart(2, '0')}-${day}`,
      description: `R${at}`,
      amount,
      balance,
    };
  });
}

describe('proveStatement', () => {
  it('proves a true statement in either order of the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), amounts, fc.boolean(), (opening, list, isReversed) => {
        const rows = chained(opening, list);
        const proof = proveStatement({ transactions: isReversed ? rows.toReversed() : rows });
        expect(proof.proven).toBe(true);
        expect(proof.closing).toBe(opening + list.reduce((a, b) => a + b, 0));
        expect(proof.opening).toBe(opening);
      }),
    );
  });

  it('flags any single wrong amount and names its row', () => {
    fc.assert(
      fc.property(amounts, fc.nat(), fc.integer({ min: 1, max: 1000 }), (list, at, error) => {
        const rows = chained(0, [1, 2, 3, ...list]);
        const wrong = 1 + (at % (rows.length - 1));
        const damaged = rows.map((row, index) =>
          index === wrong ? { ...row, amount: row.amount + error } : row,
        );
        const proof = proveStatement({ transactions: damaged });
        expect(proof.proven).toBe(false);
        expect(proof.brokenAt).toMatchObject({ row: wrong + 2, difference: -error });
      }),
    );
  });

  it('flags a dropped row', () => {
    const rows = chained(0, [100, -20, 30, 40]).filter((_, at) => at !== 2);
    expect(proveStatement({ transactions: rows })).toMatchObject({
      proven: false,
      brokenAt: { row: 5, difference: 30 },
    });
  });

  it('compares stated balances at both ends where rows carry none', () => {
    const rows = chained(0, [100, -20]).map(({ balance: _, ...row }) => row);
    expect(proveStatement({ transactions: rows, opening: 0, closing: 80 }).proven).toBe(true);
    expect(proveStatement({ transactions: rows, opening: 0, closing: 90 })).toMatchObject({
      proven: false,
      brokenAt: { expected: 80, stated: 90, difference: 10 },
    });
    expect(proveStatement({ transactions: rows, opening: 0 }).proven).toBeNull();
  });

  it('has nothing to prove by in balances that never move', () => {
    const rows = chained(0, [100, -20, 7]).map((row) => ({ ...row, balance: 100 }));
    expect(proveStatement({ transactions: rows }).proven).toBeNull();
  });
});
