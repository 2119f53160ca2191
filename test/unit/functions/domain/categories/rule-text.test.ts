import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleText } from '../../../../../functions/domain/categories/rule-text.ts';

describe('what a rule looks for', () => {
  it.each([
    ['LOWES #02662* AUSTIN TX', 'LOWES'],
    ['LOWES AUSTIN TX', 'LOWES'],
    ['SHELL OIL 57444 SAN MARCOS TX', 'SHELL OIL'],
    ['POS PURCHASE 1234 TIM HORTONS #1182 OTTAWA ON', 'TIM HORTONS'],
    ['INTERAC PURCHASE - 0042 CANADIAN TIRE TORONTO ON', 'CANADIAN TIRE'],
    ['SQ *BLUE BOTTLE COFFEE OAKLAND CA', 'BLUE BOTTLE COFFEE'],
    ['TST* THE GILDED FORK 0042', 'GILDED FORK'],
    ['PAYPAL *FONTWERK 4029357733', 'FONTWERK'],
    ['AMAZON.COM*2K4RT6 SEATTLE WA', 'AMAZON.COM'],
    ['AMZN Mktp US*RT4K2', 'AMZN'],
    ['UBER *TRIP HELP.UBER.COM', 'UBER'],
    ['ADOBE INC. 8005551212', 'ADOBE'],
    ['ORIG CO NAME:GUSTO ORIG ID:9138864001 CO ENTRY DESCR:NET 602193SEC:CCD', 'GUSTO'],
    ['7-ELEVEN 23344', '7-ELEVEN'],
    ['H-E-B #544 SAN MARCOS TX', 'H-E-B'],
    ['C&A 12 KOELN', 'C&A'],
    ['AT&T BILL PAYMENT', 'AT&T'],
    ['A1 22 X9', 'A1 22 X9'],
    ['3M CANADA', '3M CANADA'],
    ['BC HYDRO', 'BC HYDRO'],
    ['POS PURCHASE HALIFAX WATER 0042', 'HALIFAX WATER'],
    ['TORONTO STAR 88', 'TORONTO STAR'],
    ['LONDON DRUGS #22 VANCOUVER BC', 'LONDON DRUGS'],
    ['BELL CANADA 0417', 'BELL CANADA'],
    ['UBER *EATS HELP.UBER.COM', 'UBER *EATS'],
    ['POS PURCHASE 3M CANADA', 'POS PURCHASE 3M CANADA'],
    ['POS PURCHASE 7-11 AUSTRALIA', 'POS PURCHASE 7-11 AUSTRALIA'],
    ['PAYMENT WALES', 'PAYMENT WALES'],
    ['INTERAC PURCHASE TORONTO', 'INTERAC PURCHASE TORONTO'],
    ['POS PURCHASE ON SHELL 4421', 'SHELL'],
    ['PRELEVEMENT DE NETFLIX', 'NETFLIX'],
    ['CARD PURCHASE LONDON STARBUCKS', 'STARBUCKS'],
    ['VISA PURCHASE VANCOUVER CANADIAN TIRE', 'CANADIAN TIRE'],
  ])('of “%s” is “%s”', (description, text) => {
    expect(ruleText(description, [])).toBe(text);
  });

  it('is what the others have too', () => {
    const others = ['NORTH RENTALS 77 HULL', 'pos north rentals'];
    expect(ruleText('POS NORTH RENTALS 0042 OTTAWA', others)).toBe('NORTH RENTALS');
    expect(ruleText('LOWES HOME CENTRE 0042', ['LOWES 0088'])).toBe('LOWES');
    expect(ruleText('BLUE BOTTLE 0042', ['BOTTLE SHOP'])).toBe('BOTTLE');
  });

  it('is always part of the description, and of no place alone', () => {
    const merchant = fc.constantFrom('LOWES', 'HOME DEPOT', 'STAPLES STORE', 'WILLOW CAFE');
    const place = fc.constantFrom('AUSTIN TX', 'TORONTO ON', 'PORTLAND OR', 'LONDON GB', 'WACO TX');
    fc.assert(
      fc.property(
        merchant,
        fc.nat(99_999),
        place,
        fc.constantFrom('', 'POS ', 'SQ *'),
        (name, code, at, lead) => {
          const description = `${lead}${name} #${code} ${at}`;
          const text = ruleText(description, []);
          expect(description).toContain(text);
          expect(name).toContain(text);
        },
      ),
    );
  });
});
