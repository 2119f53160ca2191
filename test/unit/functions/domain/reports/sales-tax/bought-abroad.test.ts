import { describe, expect, it } from 'vitest';
import { boughtAbroad } from '../../../../../../functions/domain/reports/sales-tax/bought-abroad.ts';
import type { Country } from '../../../../../../shared/model/template.ts';
import { rowWith } from '../../ledger/rows.ts';

const registration = {
  ...({ since: '2020-01-01', number: '980780684', period: 'quarter', endsIn: 12, method: 'normal' } as const),
};
type Row = Parameters<typeof rowWith>[0];
const abroad = (row: Row, country: Country = 'UK') =>
  boughtAbroad({
    ...{ country, region: null, currency: 'GBP', profession: 'general' },
    ...{ categories: [], salesTax: registration },
  })(rowWith({ date: '2025-03-03', amount: -12_000, currency: 'GBP', categoryId: 'advertising', ...row }));

describe('boughtAbroad', () => {
  it('tells a purchase by its foreign money, or by an invoice that charges no tax', () => {
    expect(abroad({})).toBe(0);
    expect(abroad({ taxFreeByInvoice: true })).toBe(12_000);
    expect(abroad({ description: 'FIGMA 150.00 USD' })).toBe(12_000);
    const worth = {
      amount: -11_500,
      currency: 'GBP',
      rate: '0.9',
      source: 'person',
      day: '2025-03-03',
    } as const;
    expect(abroad({ currency: 'USD', worth })).toBe(11_500);
    expect(abroad({ taxFreeByInvoice: true }, 'Australia')).toBe(0);
  });

  it('tells software, of which no tax is known, and takes off what was given back', () => {
    expect(abroad({ categoryId: 'software' })).toBe(12_000);
    expect(abroad({ categoryId: 'software', kind: 'income', amount: 2000 })).toBe(-2000);
    expect(abroad({ categoryId: 'software', taxesSaid: true })).toBe(0);
    const taxes = [{ kind: 'VAT', rate: 20, amount: 2000 }];
    expect(abroad({ categoryId: 'software', taxes })).toBe(0);
  });

  it('tells none of a house whose other invoices charge the tax of this country', () => {
    const ratesAsBefore = [{ kind: 'VAT' as const, rate: 20 }];
    expect(abroad({ categoryId: 'software', ratesAsBefore })).toBe(0);
    expect(abroad({ categoryId: 'software', ratesAsBefore: [] })).toBe(12_000);
  });

  it('tells advertisements of houses that sell them to Britain from Ireland, where they charge its tax', () => {
    const ads = { description: 'GOOGLE ADS 4411', categoryId: 'advertising' };
    expect(abroad(ads)).toBe(12_000);
    expect(abroad(ads, 'Ireland')).toBe(0);
    expect(abroad({ ...ads, description: 'TOWN GAZETTE ADVERT' })).toBe(0);
  });

  it('leaves out what a person said of its tax', () => {
    const said = { description: 'FIGMA 150.00 USD', taxesSaid: true } as const;
    expect(abroad(said)).toBe(0);
    expect(abroad({ ...said, reverseCharge: true })).toBe(0);
  });

  it('tells neither what banks and insurers charge, nor sales', () => {
    expect(abroad({ categoryId: 'bank-fees', taxFreeByInvoice: true })).toBe(0);
    expect(abroad({ categoryId: 'sales', kind: 'income', amount: 12_000, taxFreeByInvoice: true })).toBe(0);
  });
});
