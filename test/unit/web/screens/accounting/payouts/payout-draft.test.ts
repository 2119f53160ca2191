import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  draftFigures,
  draftText,
  feePercent,
  splitOf,
} from '../../../../../../web/screens/accounting/payouts/payout-draft.ts';
import { decimalFromMinor } from '../../../../../../shared/money.ts';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const net = 121_345;
const figures = { gross: 125_000, fees: 3655, refunds: 0, net };

describe('draftFigures', () => {
  it('knows the one from the other', () => {
    expect(draftFigures({ known: 'gross', text: '1,250.00' }, net, 'CAD')).toEqual(figures);
    expect(draftFigures({ known: 'fees', text: '$36.55' }, net, 'CAD')).toEqual(figures);
  });

  it('guesses nothing of what can’t be right', () => {
    for (const text of ['', ' ', '1213.45', '1200', '-5', 'abc', '1.2.3'])
      expect(draftFigures({ known: 'gross', text }, net, 'CAD')).toBeUndefined();
    for (const text of ['', '0', '-36.55', 'none'])
      expect(draftFigures({ known: 'fees', text }, net, 'CAD')).toBeUndefined();
  });

  it('adds up to the deposit whatever is typed', () => {
    const deposit = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(deposit, fc.nat(20_000_000), fc.constantFrom('gross', 'fees'), (paid, typed, known) => {
        const made = draftFigures({ known, text: decimalFromMinor(typed, 'CAD') }, paid, 'CAD');
        if (made) expect(made.gross - made.fees).toBe(paid);
        expect(made === undefined).toBe(known === 'gross' ? typed <= paid : typed === 0);
      }),
    );
  });
});

describe('draftText', () => {
  it('shows what was typed, and what follows beside it', () => {
    const draft = { known: 'fees', text: '36.55' } as const;
    expect(draftText(draft, 'fees', net, 'CAD')).toBe('36.55');
    expect(draftText(draft, 'gross', net, 'CAD')).toBe('1250.00');
    expect(draftText({ ...draft, text: 'x' }, 'gross', net, 'CAD')).toBe('');
  });
});

describe('feePercent', () => {
  it('has at most one digit after the point', () => {
    expect(feePercent(figures)).toBe(2.9);
    expect(feePercent({ ...figures, gross: 100_000, fees: 30_000 })).toBe(30);
  });
});

describe('splitOf', () => {
  const transaction = transactionWith({ kind: 'income', amount: net, version: 3 });
  const categories = { sales: 'Sales', fees: 'other' };
  const offer = { transaction, provider: 'Stripe', evidence: null, categories };
  const proof = { figures, receiptIds: ['r'], date: null, fileName: 'a.pdf' };

  it('names the report that proves it, and no invoices', () => {
    const plain = { decision: 'split', version: 3, gross: 125_000, fees: 3655, refunds: 0, categories };
    expect(splitOf(offer, figures, categories)).toEqual(plain);
    const reported = { ...offer, evidence: { ...proof, kind: 'report' as const } };
    expect(splitOf(reported, figures, categories)).toEqual({ ...plain, receiptId: 'r' });
    const sold = { ...offer, evidence: { ...proof, kind: 'sales' as const } };
    expect(splitOf(sold, figures, categories)).toEqual(plain);
  });
});
