import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedEntry } from '../../../../../functions/domain/ledger/entry.ts';
import { payoutCategories } from '../../../../../functions/domain/payouts/payout-categories.ts';
import {
  accountsFor,
  notPayout,
  splitPayout,
  undecidedPayout,
} from '../../../../../functions/domain/payouts/split-payout.ts';
import { entryLines } from '../../../../../shared/entry-lines.ts';
import { rowWith } from '../ledger/rows.ts';

const offer = {
  categoryId: 'Sales',
  confidence: 80,
  source: 'merchant',
  reason: 'Stripe pays out sales',
} as const;
const deposit = rowWith({
  kind: 'income',
  amount: 121_345,
  categoryId: 'income',
  source: 'import:1',
  suggestedCategory: offer,
});
const figures = { gross: 125_000, fees: 3655, refunds: 0, net: 121_345 };
const categories = { sales: 'Sales', fees: 'Bank fees' };
const split = { figures, categories, provider: 'Stripe', receiptIds: ['r'] };
const said = ({ version: _version, ...row }: typeof deposit) => row;

const anySplit = fc
  .record({
    net: fc.integer({ min: 1, max: 10_000_000 }),
    fees: fc.nat(1_000_000),
    refunds: fc.nat(1_000_000),
    chosen: fc.constantFrom('income', 'Sales', 'Consulting'),
  })
  .map(({ net, fees, refunds, chosen }) => ({
    row: { ...deposit, amount: net, categoryId: chosen },
    split: { ...split, figures: { gross: net + fees + refunds, fees, refunds, net } },
  }));

describe('splitPayout', () => {
  it('shows gross sales and fees, and leaves the amount as the bank has it', () => {
    const after = splitPayout(deposit, split);
    expect(after).toMatchObject({ amount: 121_345, categoryId: 'Sales', version: deposit.version + 1 });
    expect(after.suggestedCategory).toBeUndefined();
    expect(entryLines(after)).toMatchObject([
      { kind: 'income', categoryId: 'Sales', amount: 125_000 },
      { kind: 'expense', categoryId: 'Bank fees', amount: -3655, description: 'Stripe fees' },
    ]);
  });

  it('always adds up to the bank’s row to the cent, its first line the gross, and is taken back exactly', () => {
    fc.assert(
      fc.property(anySplit, ({ row, split: given }) => {
        const after = splitPayout(row, given);
        const lines = entryLines(after);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.amount);
        expect(lines[0]?.amount).toBe(given.figures.gross);
        expect(said(undecidedPayout(after))).toEqual(said(row));
      }),
    );
  });

  it('adds up whatever a person changes afterwards', () => {
    fc.assert(
      fc.property(
        anySplit,
        fc.record(
          {
            kind: fc.constantFrom('income', 'expense', 'transfer'),
            amount: fc.integer({ min: 1, max: 999_999 }),
            categoryId: fc.constantFrom('Rent', 'Sales'),
          },
          { requiredKeys: [] },
        ),
        ({ row, split: given }, change) => {
          const after = changedEntry(splitPayout(row, given), change);
          expect(entryLines(after).reduce((sum, { amount }) => sum + amount, 0)).toBe(after.amount);
          const isOther = after.kind !== 'income' || after.amount !== row.amount;
          expect(after.parts === undefined).toBe(isOther);
        },
      ),
    );
  });

  it('leaves a category that a person chose after it', () => {
    const chosen = { ...splitPayout(deposit, split), categoryId: 'Consulting' };
    expect(undecidedPayout(chosen)).toMatchObject({ categoryId: 'Consulting' });
    expect(undecidedPayout(chosen).parts).toBeUndefined();
  });
});

describe('notPayout', () => {
  it('is kept, and taken back', () => {
    const after = notPayout(deposit, 'Stripe');
    expect(after).toMatchObject({ payout: { decision: 'none' }, categoryId: 'income' });
    expect(said(undecidedPayout(after))).toEqual(said(deposit));
  });
});

describe('accountsFor', () => {
  it('wants figures that are the deposit to the cent, with something kept back', () => {
    expect(accountsFor(figures, 121_345)).toBe(true);
    expect(accountsFor(figures, 121_346)).toBe(false);
    expect(accountsFor({ ...figures, gross: 125_001 }, 121_345)).toBe(false);
    expect(accountsFor({ gross: 121_345, fees: 0, refunds: 0, net: 121_345 }, 121_345)).toBe(false);
    expect(accountsFor({ gross: 121_000, fees: -345, refunds: 0, net: 121_345 }, 121_345)).toBe(false);
  });
});

describe('payoutCategories', () => {
  const choices = [
    { id: 'client-projects', name: 'Client Projects', kind: 'income', purpose: 'sales' },
    {
      id: 'freelance-platform-fees',
      name: 'Freelance Platform Fees',
      kind: 'expense',
      purpose: 'commissions',
    },
    {
      id: 'payment-processing-fees',
      name: 'Payment Processing Fees',
      kind: 'expense',
      purpose: 'bank-charges',
    },
    { id: 'bank-charges', name: 'Bank Charges', kind: 'expense', purpose: 'bank-charges' },
    { id: 'other', name: 'other', kind: 'expense', purpose: 'other' },
  ] as const;
  const processor = { feeShareMax: 0.12 };

  it('offers what most entries were sold under, else sales of no one kind, else the first', () => {
    const income = ['stage-payments', 'repairs', 'sales'].map(
      (id) => ({ id, name: id, kind: 'income', purpose: 'sales' }) as const,
    );
    const interest = {
      id: 'interest',
      name: 'Interest',
      kind: 'income',
      purpose: 'interest-income',
    } as const;
    const offered = (sold: Record<string, number>, list = [...income, interest]) =>
      payoutCategories(deposit, processor, list, new Map(Object.entries(sold))).sales;
    expect(offered({ repairs: 9, 'stage-payments': 3, interest: 40, income: 70 })).toBe('repairs');
    expect(offered({ interest: 40 })).toBe('sales');
    expect(offered({}, income.slice(0, 2))).toBe('stage-payments');
  });

  it('keeps the entry’s own, else what the books say, else the template’s only one', () => {
    const own = { ...deposit, categoryId: 'Consulting' };
    expect(payoutCategories(own, processor, choices).sales).toBe('Consulting');
    const habit = { ...deposit, suggestedCategory: { ...offer, source: 'history' as const } };
    expect(payoutCategories(habit, processor, choices).sales).toBe('Sales');
    expect(payoutCategories(deposit, processor, choices).sales).toBe('client-projects');
  });

  it('finds the nearest for the fees', () => {
    const fees = (from: number, share = 0.12) =>
      payoutCategories(deposit, { feeShareMax: share }, choices.slice(from)).fees;
    expect([fees(0, 0.3), fees(0), fees(3), fees(4), fees(5)]).toEqual([
      'freelance-platform-fees',
      'payment-processing-fees',
      'bank-charges',
      'other',
      'other',
    ]);
  });
});
