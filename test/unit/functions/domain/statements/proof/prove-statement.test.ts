import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proveStatement } from '../../../../../../functions/domain/statements/proof/prove-statement.ts';
import type { StatementTransaction } from '../../../../../../shared/model/statement.ts';

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

  it('takes zeros at both ends for no proof, with and without zeros between', () => {
    const row = (row: number, amount: number, balance?: number) => ({
      ...{ row, date: '2026-06-01', description: 'Room', amount },
      ...(balance === undefined ? {} : { balance }),
    });
    const zeros = (transactions: ReturnType<typeof row>[]) =>
      proveStatement({ transactions, opening: 0, closing: 0 }).proven;
    expect(zeros([row(1, -120_00), row(2, 120_00)])).toBe(null);
    expect(zeros([row(1, 0, 0), row(2, 0, 0)])).toBe(null);
    expect(zeros([row(1, 120_00, 120_00), row(2, -120_00, 0)])).toBe(true);
    expect(zeros([row(1, -120_00), row(2, 119_00)])).toBe(false);
  });

  it('never makes up a balance at either end: rows without one before or after them are not proven', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        amounts,
        fc.constantFrom(0, -1),
        (opening, list, at) => {
          const rows = chained(opening, list);
          const bare = rows.at(at);
          fc.pre(bare !== undefined && rows.length > 2);
          const transactions = rows.map((row) => (row === bare ? { ...row, balance: undefined } : row));
          const proof = proveStatement({ transactions });
          expect(proof.proven).toBeNull();
          expect(at === 0 ? proof.opening : proof.closing).toBeNull();
          const stated = proveStatement({ transactions, opening, closing: rows.at(-1)?.balance ?? 0 });
          expect(stated).toMatchObject({ proven: true, opening });
        },
      ),
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

  it('keeps the opening that the first rows show where only a later balance disagrees', () => {
    const rows = chained(500, [10, 20, 30, 40, 50]);
    const late = rows.map((row, at) => (at < 4 ? row : { ...row, balance: 900 }));
    for (const transactions of [late, late.toReversed()])
      expect(proveStatement({ transactions })).toMatchObject({ proven: false, opening: 500 });
    const early = rows.map((row, at) => (at < 2 ? row : { ...row, balance: 900 + at }));
    expect(proveStatement({ transactions: early })).toMatchObject({ proven: false, opening: null });
  });

  it('says nothing of the opening where balances disagree, unless it is stated', () => {
    const rows = chained(500, [100, -20, 30]).map((row) => ({ ...row, amount: -row.amount }));
    expect(proveStatement({ transactions: rows })).toMatchObject({
      proven: false,
      opening: null,
      closing: 610,
    });
    expect(proveStatement({ transactions: rows, opening: 500 })).toMatchObject({
      proven: false,
      opening: 500,
    });
  });

  it('flags a dropped row', () => {
    const rows = chained(0, [100, -20, 30, 40]).filter((_, at) => at !== 2);
    expect(proveStatement({ transactions: rows })).toMatchObject({
      proven: false,
      brokenAt: { row: 5, difference: 30 },
    });
  });

  it('names every row at which the balances disagree, where there are several', () => {
    const rows = chained(0, [100, -20, 30, 40, 50]).map((row, at) =>
      at === 1 || at === 3 ? { ...row, amount: row.amount + 7 } : row,
    );
    const { brokenAt, breaks } = proveStatement({ transactions: rows });
    expect(breaks?.map(({ row, difference }) => [row, difference])).toEqual([
      [3, -7],
      [5, -7],
    ]);
    expect(breaks?.[0]).toMatchObject({ row: brokenAt?.row, stated: brokenAt?.stated });
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

  it('proves days in order whose rows stand the other way round, whichever days those are', () => {
    const rows = chained(5_000, [100, -20, 30, 40, -7, 9]).map((row, at) => ({
      ...row,
      date: `2026-01-0${1 + Math.floor(at / 2)}`,
    }));
    const [a, b, c, d, e, f] = rows;
    const orders = [
      [b, a, d, c, f, e],
      [a, b, d, c, e, f],
      [e, f, d, c, a, b],
      [f, e, c, d, b, a],
    ].map((order) => order.filter((row) => row !== undefined));
    for (const transactions of orders) {
      expect(proveStatement({ transactions })).toEqual({ proven: true, opening: 5_000, closing: 5_152 });
    }
  });

  it('does not read days in order backwards to make balances agree', () => {
    const transactions = [
      { row: 2, date: '2026-01-01', description: 'A', amount: -50, balance: 50 },
      { row: 3, date: '2026-01-02', description: 'B', amount: 70, balance: 100 },
    ];
    expect(proveStatement({ transactions }).proven).toBe(false);
    const undated = transactions.map((row) => ({ ...row, date: '2026-01-01' }));
    expect(proveStatement({ transactions: undated }).proven).toBe(true);
  });
});

describe('the cause of disagreeing balances', () => {
  const amounts = [100, -2050, 30, 4170, -712, 999];
  const rows = chained(0, amounts);
  const causeOf = (transactions: StatementTransaction[], ends = {}) =>
    proveStatement({ transactions, ...ends }).brokenAt;
  const withAmount = (amount: number) => rows.map((row, at) => (at === 3 ? { ...row, amount } : row));
  const withBalance = (balance: number) => rows.map((row, at) => (at === 3 ? { ...row, balance } : row));

  it.each([
    ['wrong-sign', withAmount(-4170), { row: 5, figure: 'amount', value: 4170 }],
    ['digit', withAmount(41_700), { row: 5, figure: 'amount', value: 4170 }],
    ['digit', withAmount(4710), { row: 5, figure: 'amount', value: 4170 }],
    ['dropped-row', rows.filter((_, at) => at !== 3), { row: 6, figure: 'amount', value: 4170 }],
    [
      'doubled-row',
      rows.flatMap((row, at) => (at === 3 ? [row, { ...row, row: 99 }] : [row])),
      { row: 99, figure: 'amount', value: 4170 },
    ],
    ['digit', withBalance(2520), { row: 5, figure: 'balance', value: 2250 }],
    ['wrong-sign', withBalance(-2250), { row: 5, figure: 'balance', value: 2250 }],
    ['wrong-sign', rows.map((row) => ({ ...row, amount: -row.amount })), undefined],
    ['unknown', withAmount(5000).map((row, at) => (at === 1 ? { ...row, amount: -777 } : row)), undefined],
  ])('is %s where that repair makes them agree again', (cause, damaged, repair) => {
    const found = causeOf(damaged);
    expect(found?.cause).toBe(cause);
    expect(found?.repair).toEqual(repair);
    expect(causeOf(damaged.toReversed())?.cause).toBe(cause);
  });

  it('is found from the balances at both ends alone, and names no row where several could be it', () => {
    const bare = rows.map(({ balance: _, ...row }) => row);
    const ends = { opening: 0, closing: 2537 };
    const negated = bare.map((row, at) => (at === 1 ? { ...row, amount: 2050 } : row));
    expect(causeOf(negated, ends)).toMatchObject({
      row: 7,
      difference: -4100,
      cause: 'wrong-sign',
      repair: { row: 3, figure: 'amount', value: -2050 },
    });
    const twice = [...negated, { ...bare[0], row: 8, amount: 2050 }, { ...bare[0], row: 9, amount: -2050 }];
    expect(causeOf(twice as StatementTransaction[], ends)).toMatchObject({ cause: 'wrong-sign' });
    expect(causeOf(twice as StatementTransaction[], ends)?.repair).toBeUndefined();
    expect(causeOf(bare.slice(1), ends)).toMatchObject({ cause: 'dropped-row', difference: 100 });
  });

  it('is a row missing at the end where the last balance falls short of the closing one', () => {
    expect(causeOf(rows.slice(0, -1), { closing: 2537 })).toMatchObject({
      row: 6,
      cause: 'dropped-row',
      repair: { row: 6, figure: 'amount', value: 999 },
    });
  });
});
