import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  MatchReceipt,
  MatchTransaction,
} from '../../../../../functions/domain/matching/match-evidence.ts';
import { suggestMatches } from '../../../../../functions/domain/matching/suggest-matches.ts';
import { addDays } from '../../../../../shared/civil-date.ts';

const lunch: MatchReceipt = {
  id: 'r1',
  vendor: 'Café Myriade',
  date: '2025-03-02',
  amount: 1450,
  currency: 'CAD',
};

function paid(change: Partial<MatchTransaction> = {}): MatchTransaction {
  return {
    id: 't1',
    date: '2025-03-02',
    description: 'POS VISA 4724 CAFE MYRIADE MONTREAL QC',
    amount: -1450,
    currency: 'CAD',
    ...change,
  };
}

function only(transactions: MatchTransaction[], receipts: MatchReceipt[] = [lunch]) {
  const matches = suggestMatches({ transactions, receipts });
  expect(matches).toHaveLength(1);
  return matches[0];
}

describe('suggestMatches', () => {
  it('is certain when amount, day and vendor agree', () => {
    expect(only([paid()])).toEqual({
      receiptIds: ['r1'],
      transactionIds: ['t1'],
      confidence: 100,
      decision: 'auto',
      reasons: [
        { kind: 'amount', detail: 'same amount', weight: 55 },
        { kind: 'date', detail: 'same day', weight: 25 },
        { kind: 'name', detail: 'named alike: Café Myriade', weight: 20 },
      ],
    });
  });

  it('forgives the bank posting a few days later', () => {
    expect(only([paid({ date: '2025-03-05' })])).toMatchObject({ decision: 'auto', confidence: 97 });
  });

  it('only suggests when the vendor is another or unknown', () => {
    expect(only([paid({ description: 'HYDRO OTTAWA' })])).toMatchObject({ decision: 'suggest' });
    expect(only([paid()], [{ ...lunch, vendor: null }])).toMatchObject({
      decision: 'suggest',
      confidence: 80,
    });
  });

  it('finds a receipt without a date by its exact amount, without being certain', () => {
    const dateless = { ...lunch, date: null };
    expect(only([paid({ date: '2024-06-01' })], [dateless])).toMatchObject({
      decision: 'suggest',
      confidence: 75,
    });
    expect(suggestMatches({ transactions: [paid({ amount: -1500 })], receipts: [dateless] })).toEqual([]);
  });

  it('suggests a tip but never decides on it', () => {
    const match = only([paid({ amount: -1700 })]);
    expect(match).toMatchObject({ decision: 'suggest' });
    expect(match?.reasons[0]?.detail).toBe('17% more than the receipt, as with a tip');
    expect(suggestMatches({ transactions: [paid({ amount: -1900 })], receipts: [lunch] })).toEqual([]);
  });

  it('keeps refunds and purchases, currencies and far days apart', () => {
    const others = [paid({ amount: 1450 }), paid({ currency: 'USD' }), paid({ date: '2025-03-17' })];
    for (const other of others)
      expect(suggestMatches({ transactions: [other], receipts: [lunch] })).toEqual([]);
    expect(only([paid({ amount: 1450 })], [{ ...lunch, kind: 'credit-note' }])).toMatchObject({
      confidence: 100,
    });
  });

  it('never decides between equals, and names the other', () => {
    const match = only([paid(), paid({ id: 't2' })]);
    expect(match).toMatchObject({ decision: 'suggest', runnerUp: { transactionIds: ['t2'] } });
    expect(match?.reasons.at(-1)).toMatchObject({
      kind: 'rival',
      detail: 'another transaction fits just as well',
    });
    expect(only([paid()], [lunch, { ...lunch, id: 'r2' }])?.reasons.at(-1)?.detail).toBe(
      'another receipt fits just as well',
    );
  });

  it('sees no doubt in the same purchase on another day that has its own receipt', () => {
    const matches = suggestMatches({
      transactions: [paid(), paid({ id: 't2', date: '2025-03-04' })],
      receipts: [lunch, { ...lunch, id: 'r2', date: '2025-03-04' }],
    });
    expect(matches.map(({ transactionIds, decision }) => [transactionIds[0], decision])).toEqual([
      ['t1', 'auto'],
      ['t2', 'auto'],
    ]);
  });

  it('never falls as the days grow closer', () => {
    const direction = fc.constantFrom(1, -1);
    fc.assert(
      fc.property(fc.nat(20), direction, fc.boolean(), (days, sign, isExact) => {
        const at = (apart: number) => {
          const transaction = paid({
            date: addDays('2025-03-02', sign * apart),
            amount: isExact ? -1450 : -1600,
          });
          return suggestMatches({ transactions: [transaction], receipts: [lunch] })[0]?.confidence ?? 0;
        };
        expect(at(days)).toBeGreaterThanOrEqual(at(days + 1));
      }),
    );
  });
});

const day = fc.nat(6).map((days) => addDays('2025-03-01', days));
const name = fc.constantFrom('Cafe Myriade', 'Hydro Ottawa', 'Staples 0231', '');
const amount = fc.constantFrom(1000, 1100, 2500);
const currency = fc.constantFrom('CAD', 'USD');
const numbered = <T extends object>(rows: T[], prefix: string) =>
  rows.map((row, n) => ({ ...row, id: `${prefix}${n}` }));
const transactionRows = fc
  .array(fc.record({ date: day, description: name, amount: amount.map((minor) => -minor), currency }), {
    maxLength: 12,
  })
  .map((rows) => numbered(rows, 't'));
const receiptRows = fc
  .array(fc.record({ date: fc.option(day), vendor: fc.option(name), amount, currency }), { maxLength: 12 })
  .map((rows) => numbered(rows, 'r'));

function drawn(dice: Iterator<number>): number {
  const next = dice.next();
  return next.done ? 0 : next.value;
}

describe('suggestMatches, for any books', () => {
  it('answers the same whatever the order of the input', () => {
    fc.assert(
      fc.property(
        transactionRows,
        receiptRows,
        fc.infiniteStream(fc.nat()),
        (transactions, receipts, dice) => {
          const shuffled = <T>(rows: T[]) =>
            rows
              .map((row) => ({ row, at: drawn(dice) }))
              .toSorted((a, b) => a.at - b.at)
              .map(({ row }) => row);
          expect(
            suggestMatches({ transactions: shuffled(transactions), receipts: shuffled(receipts) }),
          ).toEqual(suggestMatches({ transactions, receipts }));
        },
      ),
    );
  });

  it('uses each receipt and each transaction at most once', () => {
    fc.assert(
      fc.property(transactionRows, receiptRows, (transactions, receipts) => {
        const matches = suggestMatches({ transactions, receipts });
        for (const side of ['receiptIds', 'transactionIds'] as const) {
          const used = matches.flatMap((match) => match[side]);
          expect(new Set(used).size).toBe(used.length);
        }
      }),
    );
  });

  it('gives reasons whose weights add up to the confidence, and decides only on exact amounts without rivals', () => {
    fc.assert(
      fc.property(transactionRows, receiptRows, (transactions, receipts) => {
        for (const { confidence, reasons, decision } of suggestMatches({ transactions, receipts })) {
          expect(reasons.reduce((sum, { weight }) => sum + weight, 0)).toBe(confidence);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(100);
          if (decision === 'suggest') continue;
          expect(reasons[0]?.detail).toBe('same amount');
          expect(reasons.some(({ kind }) => kind === 'rival')).toBe(false);
        }
      }),
    );
  });
});
