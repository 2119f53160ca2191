import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  MatchInput,
  MatchReceipt,
  MatchTransaction,
} from '../../../../../functions/domain/matching/match-input.ts';
import { suggestMatches } from '../../../../../functions/domain/matching/suggest-matches.ts';
import { wordedMatch } from '../../../../../functions/domain/matching/worded-match.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';

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

const worded = (input: MatchInput) =>
  suggestMatches(input).map((match) => wordedMatch(match, wordsFor('en')));

function only(transactions: MatchTransaction[], receipts: MatchReceipt[] = [lunch]) {
  const matches = worded({ transactions, receipts });
  expect(matches).toHaveLength(1);
  return matches[0];
}

describe('suggestMatches', () => {
  it('is certain when amount, day and vendor agree', () => {
    const match = only([paid()]);
    expect(match).toMatchObject({ receiptIds: ['r1'], transactionIds: ['t1'], decision: 'auto' });
    expect(match?.reasons.map(({ detail }) => detail)).toEqual([
      'same amount',
      'same day',
      'similar name: Café Myriade',
    ]);
  });

  it('forgives the bank posting a few days later', () => {
    expect(only([paid({ date: '2025-03-04' })])).toMatchObject({ decision: 'auto' });
  });

  it('only suggests when the vendor is another', () => {
    expect(only([paid({ description: 'HYDRO OTTAWA' })])).toMatchObject({ decision: 'suggest' });
  });

  it('takes what is left to pay of an invoice for its amount, rounded or after an earlier payment', () => {
    const invoice = { ...lunch, kind: 'invoice', amount: 19_765, due: 14_765 };
    const [match] = worded({ transactions: [paid({ amount: -14_765 })], receipts: [invoice] });
    expect(match).toMatchObject({ receiptIds: ['r1'], transactionIds: ['t1'], decision: 'auto' });
    expect(match?.reasons[0]).toMatchObject({ detail: 'the amount due' });
    const whole = worded({ transactions: [paid({ amount: -19_765 })], receipts: [invoice] });
    expect(whole[0]?.reasons[0]).toMatchObject({ detail: 'same amount' });
  });

  it('leaves a tip or a tax to a person that moved before the document’s day, or on a day that it does not tell', () => {
    const tipped = { amount: -1740 };
    expect(only([paid(tipped)], [lunch])).toMatchObject({ decision: 'auto' });
    expect(only([paid({ ...tipped, date: '2025-03-01' })])).toMatchObject({ decision: 'suggest' });
    expect(only([paid(tipped)], [{ ...lunch, date: null }])).toMatchObject({ decision: 'suggest' });
  });

  it('takes a card’s payment for a purchase at a till, not for a bill that is paid later with a tip', () => {
    const receipt = { ...lunch, vendor: 'Tesco Petrol', amount: 5240, currency: 'GBP' };
    const description = 'CARD PAYMENT TO TESCO PFS 1437 YORK';
    const decisionOn = (date: string) =>
      suggestMatches({
        transactions: [paid({ description, amount: -6183, currency: 'GBP', date })],
        receipts: [receipt],
        memory: { confirmed: [{ vendor: receipt.vendor, description }] },
      })[0]?.decision;
    expect(decisionOn('2025-03-04')).toBe('auto');
    expect(decisionOn('2025-03-15')).not.toBe('auto');
  });

  it('leaves a tax on a small sum to a person as well', () => {
    const parking = { ...lunch, vendor: 'RingGo', amount: 509, currency: 'GBP' };
    const [row] = [
      paid({ description: 'RINGGO PARKING 3429 LEEDS', amount: -611, currency: 'GBP', date: '2025-03-03' }),
    ];
    expect(only([row], [parking])).toMatchObject({ decision: 'suggest' });
  });

  it('leaves a tip on a small sum to a person: some usual share of it comes out by chance', () => {
    const tipped = only([paid({ amount: -804, date: '2025-03-05' })], [{ ...lunch, amount: 643 }]);
    expect(tipped).toMatchObject({ decision: 'suggest' });
    expect(tipped?.reasons.filter(({ isOpen }) => isOpen).map(({ kind }) => kind)).toEqual(['amount']);
  });

  it('names a tip', () => {
    expect(only([paid({ amount: -1711 })])?.reasons[0]?.detail).toBe(
      'the amount and 2.61 CAD more, as with a tip',
    );
    expect(suggestMatches({ transactions: [paid({ amount: -2900 })], receipts: [lunch] })).toEqual([]);
  });

  it('keeps refunds and purchases, and far days, apart', () => {
    for (const other of [paid({ amount: 1450 }), paid({ date: '2025-06-17' })])
      expect(suggestMatches({ transactions: [other], receipts: [lunch] })).toEqual([]);
    expect(only([paid({ amount: 1450 })], [{ ...lunch, kind: 'credit-note' }])).toMatchObject({
      decision: 'auto',
    });
    expect(suggestMatches({ transactions: [paid()], receipts: [{ ...lunch, amount: -1450 }] })).toEqual([]);
  });

  it('takes foreign money that the bank names', () => {
    const abroad = { ...lunch, currency: 'USD' };
    const match = only([paid({ description: 'CAFE MYRIADE 14.50 USD @ 1.3902', amount: -2016 })], [abroad]);
    expect(match?.reasons[0]?.detail).toBe('the bank names the same foreign amount');
  });

  it('adds up a deposit and its balance, and several documents of one charge', () => {
    const order = { ...lunch, amount: 120_000 };
    const parts = [paid({ amount: -50_000 }), paid({ id: 't2', amount: -70_000, date: '2025-03-08' })];
    expect(only(parts, [order])).toMatchObject({ receiptIds: ['r1'], transactionIds: ['t1', 't2'] });
    const charge = only([paid({ amount: -3712 })], [lunch, { ...lunch, id: 'r2', amount: 2262 }]);
    expect(charge).toMatchObject({ receiptIds: ['r1', 'r2'], transactionIds: ['t1'] });
    expect(charge?.reasons[0]?.detail).toBe('2 documents add up to it');
  });

  it("finds the sales of a processor's payout, and names the fee", () => {
    const sale = { ...lunch, vendor: 'A client', amount: 10_000 };
    const payout = paid({ description: 'STRIPE PAYOUT', amount: 18_752, date: '2025-03-04' });
    const match = only([payout], [sale, { ...sale, id: 'r2', amount: 9374 }]);
    expect(match).toMatchObject({ receiptIds: ['r1', 'r2'], transactionIds: ['t1'] });
    expect(match?.reasons[0]?.detail).toBe("the sum less the processor's fee, 6.22 CAD");
  });

  it('never decides between equals, and names the other', () => {
    const match = only([paid(), paid({ id: 't2' })]);
    expect(match).toMatchObject({
      decision: 'suggest',
      runnerUp: { transactionIds: ['t2'], why: 'Fits just as well: please choose' },
    });
    expect(match?.reasons.at(-1)).toMatchObject({
      kind: 'rival',
      detail: 'another transaction fits just as well',
    });
    expect(only([paid()], [lunch, { ...lunch, id: 'r2' }])?.decision).toBe('suggest');
  });

  it('marks what proves nothing, however much else speaks for it', () => {
    const open = (vendor: string | null) =>
      only([paid()], [{ ...lunch, vendor }])
        ?.reasons.filter(({ isOpen }) => isOpen)
        .map(({ kind }) => kind);
    expect(open('Hydro Ottawa')).toEqual(['name']);
    expect(open(lunch.vendor)).toEqual([]);
  });

  it('tells another card apart from the name, as what speaks against it', () => {
    const match = only([paid({ last4: '4724' })], [{ ...lunch, last4: '9911' }]);
    expect(match?.reasons.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['amount', 'same amount'],
      ['date', 'same day'],
      ['name', 'similar name: Café Myriade'],
      ['card', 'a different card'],
    ]);
    expect(match?.reasons.at(-1)?.weight).toBeLessThan(0);
  });

  it('assigns for the good of all, not the nearest first', () => {
    // Taking the nearest for the second receipt would leave the first without any.
    const matches = suggestMatches({
      transactions: [paid(), paid({ id: 't2', date: '2025-03-09' })],
      receipts: [lunch, { ...lunch, id: 'r2', date: '2025-03-09' }],
    });
    expect(matches.map(({ receiptIds, transactionIds }) => [...receiptIds, ...transactionIds])).toEqual([
      ['r1', 't1'],
      ['r2', 't2'],
    ]);
  });

  it('learns the names that a person confirmed, and never offers again what was refused', () => {
    const strange = paid({ description: 'ZXQ HOLDINGS 99' });
    const memory = { confirmed: [{ vendor: 'Café Myriade', description: 'ZXQ HOLDINGS 12' }] };
    const [learned] = worded({ transactions: [strange], receipts: [lunch], memory });
    expect(learned?.confidence).toBeGreaterThan(only([strange])?.confidence ?? 0);
    expect(learned?.reasons.at(-1)?.detail).toBe('named like 1 earlier match');
    const never = [{ receiptIds: ['r1'], transactionIds: ['t1'] }];
    expect(suggestMatches({ transactions: [paid()], receipts: [lunch], memory: { never } })).toEqual([]);
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

  it('gives two to five reasons whose weights add up to the confidence, and never decides against a rival', () => {
    fc.assert(
      fc.property(transactionRows, receiptRows, (transactions, receipts) => {
        for (const { confidence, reasons, decision } of suggestMatches({ transactions, receipts })) {
          expect(reasons.reduce((sum, { weight }) => sum + weight, 0)).toBe(confidence);
          expect(reasons.length).toBeGreaterThanOrEqual(2);
          expect(reasons.length).toBeLessThanOrEqual(5);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(100);
          const lost = reasons.find(({ kind }) => kind === 'rival')?.weight ?? 0;
          if (decision === 'auto') expect(lost).toBeGreaterThan(-8);
        }
      }),
    );
  });

  it('is not moved by a transaction that has nothing to do with any receipt', () => {
    fc.assert(
      fc.property(transactionRows, receiptRows, day, (transactions, receipts, date) => {
        const stranger = {
          id: 'x',
          date,
          description: 'WELLINGTON KAYAKS',
          amount: -987_653,
          currency: 'CAD',
        };
        expect(suggestMatches({ transactions: [...transactions, stranger], receipts })).toEqual(
          suggestMatches({ transactions, receipts }),
        );
      }),
    );
  });
});
