import { describe, expect, it } from 'vitest';
import { assumedClaims } from '../../../../../../functions/domain/reports/sales-tax/assumed-claims.ts';
import type { Country } from '../../../../../../shared/model/template.ts';
import type { BookCurrency } from '../../../../../../shared/money.ts';
import { rowWith } from '../../ledger/rows.ts';

const registration = {
  ...({ since: '2020-01-01', number: '6433435F', period: 'quarter', endsIn: 12, method: 'normal' } as const),
};
type Row = Parameters<typeof rowWith>[0];
const claimed = (
  country: Country,
  currency: BookCurrency,
  region: string | null,
  row: Row,
  profession = 'general',
) =>
  assumedClaims({
    ...{ country, region, currency, profession, categories: [], salesTax: registration },
  })(rowWith({ date: '2025-03-03', amount: -12_300, currency, ...row }));

describe('assumedClaims', () => {
  it('assumes no tax of software that may be sold from abroad, nor of Irish petrol', () => {
    const software = { categoryId: 'software' };
    const car = { categoryId: 'motor-vehicle' };
    expect(claimed('Ireland', 'EUR', null, { categoryId: 'phone-and-internet' })).toBe(2300);
    expect(claimed('Ireland', 'EUR', null, { categoryId: 'software-and-subscriptions' })).toBe(0);
    expect(claimed('UK', 'GBP', null, software)).toBe(0);
    // Who sells it from abroad charges no business, or what nobody claims.
    expect(claimed('Canada', 'CAD', 'ON', software)).toBe(0);
    expect(claimed('Ireland', 'EUR', null, car)).toBe(0);
    expect(claimed('UK', 'GBP', null, car)).toBe(2050);
  });

  it('assumes none of advertisements that are sold from abroad as software is', () => {
    for (const description of ['GOOGLE *ADS7733', 'FACEBK *ADS CA', 'LINKEDIN ADS 5512', 'META PLATFORMS'])
      expect(claimed('New Zealand', 'NZD', null, { categoryId: 'marketing', description }), description).toBe(
        0,
      );
    expect(claimed('New Zealand', 'NZD', null, { categoryId: 'marketing', description: 'KAURI SIGNS' })).toBe(
      1604,
    );
  });

  it('assumes none of what a food shop sells to stock up on, but in New Zealand', () => {
    const shops = [
      'BROWNES DAIRY DD95053',
      'ALDI STORES - PRAHRAN VIC',
      'FIVE SENSES COFFEE INV8811',
      'WOOLWORTHS 3164',
    ];
    for (const description of shops) {
      const bought = { categoryId: 'goods-for-resale', description };
      expect(claimed('Australia', 'AUD', null, bought), description).toBe(0);
      expect(claimed('New Zealand', 'NZD', null, bought), description).toBe(1604);
    }
    const others = ['BIOPAK PTY LTD', 'COFFEE MACHINE REPAIRS', 'FOOD SERVICE EQUIPMENT PTY'];
    for (const description of others)
      expect(claimed('Australia', 'AUD', null, { categoryId: 'goods-for-resale', description })).toBe(1118);
  });

  it('assumes none of a meal whose category nobody has looked at: only on a trip is it the business’s', () => {
    const assumed = { confidence: 99, source: 'merchant', reason: 'usual for “restaurant”' } as const;
    const meal = { categoryId: 'meals', description: 'CHIN CHIN RESTAURANT' };
    expect(claimed('Australia', 'AUD', null, { ...meal, assumed })).toBe(0);
    expect(claimed('Australia', 'AUD', null, meal)).toBe(1118);
  });

  it('assumes it of fuel and of a meal whatever the shop is called', () => {
    const fuel = { categoryId: 'motor-vehicle', description: 'TESCO PFS 3301' };
    expect(claimed('UK', 'GBP', null, fuel)).toBe(2050);
    expect(claimed('Australia', 'AUD', null, { categoryId: 'meals', description: 'CAFE BREAD' })).toBe(1118);
  });

  it.each([
    // 5 % of a price that 5 % and 7 % came on top of, or 6 %.
    ['BC', 'office-supplies', 'STAPLES STORE 251 VICTORIA BC', 549],
    ['MB', 'office-supplies', 'STAPLES 44 WINNIPEG', 549],
    ['SK', 'office-supplies', 'STAPLES 18', 554],
    ['AB', 'office-supplies', 'STAPLES 9', 586],
    // Bought in Alberta, which has no such tax, and by somebody of there in British Columbia.
    ['BC', 'office-supplies', 'STAPLES CALGARY AB', 586],
    ['AB', 'office-supplies', 'STAPLES VICTORIA BC', 549],
    // What provinces leave untaxed, or tax otherwise.
    ['BC', 'rent', 'KWENCH COWORKING', 586],
    ['BC', 'marketing', 'ISLAND SIGNS', 586],
    ['SK', 'marketing', 'PRAIRIE SIGNS', 554],
    ['BC', 'motor-vehicle', 'PETRO-CANADA 8841 VICTORIA BC', 586],
    ['BC', 'motor-vehicle', 'KAL TIRE 114 LANGFORD BC', 549],
    ['BC', 'utilities', 'BC HYDRO BILL PYMT', 586],
    ['SK', 'utilities', 'SASKPOWER', 554],
    ['BC', 'utilities', 'FORTISBC NATURAL GAS', 549],
  ])(
    'takes off what the province charges beside the GST: in %s, %s of %s',
    (region, categoryId, description, tax) => {
      expect(claimed('Canada', 'CAD', region, { categoryId, description })).toBe(tax);
    },
  );

  it.each(['ICBC AUTOPLAN 1044', 'SGI AUTO FUND', 'BC FERRIES SWARTZ BAY', '407 ETR', 'SERVICE ONTARIO'])(
    'assumes none of a car’s insurance and plates, nor of a ferry or a toll road: %s',
    (description) => {
      expect(claimed('Canada', 'CAD', 'BC', { categoryId: 'motor-vehicle', description })).toBe(0);
    },
  );

  it.each([
    'PRESTO FARE TORONTO',
    'STM MONTREAL',
    'STO GATINEAU RECHARGE MULTI',
    'COMPASS ACCOUNT',
    'BC TRANSIT',
  ])('assumes none of a fare of a town’s own buses and trains: %s', (description) => {
    expect(claimed('Canada', 'CAD', 'BC', { categoryId: 'travel', description })).toBe(0);
    expect(claimed('Canada', 'CAD', 'BC', { categoryId: 'travel', description: 'VIA RAIL' })).toBeGreaterThan(
      0,
    );
  });

  it.each([
    ['UK', 'GBP', 'ADMIRAL VAN INSURANCE', 0],
    ['UK', 'GBP', 'DD DIRECT LINE VAN INS', 0],
    ['UK', 'GBP', 'HALFORDS AUTOCENTRE', 2050],
    // Australia taxes insurance as it does anything else.
    ['Australia', 'AUD', 'RACV CAR INSURANCE', 1118],
  ] as const)(
    'assumes none of a van’s insurance where that is exempt: %s %s %s',
    (country, currency, description, tax) => {
      expect(claimed(country, currency, null, { categoryId: 'motor-vehicle', description })).toBe(tax);
    },
  );

  it.each(['MARKS & SPENCER GIFT CARD', 'AMAZON.CA GIFT CARDS', 'CARTE-CADEAU RONA'])(
    'assumes none of a gift card, which is taxed when it is spent: %s',
    (description) => {
      expect(claimed('UK', 'GBP', null, { categoryId: 'office-supplies', description })).toBe(0);
      expect(claimed('Australia', 'AUD', null, { categoryId: 'office-supplies', description })).toBe(0);
    },
  );

  it('takes off none of what an insurer paid for a damage, but in New Zealand', () => {
    const paid = { categoryId: 'motor-vehicle', kind: 'income', amount: 12_300 } as const;
    const row = { ...paid, description: 'INTACT INSURANCE CLAIM PAYMENT' };
    expect(claimed('Canada', 'CAD', 'ON', row)).toBe(0);
    expect(claimed('Australia', 'AUD', null, { ...row, description: 'RACV CLAIM PAYMENT' })).toBe(0);
    expect(claimed('New Zealand', 'NZD', null, row)).toBe(-1604);
  });

  it.each([
    ['BC', 'BC HYDRO BILL PYMT', 586],
    ['ON', 'ROGERS INTERNET', 1415],
    ['SK', 'SASKPOWER', 554],
    ['BC', 'COAST CAPITAL MORTGAGE', 0],
    ['BC', 'SQUARE ONE HOME INSURANCE', 0],
  ])('assumes it of what is taxed of a home’s own bills: in %s, of %s', (region, description, tax) => {
    const bill = { categoryId: 'home-office', description };
    expect(claimed('Canada', 'CAD', region, bill, 'consultant')).toBe(tax);
  });

  it('goes by what the vendor’s other documents state, before what is usual', () => {
    const gst = { kind: 'GST' as const, rate: 5 };
    const pst = { kind: 'PST' as const, rate: 7 };
    const software = { categoryId: 'software', description: 'ADOBE *CREATIVE CLD' };
    expect(claimed('Canada', 'CAD', 'BC', { ...software, ratesAsBefore: [gst, pst] })).toBe(549);
    expect(claimed('Canada', 'CAD', 'BC', { ...software, ratesAsBefore: [gst] })).toBe(586);
    // What nobody may claim was told as another tax.
    expect(claimed('Canada', 'CAD', 'BC', { ...software, ratesAsBefore: [{ kind: 'other', rate: 5 }] })).toBe(
      0,
    );
    const office = { categoryId: 'office-supplies', description: 'MAIN STREET PAPER' };
    expect(claimed('Canada', 'CAD', 'BC', { ...office, ratesAsBefore: [] })).toBe(0);
    expect(claimed('UK', 'GBP', null, { ...software, ratesAsBefore: [{ kind: 'VAT', rate: 20 }] })).toBe(
      2050,
    );
    // A meal's total may have a tip in it whatever the last receipt stated.
    expect(claimed('Canada', 'CAD', 'BC', { categoryId: 'meals', ratesAsBefore: [gst] })).toBe(0);
  });

  it('assumes none of a Canadian meal, whose total has a tip in it mostly', () => {
    expect(claimed('Canada', 'CAD', 'ON', { categoryId: 'food' })).toBe(0);
  });

  it.each([
    ['Canada', 'CAD', 'MARRIOTT SAN FRANCISCO CA'],
    ['Canada', 'CAD', 'HILTON MIDTOWN NEW YORK NY'],
    ['Canada', 'CAD', 'NOVOTEL PARIS FRA'],
    ['Australia', 'AUD', 'HILTON AUCKLAND NZL Card xx7719 Value Date: 12/03/2025'],
    ['New Zealand', 'NZD', 'IBIS SYDNEY AUS'],
  ] as const)('assumes none in %s of what was bought abroad', (country, currency, description) => {
    const region = country === 'Canada' ? 'ON' : null;
    expect(claimed(country, currency, region, { categoryId: 'travel', description })).toBe(0);
  });

  it.each([
    // 5 % of a price that 5 % and 9.975 % came on top of: the QST is on what the GST is on.
    ['HOTEL BONAVENTURE MONTREAL', 'ON', 535],
    ['HOTEL BONAVENTURE MONTREAL', 'QC', 1602],
    // British Columbia takes 8 % of a room, and its towns 3 %.
    ['FAIRMONT EMPRESS VICTORIA BC', 'ON', 530],
    ['HOTEL HALIFAX NS CAN', 'ON', 1604],
    ['DELTA HOTELS TORONTO', 'ON', 1415],
    ['DELTA HOTELS TORONTO ON CA', 'QC', 1415],
    ['HOTEL WITHOUT A PLACE', 'ON', 1415],
  ] as const)('is at the rate of the province where it was bought: %s', (description, region, amount) => {
    expect(claimed('Canada', 'CAD', region, { categoryId: 'travel', description })).toBe(amount);
  });

  it('assumes none where the supplier’s invoice says that there is none', () => {
    const phone = { categoryId: 'phone-and-internet' };
    expect(claimed('Ireland', 'EUR', null, { ...phone, taxFreeByInvoice: true })).toBe(0);
  });

  it('assumes none of meals in the United Kingdom, where cold food has none', () => {
    expect(claimed('UK', 'GBP', null, { categoryId: 'food' })).toBe(0);
    expect(claimed('Australia', 'AUD', null, { categoryId: 'meals' })).toBe(1118);
  });

  it('assumes none of what counts on no line of the form, as one’s own meals', () => {
    for (const [country, currency] of [
      ['Australia', 'AUD'],
      ['New Zealand', 'NZD'],
    ] as const)
      expect(claimed(country, currency, null, { categoryId: 'food' })).toBe(0);
  });

  it('assumes none of what the bank’s text says has none in the United Kingdom', () => {
    const car = { categoryId: 'motor-vehicle' };
    for (const description of ['DVLA VEHICLE TAX', 'MOT CENTRE KIRKSTALL', 'RINGGO PARKING', 'TFL ULEZ'])
      expect(claimed('UK', 'GBP', null, { ...car, description })).toBe(0);
    expect(claimed('UK', 'GBP', null, { ...car, description: 'MOTOR FACTORS LEEDS' })).toBe(2050);
    expect(claimed('Australia', 'AUD', null, { ...car, description: 'WILSON PARKING' })).toBe(1118);
  });

  it('assumes none of charges of Australian road authorities, and of fines', () => {
    const truck = { categoryId: 'motor-vehicle' };
    for (const description of [
      'TRANSPORT WA VEHICLE REGO',
      'SERVICE NSW PARRAMATTA',
      'VICROADS REGISTRATION',
      'BPAY TMR QLD REGO',
      'CITY OF PERTH PARKING FINE',
      'FINES VICTORIA INFRINGEMENT',
    ])
      expect(claimed('Australia', 'AUD', null, { ...truck, description }), description).toBe(0);
    for (const description of [
      'TRANSPORTABLE SHEDS WA',
      'FINE FINISH PANEL BEATERS',
      'LINKT TOLLS',
      'POOL SERVICE NSW',
    ])
      expect(claimed('Australia', 'AUD', null, { ...truck, description }), description).toBe(1118);
  });
});
