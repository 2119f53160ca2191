import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxedLines } from '../../../../../functions/domain/ledger/taxed-lines.ts';
import { contributionsOf, sumOf } from '../../../../../functions/domain/ledger/totals.ts';
import { isClaimable, keptTax } from '../../../../../shared/sales-tax-kinds.ts';
import { anyRow, rowWith } from './rows.ts';

describe('taxedLines', () => {
  it('shares the taxes of an entry out to its lines to the cent', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        for (const line of taxedLines(row)) {
          const held = line.taxes.reduce((sum, { amount }) => sum + amount, 0);
          const isTaxed = row.kind !== 'transfer' && !line.isPersonal;
          expect(Math.abs(held)).toBe(isTaxed ? Math.abs(line.tax ?? 0) : 0);
          expect(held * line.amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('leaves what is personal without tax, and shares several kinds by their amounts', () => {
    const row = rowWith({
      ...{ kind: 'expense', amount: -11_498, currency: 'CAD', businessShare: 50 },
      taxes: [
        { kind: 'GST', rate: 5, amount: 500 },
        { kind: 'QST', rate: 9.975, amount: 998 },
      ],
    });
    const [business, personal] = taxedLines(row);
    expect(business?.taxes).toEqual([
      { kind: 'GST', rate: 5, amount: -250, worth: 0 },
      { kind: 'QST', rate: 9.975, amount: -499, worth: 0 },
    ]);
    expect(personal).toMatchObject({ isPersonal: true, taxes: [] });
    expect(sumOf(contributionsOf(row))).toMatchObject({ expenses: -5749, expensesTax: -749, incomeTax: 0 });
  });

  it('counts no tax as claimable that a state or province keeps, nor in Canada one of which only the word is known', () => {
    const named = ['GST', 'HST', 'QST', 'VAT', 'PST', 'sales tax', 'tax', 'Maut'];
    const claimedIn = (currency: string) =>
      named.map((kind) => keptTax({ kind }).kind).filter((kind) => isClaimable(kind, currency));
    expect(claimedIn('CAD')).toEqual(['GST', 'HST', 'QST', 'VAT']);
    expect(claimedIn('GBP')).toEqual(['GST', 'HST', 'QST', 'VAT', 'tax']);
  });
});
