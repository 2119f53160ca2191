import { describe, expect, it } from 'vitest';
import { WrongRates } from '../../../../../functions/domain/rates/published-day.ts';
import { readBankOfCanada } from '../../../../../functions/domain/rates/read-bank-of-canada.ts';
import { readEcb } from '../../../../../functions/domain/rates/read-ecb.ts';
import { ecbFile, forOneEuro, inCanadianDollars, valetReply } from '../../../../support/published-rates.ts';

const TODAY = '2026-03-04';
const days = ['2026-03-03', '2026-03-02'];

describe('rates as the European Central Bank publishes them', () => {
  it('are read by day, of the currencies that books are kept in', () => {
    expect(readEcb(ecbFile(days), TODAY)).toEqual(
      days.map((day) => ({ source: 'ecb', day, rates: forOneEuro })),
    );
  });

  it.each([
    ['an error page', '<html><body>Not found</body></html>'],
    ['nothing', ''],
    ['a file that breaks off', ecbFile(days).slice(0, -20)],
    ['entities of its own', ecbFile(days).replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
    ['another sender', ecbFile(days).replace('European Central Bank', 'Somebody')],
    ['no day', ecbFile([])],
    ['a day twice', ecbFile(['2026-03-03', '2026-03-03'])],
    ['a day that is none', ecbFile(['2026-02-30'])],
    ['a day ahead', ecbFile(['2026-03-05'])],
    ['a currency that is missing', ecbFile(days, { USD: '1.0850' })],
    ['a rate that is none', ecbFile(days, { ...forOneEuro, CAD: 'N/A' })],
    ['a rate of zero', ecbFile(days, { ...forOneEuro, CAD: '0.0' })],
    ['a rate below zero', ecbFile(days, { ...forOneEuro, CAD: '-1.47' })],
    ['a comma in a rate', ecbFile(days, { ...forOneEuro, CAD: '1,4750' })],
    ['a currency twice', ecbFile(days).replaceAll("'JPY'", "'USD'")],
  ])('are refused whole: %s', (_what, text) => {
    expect(() => readEcb(text, TODAY)).toThrow(WrongRates);
  });
});

describe('rates as the Bank of Canada’s Valet gives them', () => {
  it('are read by day', () => {
    expect(readBankOfCanada(valetReply(days), TODAY)).toEqual(
      days.map((day) => ({ source: 'bank-of-canada', day, rates: inCanadianDollars })),
    );
  });

  it.each([
    ['an error page', '<html></html>'],
    ['an error of its own', '{"message":"Series FXXYZCAD not found."}'],
    ['no day', valetReply([])],
    ['a series that is missing', valetReply(days, { USD: '1.3621' })],
    ['an observation without a series', valetReply(days).replace('"FXUSDCAD":{"v":"1.3621"},', '')],
    ['a number instead of its text', valetReply(days).replaceAll('"1.3621"', '1.3621')],
    ['a day ahead', valetReply(['2026-03-05'])],
    ['an empty value', valetReply(days, { ...inCanadianDollars, USD: '' })],
  ])('are refused whole: %s', (_what, text) => {
    expect(() => readBankOfCanada(text, TODAY)).toThrow(WrongRates);
  });
});
