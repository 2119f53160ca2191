import { describe, expect, it } from 'vitest';
import { documentedRates } from '../../../../../functions/domain/categories/documented-rates.ts';
import { ratesAsBefore } from '../../../../../functions/domain/categories/rates-as-before.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { rowWith } from '../ledger/rows.ts';

const gst = { kind: 'GST', rate: 5 } as const;
const pst = { kind: 'PST', rate: 7 } as const;
const billed = (change: Partial<LedgerRow> = {}) =>
  rowWith({
    ...{ description: 'ADOBE *CREATIVE CLD 800-833-6687 ON', amount: -87_35, receiptIds: ['r'] },
    ...{
      taxes: [
        { ...gst, amount: 3_90 },
        { ...pst, amount: 5_46 },
      ],
      date: '2025-01-12',
      ...change,
    },
  });

describe('documentedRates', () => {
  it('are those at which documents tax the whole price', () => {
    expect(documentedRates(billed())).toEqual([gst, pst]);
    expect(documentedRates(billed({ amount: -90_00 }))).toBeNull();
    expect(documentedRates(billed({ taxes: [{ kind: 'GST', amount: 3_90 }] }))).toBeNull();
    expect(documentedRates(billed({ amount: -90_00, paidShort: true }))).toBeUndefined();
  });

  it('are none where a supplier’s invoice has no tax, and nobody’s where a person said it', () => {
    const { taxes: _taxes, ...bare } = billed();
    expect(documentedRates({ ...bare, taxFreeByInvoice: true })).toEqual([]);
    expect(documentedRates(bare)).toBeUndefined();
    expect(documentedRates(billed({ taxesSaid: true }))).toBeUndefined();
    expect(documentedRates(billed({ receiptIds: [] }))).toBeUndefined();
  });
});

describe('ratesAsBefore', () => {
  const home = { country: 'Canada', region: 'BC', currency: 'CAD' } as const;
  const taught = (change: Partial<LedgerRow> = {}) => {
    const row = billed(change);
    return { ...row, rates: documentedRates(row) };
  };
  const { taxes: _taxes, ...next } = billed({ date: '2025-04-12', receiptIds: [] });

  it('gives an entry without a document the rates that those of its name state', () => {
    expect(ratesAsBefore([taught()], home)(next)).toEqual([gst, pst]);
    expect(ratesAsBefore([], home)(next)).toBeUndefined();
    expect(ratesAsBefore([taught()], home)({ ...next, amount: 87_35 })).toBeUndefined();
    expect(ratesAsBefore([taught()], home)({ ...next, kind: 'transfer' })).toBeUndefined();
  });

  it('gives none where one of the documents taxes a part of what was bought otherwise', () => {
    const ofPart = taught({ amount: -140_00, date: '2025-02-12' });
    expect(ratesAsBefore([taught(), ofPart], home)(next)).toBeUndefined();
  });

  it('gives none of a tax that another country charges, which is nobody’s to claim here and is charged from abroad', () => {
    const inIreland = { country: 'Ireland', region: null, currency: 'CAD' } as const;
    const vat = (rate: number, tax: number) =>
      ratesAsBefore(
        [taught({ amount: -100_00 - tax, taxes: [{ kind: 'VAT', rate, amount: tax }] })],
        inIreland,
      )(next);
    expect(vat(23, 23_00)).toEqual([{ kind: 'VAT', rate: 23 }]);
    expect(vat(13.5, 13_50)).toHaveLength(1);
    expect(vat(19, 19_00)).toBeUndefined();
  });

  it('gives none where documents differ, of houses that sell everything, in other money and elsewhere', () => {
    const federal = taught({ amount: -81_89, taxes: [{ ...gst, amount: 3_90 }] });
    expect(ratesAsBefore([taught(), federal], home)(next)).toBeUndefined();
    const shop = { description: 'AMZN MKTP CA*2K4L98XY3' };
    expect(ratesAsBefore([taught(shop)], home)({ ...next, ...shop })).toBeUndefined();
    expect(ratesAsBefore([taught()], home)({ ...next, currency: 'USD' })).toBeUndefined();
    const [here, there] = [{ description: 'STAPLES VICTORIA BC' }, { description: 'STAPLES CALGARY AB' }];
    expect(ratesAsBefore([taught(here)], home)({ ...next, ...there })).toBeUndefined();
  });

  it('gives none once the usual rates are others, as in Nova Scotia since April 2025', () => {
    const hst = (date: string) =>
      taught({
        date,
        amount: -115_00,
        taxes: [{ kind: 'HST', rate: 15, amount: 15_00 }],
        description: 'ADOBE',
      });
    const inNovaScotia = ratesAsBefore([hst('2025-03-12')], { ...home, region: 'NS' });
    expect(inNovaScotia({ ...next, description: 'ADOBE', date: '2025-03-20' })).toHaveLength(1);
    expect(inNovaScotia({ ...next, description: 'ADOBE', date: '2025-04-12' })).toBeUndefined();
  });

  it('takes no longer for each row the more documents its vendor has', () => {
    const started = performance.now();
    const ratesOf = ratesAsBefore(
      Array.from({ length: 1500 }, () => taught()),
      home,
    );
    expect(Array.from({ length: 1500 }, () => ratesOf(next)).every((rates) => rates?.length === 2)).toBe(
      true,
    );
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
