import { describe, expect, it } from 'vitest';
import type { PublishedDay } from '../../../../../functions/domain/rates/published-day.ts';
import { ReferenceRates } from '../../../../../functions/domain/rates/reference-rate.ts';
import { forOneEuro, inCanadianDollars } from '../../../../support/published-rates.ts';
import { rowWith } from '../ledger/rows.ts';

const ecb = (day: string): PublishedDay => ({ source: 'ecb', day, rates: forOneEuro });
const canada = (day: string): PublishedDay => ({ source: 'bank-of-canada', day, rates: inCanadianDollars });
const dollars = rowWith({ currency: 'USD', amount: -100_00, date: '2026-03-03' });
const euros = rowWith({ currency: 'EUR', amount: 100_00, date: '2026-03-03' });

describe('ReferenceRates', () => {
  it('takes the Bank of Canada’s where either is Canadian dollars, else the European Central Bank’s', () => {
    const rates = new ReferenceRates([ecb('2026-03-03'), canada('2026-03-03')]);
    const of = { day: '2026-03-03' };
    expect(rates.worthOf(dollars, 'CAD')).toEqual({
      ...of,
      ...{ currency: 'CAD', amount: -136_21, rate: '1.3621', source: 'bank-of-canada' },
    });
    expect(rates.worthOf(rowWith({ currency: 'CAD', amount: 136_21, date: '2026-03-03' }), 'USD')).toEqual({
      ...of,
      ...{ currency: 'USD', amount: 100_00, rate: '0.73416049', source: 'bank-of-canada' },
    });
    expect(rates.worthOf(euros, 'USD')).toEqual({
      ...of,
      ...{ currency: 'USD', amount: 108_50, rate: '1.0850', source: 'ecb' },
    });
    expect(rates.worthOf(dollars, 'EUR')).toMatchObject({
      amount: -92_17,
      rate: '0.92165899',
      source: 'ecb',
    });
  });

  it('goes through the currency that both were published in, and says so', () => {
    const pounds = rowWith({ currency: 'GBP', amount: 100_00, date: '2026-03-03' });
    const byEcb = new ReferenceRates([ecb('2026-03-03')]);
    // 1.0850 ÷ 0.8434
    expect(byEcb.worthOf(pounds, 'USD')).toMatchObject({
      rate: '1.28645957',
      amount: 128_65,
      source: 'ecb',
      via: 'EUR',
    });
    const byCanada = new ReferenceRates([canada('2026-03-03')]);
    // 1.7490 ÷ 1.3621
    expect(byCanada.worthOf(pounds, 'USD')).toMatchObject({
      rate: '1.28404669',
      via: 'CAD',
      source: 'bank-of-canada',
    });
  });

  it('goes back to the nearest day before, a week at most, and never ahead', () => {
    const at = (day: string) => new ReferenceRates([canada(day)]).worthOf(dollars, 'CAD')?.day;
    expect(at('2026-02-27')).toBe('2026-02-27');
    expect(at('2026-02-24')).toBe('2026-02-24');
    expect(at('2026-02-23')).toBeUndefined();
    expect(at('2026-03-04')).toBeUndefined();
    const both = new ReferenceRates([canada('2026-02-26'), canada('2026-03-02')]);
    expect(both.worthOf(dollars, 'CAD')?.day).toBe('2026-03-02');
  });
});
