import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairTransfers, type TransferRow } from '../../../../../functions/domain/transfers/pair-transfers.ts';
import { addDays, daysBetween } from '../../../../../shared/civil-date.ts';

const left: TransferRow = {
  id: 'out',
  accountId: 'checking',
  date: '2025-03-03',
  description: 'TRANSFER TO SAVINGS',
  amount: -50_000,
  currency: 'CAD',
};
const arrived: TransferRow = {
  ...left,
  id: 'in',
  accountId: 'savings',
  amount: 50_000,
  description: 'DEPOSIT',
};

describe('pairTransfers', () => {
  it('pairs what left one account with what arrived in another', () => {
    expect(pairTransfers([arrived, left])).toMatchObject([{ outId: 'out', inId: 'in', isSure: true }]);
  });

  it('never pairs from the future to the past, within one account, or without a word of a transfer', () => {
    for (const other of [
      { ...arrived, date: '2025-03-02' },
      { ...arrived, accountId: 'checking' },
      { ...arrived, currency: 'USD' },
    ])
      expect(pairTransfers([left, other])).toEqual([]);
    expect(
      pairTransfers([
        { ...left, description: 'STAPLES' },
        { ...arrived, description: 'A CLIENT' },
      ]),
    ).toEqual([]);
  });

  it('is not sure where two arrivals would do', () => {
    expect(pairTransfers([left, arrived, { ...arrived, id: 'in-2' }])).toMatchObject([{ isSure: false }]);
  });

  it('is not sure of payments between people, nor of faint words or days apart', () => {
    const of = (out: string, into: string, date = left.date) =>
      pairTransfers([
        { ...left, description: out },
        { ...arrived, description: into, date },
      ]).map(({ isSure }) => isSure);
    expect(of('INTERAC E-TRANSFER SENT', 'INTERAC E-TRANSFER RECEIVED')).toEqual([]);
    expect(of('PAYMENT TO SUPPLIER', 'PAYMENT FROM CLIENT')).toEqual([false]);
    expect(of('TRANSFER TO SAVINGS', 'DEPOSIT', addDays(left.date, 3))).toEqual([false]);
    expect(of('TRANSFER TO SAVINGS', 'TRANSFER FROM CHECKING', addDays(left.date, 3))).toEqual([true]);
  });

  it('is sure of a payment onto a card', () => {
    const card = { ...arrived, accountId: 'card', description: 'PAYMENT RECEIVED', isOwed: true };
    expect(pairTransfers([{ ...left, description: 'VISA PAYMENT' }, card])).toMatchObject([{ isSure: true }]);
  });

  it('uses each row once, forwards in time only, whatever the order', () => {
    const row = fc.record({
      accountId: fc.constantFrom('a', 'b', 'c'),
      date: fc.nat(9).map((days) => addDays('2025-03-01', days)),
      description: fc.constantFrom('TRANSFER', 'CARD PAYMENT', 'STAPLES'),
      amount: fc.constantFrom(-500, 500, -700, 700),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 14 }), (drawn) => {
        const rows = drawn.map((each, n) => ({ ...each, id: `r${n}`, currency: 'CAD' }));
        const pairs = pairTransfers(rows);
        expect(pairTransfers(rows.toReversed())).toEqual(pairs);
        const used = pairs.flatMap(({ outId, inId }) => [outId, inId]);
        expect(new Set(used).size).toBe(used.length);
        const dateOf = (id: string) => rows.find((each) => each.id === id)?.date ?? '';
        for (const { outId, inId } of pairs)
          expect(daysBetween(dateOf(outId), dateOf(inId))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
