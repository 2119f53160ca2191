import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryLines } from '../../../shared/entry-lines.ts';
import { anyDetailedRow, rowWith } from '../functions/domain/ledger/rows.ts';

const sum = (amounts: readonly (number | undefined)[]): number =>
  amounts.reduce<number>((all, amount = 0) => all + amount, 0);
const part = (amount: number, tax?: number) => ({
  ...{ kind: 'expense' as const, categoryId: 'Meals', amount, description: '' },
  ...(tax === undefined ? {} : { tax }),
});

describe('entryLines', () => {
  it('are the entry to the cent, however it is split and shared', () => {
    fc.assert(
      fc.property(anyDetailedRow, (row) => {
        expect(sum(entryLines(row).map(({ amount }) => amount))).toBe(row.amount);
      }),
    );
  });

  it('leave the business its rounded share of the whole, and each line its own within a cent', () => {
    fc.assert(
      fc.property(anyDetailedRow, fc.integer({ min: 1, max: 100 }), (row, businessShare) => {
        fc.pre(row.kind !== 'transfer');
        const isSpent = ({ kind }: { readonly kind: string }) => kind !== 'transfer';
        const lines = entryLines({ ...row, businessShare }).filter(
          (line) => !line.isPersonal && isSpent(line),
        );
        const moved = (row.parts ?? []).filter((each) => !isSpent(each)).map(({ amount }) => amount);
        const exact = ((row.amount - sum(moved)) * businessShare) / 100;
        expect(Math.abs(sum(lines.map(({ amount }) => amount)) - exact)).toBeLessThanOrEqual(0.5);
        const { businessShare: _share, ...unshared } = row;
        const wholes = entryLines(unshared).filter(isSpent);
        expect(lines).toHaveLength(wholes.length);
        for (const [at, { amount }] of lines.entries())
          expect(Math.abs(amount - ((wholes[at]?.amount ?? 0) * businessShare) / 100)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('share an expense as they share an income', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 99 }),
        (amount, businessShare) => {
          const [out, into] = [-1, 1].map((sign) =>
            entryLines(rowWith({ amount: sign * amount, businessShare })).map(
              (line) => line.amount * sign || 0,
            ),
          );
          expect(out).toEqual(into);
        },
      ),
    );
  });

  it('divide the tax that documents state between what a person said of the parts and the rest', () => {
    const taxes = [{ kind: 'GST', amount: 130 }];
    const row = rowWith({ amount: -1130, taxes, parts: [part(-565, 65)] });
    expect(entryLines(row).map(({ tax }) => tax)).toEqual([65, 65]);
    expect(entryLines({ ...row, businessShare: 60 }).map(({ amount, tax }) => [amount, tax])).toEqual([
      [-339, 39],
      [-226, 26],
      [-339, 39],
      [-226, 26],
    ]);
    expect(entryLines({ ...row, taxes: [{ kind: 'GST', amount: 50 }] })[0]?.tax).toBe(0);
    expect(entryLines(rowWith())[0]).not.toHaveProperty('tax');
  });

  it('divide the tax by amounts where nobody said anything of it', () => {
    const taxes = [{ kind: 'HST', amount: 1648 }];
    const row = rowWith({ amount: -14_327, taxes, parts: [part(-4327)] });
    expect(entryLines(row).map(({ amount, tax }) => [amount, tax])).toEqual([
      [-10_000, 1150],
      [-4327, 498],
    ]);
    expect(entryLines({ ...row, parts: [part(-4327, 0)] }).map(({ tax }) => tax)).toEqual([1648, 0]);
    const fees = { ...part(-500), kind: 'expense' as const };
    const payout = rowWith({ kind: 'income', amount: 9500, taxes: [{ kind: 'HST', amount: 1150 }] });
    expect(entryLines({ ...payout, parts: [fees] }).map(({ tax }) => tax)).toEqual([1150, undefined]);
  });

  it('divide the tax to the cent, however they are', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.nat(5000), (some, tax) => {
        const row = rowWith({
          amount: -sum(some) - 1,
          taxes: [{ kind: 'GST', amount: tax }],
          parts: some.map((amount) => part(-amount)),
        });
        expect(sum(entryLines(row).map((line) => line.tax))).toBe(tax);
      }),
    );
  });

  it('are one of a transfer, with nothing split or shared', () => {
    const row = rowWith({ kind: 'transfer', use: 'personal', businessShare: 30, parts: [part(-5)] });
    expect(entryLines(row)).toMatchObject([{ amount: row.amount, isPersonal: true }]);
    expect(entryLines({ ...row, use: 'owner' })).toMatchObject([{ isPersonal: false }]);
  });
});
