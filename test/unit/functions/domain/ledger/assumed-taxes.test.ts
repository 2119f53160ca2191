import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assumedTaxes, withoutAssumed } from '../../../../../functions/domain/ledger/assumed-taxes.ts';
import type { TaxedBooks } from '../../../../../functions/domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { claimableTax, taxedLines } from '../../../../../functions/domain/ledger/taxed-lines.ts';
import { toldKind } from '../../../../../shared/sales-tax-kinds.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { anyDetails, anyRow, detailed, rowWith } from './rows.ts';

const registered: SalesTaxRegistration = {
  ...{ since: '2026-01-01', number: '123026635', period: 'year', endsIn: 12, method: 'normal' },
  sales: 'included',
};
const books = (
  salesTax: Partial<SalesTaxRegistration> = {},
  change: Partial<TaxedBooks> = {},
): TaxedBooks => ({
  ...{ country: 'Canada', region: 'ON', profession: 'general', currency: 'CAD', categories: [] },
  salesTax: { ...registered, ...salesTax },
  ...change,
});
const sale = (change: Partial<LedgerRow> = {}) =>
  rowWith({ kind: 'income', categoryId: 'service-income', amount: 395_500, ...change });
const assumedOf = (row: LedgerRow, of = books()) => {
  const { taxes, taxesAssumed } = assumedTaxes(of).assumed(row);
  return taxesAssumed ? taxes?.map(({ kind, rate, amount }) => [kind, rate, amount]) : taxes;
};

describe('a sale to somebody whose other invoices state a tax of the province too', () => {
  it('has both in it, of which the province’s is no GST', () => {
    const rates = [
      { kind: 'GST' as const, rate: 5 },
      { kind: 'PST' as const, rate: 7 },
    ];
    const inVictoria = books({}, { region: 'BC' });
    expect(assumedOf(sale({ amount: 358_40, ratesAsBefore: rates }), inVictoria)).toEqual([
      ['GST', 5, 16_00],
      ['PST', 7, 22_40],
    ]);
    expect(assumedOf(sale({ amount: 358_40 }), inVictoria)).toEqual([['GST', 5, 17_07]]);
  });
});

describe('the QST of a purchase', () => {
  const qst = { kind: 'QST', rate: 9.975, amount: 49_88 };
  const gst = { kind: 'GST', rate: 5, amount: 25_00 };
  const printed = (change: Partial<LedgerRow> = {}) =>
    rowWith({ kind: 'expense', categoryId: 'advertising', amount: -574_88, taxes: [gst, qst], ...change });
  const claimedIn = (region: string, row: LedgerRow) =>
    taxedLines(assumedTaxes(books({}, { region })).assumed(row)).flatMap((line) =>
      claimableTax(line, 'CAD').map(({ kind, amount }) => [kind, amount]),
    );

  it('is got back in Québec, and stays in the cost of a business elsewhere', () => {
    const both = [
      ['GST', -25_00],
      ['QST', -49_88],
    ];
    expect(claimedIn('QC', printed())).toEqual(both);
    expect(claimedIn('ON', printed())).toEqual([['GST', -25_00]]);
    const inOntario = assumedTaxes(books()).assumed(printed());
    expect(claimedIn('QC', inOntario)).toEqual(both);
  });

  it('stays in the cost outside Québec also where a person says that it was paid, and before the business is registered', () => {
    expect(claimedIn('ON', printed({ taxesSaid: true }))).toEqual([['GST', -25_00]]);
    const unregistered = assumedTaxes({ ...books(), salesTax: null }).assumed(printed());
    expect(unregistered.taxes).toEqual([gst, { ...qst, kind: 'PST' }]);
    expect(claimedIn('ON', unregistered)).toEqual([['GST', -25_00]]);
  });

  it('is known again by its rate, and told by its name, also where no rate was printed', () => {
    const { rate: _rate, ...bare } = qst;
    const { taxes = [] } = assumedTaxes(books()).assumed(printed({ taxes: [bare] }));
    expect(taxes.map((tax) => [tax.kind, toldKind(tax)])).toEqual([['PST', 'QST']]);
    expect(toldKind({ kind: 'PST', rate: 7 })).toBe('PST');
    expect(claimedIn('QC', printed({ taxes }))).toEqual([['QST', -49_88]]);
  });

  it('is owed where it was charged, wherever the business is', () => {
    const charged = sale({ taxes: [{ ...qst, amount: 49_88 }] });
    expect(assumedOf(charged)).toEqual([qst]);
  });
});

describe('the tax that is assumed of a sale', () => {
  it('is in what arrived, whether the price included it or had it added', () => {
    for (const sales of ['included', 'added'] as const)
      expect(assumedOf(sale(), books({ sales }))).toEqual([['HST', 13, 45_500]]);
  });

  it.each([
    [
      'Québec has two',
      { region: 'QC', amount: 114_975 },
      [
        ['GST', 5, 5000],
        ['QST', 9.975, 9975],
      ],
    ],
    [
      'each of them rounded for itself, as on the invoice',
      { region: 'QC', amount: 45_994 },
      [
        ['GST', 5, 2000],
        ['QST', 9.975, 3990],
      ],
    ],
    ['a province’s own tax is none of it', { region: 'BC', amount: 105_000 }, [['GST', 5, 5000]]],
    [
      'Nova Scotia had 15 % until March 2025',
      { region: 'NS', amount: 115_000, date: '2025-03-31' },
      [['HST', 15, 15_000]],
    ],
    ['and has 14 % since', { region: 'NS', amount: 114_000, date: '2025-04-01' }, [['HST', 14, 14_000]]],
  ] as const)('is that of the region on its day: %s', (_, { region, ...row }, taxes) => {
    expect(assumedOf(sale(row), books({ since: '2025-01-01' }, { region }))).toEqual(taxes);
  });

  it.each([
    ['UK', 'GBP', [['VAT', 20, 20_000]], 120_000],
    ['Ireland', 'EUR', [['VAT', 23, 23_000]], 123_000],
    ['Australia', 'AUD', [['GST', 10, 10_000]], 110_000],
    ['New Zealand', 'NZD', [['GST', 15, 15_000]], 115_000],
  ] as const)('is the usual one of %s', (country, currency, taxes, amount) => {
    expect(assumedOf(sale({ amount, currency }), books({}, { country, region: null, currency }))).toEqual(
      taxes,
    );
  });

  it.each([
    ['before the registration', { date: '2025-12-31' }],
    ['of a transfer', { kind: 'transfer' as const }],
    ['of a purchase', { kind: 'expense' as const, categoryId: 'office', amount: -11_300 }],
    ['of a supplier’s refund', { categoryId: 'software', amount: 11_300 }],
    ['of interest', { categoryId: 'interest-income' }],
    ['in a foreign currency', { currency: 'USD' as const }],
  ])('is none %s', (_, change) => {
    expect(assumedTaxes(books()).assumed(sale(change))).toEqual(sale(change));
    expect(assumedTaxes(books()).undecided(sale(change))).toBeUndefined();
  });

  it('is less by what customers get back', () => {
    const refund = sale({ kind: 'expense', amount: -11_300 });
    const [line] = taxedLines(assumedTaxes(books()).assumed(refund));
    expect(line?.taxes).toMatchObject([{ kind: 'HST', amount: -1300 }]);
  });

  it('gives way to what a document or a person says, and to no tax at all', () => {
    const stated = sale({ taxes: [{ kind: 'HST', rate: 13, amount: 100 }] });
    for (const row of [stated, { ...stated, taxesSaid: true as const }, sale({ taxesSaid: true })])
      expect(assumedTaxes(books()).assumed(row)).toBe(row);
  });

  it('is of the gross of a payout, not of its fee', () => {
    const payout = sale({
      amount: 110_000,
      parts: [{ kind: 'expense', categoryId: 'bank-fees', amount: -3000, description: '' }],
    });
    const [own, fee] = taxedLines(assumedTaxes(books()).assumed(payout));
    expect([own?.amount, own?.taxes[0]?.amount]).toEqual([113_000, 13_000]);
    expect(fee?.taxes).toEqual([]);
  });

  it('leaves a part’s tax that a person said', () => {
    const part = { kind: 'income' as const, categoryId: 'sales-revenue', description: '' };
    const split = sale({ amount: 226_000, parts: [{ ...part, amount: 113_000, tax: 0 }] });
    const [own, other] = taxedLines(assumedTaxes(books()).assumed(split));
    expect([own?.taxes[0]?.amount, other?.taxes]).toEqual([13_000, []]);
  });

  it('is by category where prices differ, and undecided where nothing is said of one', () => {
    const mixed = books({
      sales: 'mixed',
      byCategory: { 'service-income': 'added', 'sales-revenue': 'zero-rated' },
    });
    expect(assumedOf(sale(), mixed)).toEqual([['HST', 13, 45_500]]);
    expect(assumedOf(sale({ categoryId: 'sales-revenue' }), mixed)).toBeUndefined();
    expect(assumedTaxes(mixed).undecided(sale({ categoryId: 'sales-revenue' }))).toBeUndefined();
    expect(assumedOf(sale({ categoryId: 'consulting' }), mixed)).toBeUndefined();
    expect(assumedTaxes(mixed).undecided(sale({ categoryId: 'consulting' }))).toBe(45_500);
  });

  it.each([
    'INCOMING WIRE ACME SOFTWARE INC USD 2000.00 @1.3612',
    'ACH CREDIT ACME 2,000.00 USD',
    'WIRE ACME EUR 1.250,00',
  ])('waits where the text names an amount of foreign money, as of “%s”', (description) => {
    const paidFromAbroad = sale({ description });
    expect(assumedOf(paidFromAbroad)).toBeUndefined();
    expect(assumedTaxes(books()).undecided(paidFromAbroad)).toBe(45_500);
  });

  it.each(['CAD 3955.00 NORTHSIDE', 'ACME INVOICE 2000', 'EUR 1 CONSULTANTS', 'USD RELEASING 12'])(
    'is in “%s”, which names none',
    (description) => {
      expect(assumedOf(sale({ description }))).toEqual([['HST', 13, 45_500]]);
    },
  );

  it.each([
    ['Australia', 'AUD', 'Direct Credit 301500 ALLIANZ AUST CLAIM 7719023'],
    ['Canada', 'CAD', 'INTACT INSURANCE CLAIM PAYMENT'],
    ['UK', 'GBP', 'AVIVA CLAIMS 88120'],
    ['Ireland', 'EUR', 'FBD INSURANCE PLC SETTLEMENT'],
  ] as const)(
    'waits where an insurer paid for a claim, which may be no sale: %s',
    (country, currency, description) => {
      const of = books({}, { country, region: country === 'Canada' ? 'ON' : null, currency });
      const claim = sale({ description, currency, categoryId: 'other-income' });
      expect(assumedTaxes(of).assumed(claim)).toEqual(claim);
      expect(assumedTaxes(of).undecided(claim)).toBeGreaterThan(0);
    },
  );

  it.each([
    ['New Zealand, whose law makes it a sale', 'New Zealand', 'NZD', 'TOWER INSURANCE CLAIM 2212'],
    ['a practice whose patients are insured', 'Australia', 'AUD', 'MEDIBANK HEALTH INSURANCE CLAIM 3301'],
    ['an insurer who buys something', 'Australia', 'AUD', 'ALLIANZ AUST INV 1021'],
  ] as const)('is in what an insurer pays %s', (_, country, currency, description) => {
    const of = books({}, { country, region: null, currency });
    expect(assumedTaxes(of).assumed(sale({ description, currency })).taxesAssumed).toBe(true);
  });

  it('is nothing while a registered business was not asked: its sales wait to be decided', () => {
    const { sales: _unasked, ...before } = registered;
    const unasked = { ...books(), salesTax: before };
    expect(assumedOf(sale(), unasked)).toBeUndefined();
    expect(assumedTaxes(unasked).undecided(sale())).toBe(45_500);
    expect(assumedTaxes(unasked).undecided(sale({ kind: 'expense', amount: -11_300 }))).toBe(-1300);
  });

  it('waits where it should be assumed and is not yet, or no region tells its rate', () => {
    expect(assumedTaxes(books()).undecided(sale())).toBe(45_500);
    expect(assumedTaxes(books()).undecided(assumedTaxes(books()).assumed(sale()))).toBeUndefined();
    expect(assumedTaxes(books({}, { region: null })).undecided(sale())).toBe(0);
  });

  it('goes with the registration, and by a simplified method', () => {
    const row = assumedTaxes(books()).assumed(sale());
    for (const other of [books({ method: 'simplified' }), { ...books(), salesTax: null }])
      expect(assumedTaxes(other).assumed(row)).toEqual(sale());
  });

  it('is worked out anew from any row to the same, and leaves what was said as it was', () => {
    const answers = fc.constantFrom<Partial<SalesTaxRegistration>>(
      { sales: 'included' },
      { sales: 'mixed', byCategory: { Office: 'included', income: 'exempt' } },
      { since: '2026-02-01' },
    );
    fc.assert(
      fc.property(anyRow, anyDetails, answers, answers, (plain, details, first, then) => {
        const row = detailed(plain, details);
        const [one, other] = [assumedTaxes(books(first)), assumedTaxes(books(then))];
        const assumed = one.assumed(row);
        expect(one.assumed(assumed)).toBe(assumed);
        expect(withoutAssumed(assumed)).toEqual(row);
        expect(other.assumed(assumed)).toEqual(other.assumed(row));
        expect(
          one.undecided(assumed) === undefined ||
            assumed.taxesAssumed === undefined ||
            first.sales === 'mixed',
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
