import { describe, expect, it } from 'vitest';
import { recogniseTransfers } from '../../../../../functions/domain/statements/recognise-transfers.ts';

/** What the first of some payments is recognised as, on an account that made them all. */
function recognised(...texts: readonly string[]): string | undefined {
  const transactions = texts.map((description, at) => ({
    ...{ row: 2 + at, date: '2026-01-05', description, amount: -50_000 },
  }));
  const reading = recogniseTransfers(
    {
      kind: 'read',
      statement: {
        ...{ format: 'csv', currency: 'GBP', account: null, opening: null, closing: null, proven: null },
        ...{ transactions, rejected: [], questions: [] },
      },
    },
    { accountKind: 'checking' },
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement.transactions[0]?.transfer;
}

describe('a payment to a tax authority', () => {
  it('is of the tax whose reference HMRC asks for', () => {
    const paid = (reference: string) => recognised(`HMRC CUMBERNAULD ${reference}`);
    expect(paid('1234567890K')).toBe('owner');
    expect(paid('475PA00012345')).toBeUndefined();
    expect(paid('8592100001A00101A')).toBeUndefined();
    expect(paid('123456789')).toBe('own-account');
  });

  it('is withheld from wages where the CRA’s own code says so', () => {
    expect(recognised('CRA (REVENUE) - EMPTX')).toBeUndefined();
  });

  it.each([
    ['IRS USATAXPYMT 220412345678901', 'owner'],
    ['CANADA REVENUE AGENCY', 'own-account'],
    ['HMRC NDDS', 'own-account'],
    ['REV COMM 4411029', 'own-account'],
  ])('that names no tax, as “%s”, is a person’s to say where wages are paid', (text, alone) => {
    expect(recognised(text, 'OFFICE CHAIRS LTD')).toBe(alone);
    expect(recognised(text, 'PAYROLL JUNE MEI TAN')).toBeUndefined();
    // A service that runs the payroll pays its taxes too.
    expect(recognised(text, 'PAYROLL JUNE MEI TAN', 'GUSTO TAX 6512')).toBe(alone);
  });

  it('of a state says whose tax it was, or is a person’s to say', () => {
    expect(recognised('NYS DTF PIT TAX PAYMNT 000000012345')).toBe('owner');
    expect(recognised('NYS DTF SALES TAX PAYMNT')).toBe('own-account');
    // An owner's income tax, or what each limited liability company owes: banks write the same.
    expect(recognised('FRANCHISE TAX BO PAYMENTS 4471')).toBeUndefined();
  });

  it.each([
    ['IRS USATAXPYMT 1040ES', 'owner'],
    ['CRA GST INSTALMENT', 'own-account'],
    ['PROV BC PST REMITTANCE MINISTRY OF FINANCE', 'own-account'],
    ['GOVT OF SASKATCHEWAN PST', 'own-account'],
    ['MANITOBA RST PAYMENT', 'own-account'],
    ['HMRC VAT 123456789', 'own-account'],
    // The numbers of forms of companies may be of anything.
    ['HMRC VAT 1120', 'own-account'],
    ['CRA GST T2', 'own-account'],
    ['WEBFILE TAX PYMT DD TX COMPTROLLER', 'own-account'],
  ])('that names its tax, as “%s”, is known whoever pays wages', (text, kind) => {
    expect(recognised(text, 'WAGES MEI TAN')).toBe(kind);
  });
});
