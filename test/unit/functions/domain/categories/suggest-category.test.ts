import { describe, expect, it } from 'vitest';
import { SURE_MIN } from '../../../../../functions/domain/categories/category-suggestion.ts';
import { categorySuggester } from '../../../../../functions/domain/categories/suggest-category.ts';
import { canadianChoices, rowSaying as row } from '../../../../support/category-rows.ts';
import { offeredEntries, templateFor, templates } from '../../../../../shared/countries/index.ts';

const choices = canadianChoices('freelancer');
const rule = { id: 'rule-1', conditions: { text: 'shell' }, effect: { categoryId: 'Client Gifts' } };
const history = [
  { ...row('POS VISA SHELL 4471 TORONTO ON'), categoryId: 'Road Trips' },
  { ...row('SHELL 0023'), categoryId: 'Road Trips' },
];

describe('categorySuggester', () => {
  it('offers a gift card as what its shop sells only with doubt, until somebody said what such cards are', () => {
    const soap = ['LONDON DRUGS 27 VICTORIA BC', 'LONDON DRUGS 27 VICTORIA BC'];
    const bought = soap.map((text) => ({ ...row(text), categoryId: 'office-supplies' }));
    const card = row('LONDON DRUGS 27 VICTORIA BC GIFT CARD');
    const confidence = (history: typeof bought) =>
      categorySuggester({ rules: [], history, choices })(card)?.confidence ?? 0;
    expect(confidence(bought)).toBeLessThanOrEqual(0.7);
    expect(confidence([...bought, { ...card, categoryId: 'portfolio-and-self-promotion' }])).toBeGreaterThan(
      0.7,
    );
  });

  it('asks whether power and water are the home’s in a trade that is worked from home, and is sure of a known house elsewhere', () => {
    const offered = (profession: 'consultant' | 'plumber' | 'general', text = 'TORONTO HYDRO BPY') =>
      categorySuggester({
        rules: [],
        history: [],
        choices: offeredEntries(templateFor('Canada', profession), 'expense'),
      })(row(text));
    expect(offered('consultant')).toMatchObject({ categoryId: 'home-office', confidence: 0.7 });
    expect(offered('general')).toMatchObject({ categoryId: 'utilities', confidence: SURE_MIN });
    // Known by a word of its name alone.
    expect(offered('consultant', 'HYDRO OTTAWA')).toMatchObject({
      categoryId: 'home-office',
      confidence: 0.7,
    });
    expect(offered('general', 'HYDRO OTTAWA')).toMatchObject({ categoryId: 'utilities', confidence: 0.8 });
  });

  it('asks whether a meal was on a trip where only those count, and is sure where all of a business’s do', () => {
    const offered = (country: 'Australia' | 'UK' | 'Ireland' | 'New Zealand' | 'Canada' | 'USA') =>
      categorySuggester({
        rules: [],
        history: [],
        choices: offeredEntries(templateFor(country, 'general'), 'expense'),
      })(row("MCDONALD'S F12345"));
    for (const country of ['Australia', 'UK', 'Ireland', 'New Zealand'] as const)
      expect(offered(country)).toMatchObject({ categoryId: 'meals', confidence: 0.7 });
    for (const country of ['Canada', 'USA'] as const)
      expect(offered(country)).toMatchObject({ categoryId: 'meals', confidence: SURE_MIN });
  });

  it('does not take “business” in a bank’s text for a word of a category’s name', () => {
    const british = offeredEntries(templateFor('UK', 'general'), 'expense');
    const phone = categorySuggester({ rules: [], history: [], choices: british })(row('BT BUSINESS DD'));
    expect(phone).toMatchObject({ categoryId: 'phone-and-internet', source: 'merchant' });
    const other = categorySuggester({ rules: [], history: [], choices: british })(row('ORLA BUSINESS DD'));
    expect(other).toBeUndefined();
  });

  it("asks the user's rules first, then their own history, then what the merchant is known for", () => {
    const shell = row('SHELL 9912 OTTAWA');
    expect(categorySuggester({ rules: [rule], history, choices })(shell)).toMatchObject({
      categoryId: 'Client Gifts',
      confidence: 1,
      ruleId: 'rule-1',
    });
    expect(categorySuggester({ rules: [], history, choices })(shell)).toMatchObject({
      categoryId: 'Road Trips',
      source: 'history',
      reason: { code: 'earlier-rows', votes: 2, rows: 2 },
    });
    expect(categorySuggester({ rules: [], history: [], choices })(shell)).toMatchObject({
      source: 'merchant',
    });
  });

  it('offers money from whom was paid before as a refund of that, to be looked at; an earlier refund goes before it', () => {
    const paid = [
      { ...row('BEST BUY 0417 TORONTO'), categoryId: 'creative-and-development-software' },
      { ...row('BEST BUY 0417 TORONTO'), categoryId: 'creative-and-development-software' },
    ];
    const back = row('BEST BUY 0417 TORONTO', 2000);
    const offered = categorySuggester({ rules: [], history: paid, choices })(back);
    expect(offered).toMatchObject({
      categoryId: 'creative-and-development-software',
      source: 'history',
      reason: { code: 'refund' },
    });
    expect(offered?.confidence).toBeLessThan(0.8);
    const before = { ...back, categoryId: 'phone' };
    const again = categorySuggester({ rules: [], history: [...paid, before], choices })(back);
    expect(again).toMatchObject({ categoryId: 'phone' });
    const both = paid.map((one) => ({ ...one, categoryId: 'other' }));
    const other = categorySuggester({ rules: [], history: both, choices })(back);
    expect(other?.reason).not.toEqual({ code: 'refund' });
  });

  it('knows whom a refund is from whose text ends in a town, which the purchase’s text sets apart by a number', () => {
    const paid = [
      { ...row('CARD PAYMENT TO QUILL 4391 LEEDS'), categoryId: 'creative-and-development-software' },
    ];
    const suggest = categorySuggester({ rules: [], history: paid, choices });
    const back = (text: string) => suggest(row(text, 1200));
    expect(back('CARD REFUND QUILL WAKEFIELD')).toMatchObject({
      confidence: 0.99,
      reason: { code: 'refund' },
    });
    expect(back('CARD REFUND QUILL ENERGY')?.confidence ?? 0).toBeLessThan(0.99);
    expect(back('QUILL WAKEFIELD')?.confidence ?? 0).toBeLessThan(0.8);
    const known = [...paid, { ...row('QUILL WAKEFIELD'), categoryId: 'phone' }];
    const other = categorySuggester({ rules: [], history: known, choices });
    expect(other(row('CARD REFUND QUILL WAKEFIELD', 1200))).not.toMatchObject({
      categoryId: 'creative-and-development-software',
    });
  });

  it('is as sure of a refund as of the purchase where it comes onto a credit card or is called a refund', () => {
    const suggest = categorySuggester({ rules: [], history: [], choices });
    const onCard = { ...row('BELL CANADA 0417', 1000), isOnCard: true };
    expect(suggest(onCard)).toMatchObject({ confidence: 0.99, reason: { code: 'refund-of-known' } });
    expect(suggest(row('CARD REFUND BELL CANADA 0417', 1000))).toMatchObject({ confidence: 0.99 });
    expect(suggest({ ...onCard, isOnCard: false })?.confidence).toBeLessThan(0.8);
    const paid = [{ ...row('QUILL ELECTRIC 0417'), categoryId: 'creative-and-development-software' }];
    const taught = categorySuggester({ rules: [], history: paid, choices });
    const back = { ...row('QUILL ELECTRIC 0417', 1200), isOnCard: true };
    expect(taught(back)).toMatchObject({ confidence: 0.99, reason: { code: 'refund' } });
    expect(taught({ ...back, isOnCard: false })?.confidence).toBeLessThan(0.8);
    const two = categorySuggester({
      rules: [],
      history: [...paid, { ...row('QUILL ELECTRIC 0417'), categoryId: 'other' }],
      choices,
    });
    expect(two(back)?.confidence ?? 0).toBeLessThan(0.99);
    expect(suggest({ ...row('AMZN MKTP CA*2K4L98XY3', 1000), isOnCard: true })?.confidence ?? 0).toBeLessThan(
      0.99,
    );
  });

  it('takes who is paid by hand for no shop, and a hotel for a pub where pubs are called so', () => {
    const australian = offeredEntries(templateFor('Australia', 'general'), 'expense');
    const suggest = categorySuggester({ rules: [], history: [], choices: australian });
    const pub = { ...row('DUNSTER HOTEL 355039 ALEXANDRIA NS AUS'), currency: 'AUD' };
    expect(suggest(pub)?.confidence ?? 0).toBeLessThan(0.99);
    expect(suggest({ ...pub, currency: 'CAD' })).toMatchObject({ confidence: 0.99 });
    expect(suggest(row('INTERAC E-TRANSFER SENT TRAN PIZZA 3BFANN'))?.confidence ?? 0).toBeLessThan(0.99);
    expect(suggest(row('TRAN PIZZA 3BFANN'))).toBeDefined();
    const british = categorySuggester({
      rules: [],
      history: [],
      choices: offeredEntries(templateFor('UK', 'general'), 'expense'),
    });
    const garage = { ...row('CARD PAYMENT TO OXBURN GARAGE 3818 LEEDS'), currency: 'GBP' };
    expect(british(garage)).toMatchObject({ confidence: 0.99 });
    for (const other of ['GARAGE 3818 LEEDS', 'GARAGE DOORS DIRECT', 'CASTLE GARAGE STORAGE'])
      expect(british({ ...garage, description: other })?.confidence ?? 0).toBeLessThan(0.99);
    expect(british({ ...garage, currency: 'CAD' })?.confidence ?? 0).toBeLessThan(0.99);
  });

  it('offers money given back to whom it came from as less of that income, to be looked at, and only where the text says so', () => {
    const paid = ['DEPOSIT BRIGHTLEAF STUDIOS', 'Tidal Films Website Payment'].map((text) => ({
      ...row(text, 113_000),
      categoryId: 'client-projects',
    }));
    const suggest = categorySuggester({ rules: [], history: paid, choices });
    for (const back of ['E-TRANSFER SENT BRIGHTLEAF STUDIOS REFUND', 'Tidal Films Payment Refund']) {
      expect(suggest(row(back, -22_600)), back).toMatchObject({
        categoryId: 'client-projects',
        source: 'history',
        reason: { code: 'refund-to-payer' },
      });
      expect(suggest(row(back, -22_600))?.confidence).toBeLessThan(0.8);
    }
    expect(suggest(row('E-TRANSFER SENT BRIGHTLEAF STUDIOS', -22_600))?.reason.code).not.toBe(
      'refund-to-payer',
    );
    expect(suggest(row('HARBOUR ARTS REFUND', -22_600))).toBeUndefined();
  });

  it('offers money from a known merchant as a refund in the very first statement, to be looked at', () => {
    const suggest = categorySuggester({ rules: [], history: [], choices });
    const [phone, plane] = [suggest(row('BELL CANADA 0417', 1000)), suggest(row('AIR CANADA 0142', 10_000))];
    expect(phone).toMatchObject({ reason: { code: 'refund-of-known', word: 'bell canada' } });
    expect(plane?.categoryId).toBe(suggest(row('AIR CANADA 0142'))?.categoryId);
    expect(plane?.confidence).toBeLessThan(0.8);
    for (const client of [
      'ELLERBY CLINIC',
      'E-TRANSFER FROM GRAND HOTEL',
      'HARBOUR CAFE LTD INV 22',
      'AIRBNB PAYMENTS',
      'BOOKING COM PAYOUT',
      'DOORDASH INC PAYOUT',
      'SQ *BLUE HERON COFFEE',
      'MARRIOTT INVOICE 12',
    ])
      expect(suggest(row(client, 1000))?.reason.code, client).not.toBe('refund-of-known');
  });

  it('books a bank’s fee where the list names banks, beside what platforms take', () => {
    const fee = categorySuggester({ rules: [], history: [], choices })(row('MONTHLY ACCOUNT FEE'));
    expect(choices.map(({ id }) => id)).toContain('payment-processing-fees');
    expect(fee).toMatchObject({ categoryId: 'bank-fees', confidence: SURE_MIN });
  });

  it.each(['INTEREST PAID', 'INTERETS VERSES', 'Intérêts créditeurs'])(
    'books “%s” as income where it came in, and not where it went out',
    (text) => {
      const suggest = categorySuggester({ rules: [], history: [], choices });
      const earned = suggest(row(text, 300));
      const purposeOf = (id?: string) => choices.find((choice) => choice.id === id)?.purpose;
      expect([earned?.confidence, purposeOf(earned?.categoryId)]).toEqual([SURE_MIN, 'interest-income']);
      expect(purposeOf(suggest(row(text, -300))?.categoryId)).not.toBe('interest-income');
    },
  );

  it.each(['GYM MONTHLY FEE', 'STRATA SERVICE CHARGE LEVY', 'SPOTIFY PLAN FEE'])(
    'takes “%s”, which names somebody, for no bank’s fee',
    (text) => {
      const found = categorySuggester({ rules: [], history: [], choices })(row(text));
      expect(choices.find(({ id }) => id === found?.categoryId)?.purpose).not.toBe('bank-charges');
    },
  );

  it('takes a name that only stands within another for a hint, not for the same vendor', () => {
    const paid = [1, 2, 3].map(() => ({ ...row('Z ENERGY 48213 HAMILTON'), categoryId: 'fuel' }));
    const suggest = categorySuggester({ rules: [], history: paid, choices: [] });
    expect(suggest(row('CONTACT ENERGY'))?.confidence).toBeLessThan(0.8);
    expect(suggest(row('ENERGY HAMILTON Z'))?.confidence).toBeGreaterThan(0.8);
    const back = { ...row('CONTACT ENERGY NZ LTD', 9000), categoryId: 'utilities' };
    const mixed = categorySuggester({ rules: [], history: [...paid, back], choices: [] });
    expect(mixed(row('CONTACT ENERGY', -9000))?.confidence ?? 0).toBeLessThan(0.8);
  });

  it('guesses nothing for strangers, nor where the history is at odds', () => {
    const suggest = categorySuggester({
      rules: [],
      history: [
        { ...row('ZXQ HOLDINGS'), categoryId: 'a' },
        { ...row('ZXQ HOLDINGS'), categoryId: 'b' },
      ],
      choices,
    });
    expect(suggest(row('QWV 4471'))).toBeUndefined();
    expect(suggest(row('ZXQ HOLDINGS'))).toBeUndefined();
  });

  it('takes one decision about a product that has a name for the next one, not one about the house that sells it', () => {
    const taught = (description: string) => [{ ...row(description), categoryId: 'office-supplies' }];
    const sureOf = (description: string) =>
      categorySuggester({ rules: [], history: taught(description), choices })(row(description))?.confidence;
    for (const product of ['GOOGLE *WORKSPACE', 'GOOGLE *GSUITE', 'MICROSOFT 365', 'COSTCO GAS 0512'])
      expect(sureOf(product), product).toBe(SURE_MIN);
    for (const house of ['GOOGLE *SERVICES', 'MICROSOFT STORE', 'COSTCO WHOLESALE 0512'])
      expect(sureOf(house), house).toBeLessThan(SURE_MIN);
  });

  it('offers nothing for the payment of a loan, and takes a house that sells everything for none of its services', () => {
    const suggest = categorySuggester({ rules: [], history: [], choices });
    expect(suggest(row('LOAN PAYMENT 0041'))).toBeUndefined();
    const [office, software] = [suggest(row('AMAZON 4471')), suggest(row('AWS EMEA AWS.AMAZON.CO'))];
    expect(office).toMatchObject({ source: 'merchant' });
    expect(software).toMatchObject({ source: 'merchant' });
    expect(software?.categoryId).not.toBe(office?.categoryId);
  });

  it('keeps money in and money out apart', () => {
    const suggest = categorySuggester({ rules: [], history, choices });
    expect(suggest(row('SHELL 9912', 4500))?.categoryId).not.toBe('Road Trips');
  });

  it('knows a rule by all its conditions', () => {
    const conditions = { text: 'rent', amountMin: 100_000, direction: 'out' as const };
    const suggest = categorySuggester({
      rules: [{ id: 'x', conditions, effect: { categoryId: 'Studio' } }],
      history: [],
      choices: [],
    });
    expect(suggest(row('RENT MARCH', -120_000))?.categoryId).toBe('Studio');
    expect(suggest(row('RENT MARCH', -90_000))).toBeUndefined();
    expect(suggest(row('RENT MARCH', 120_000))).toBeUndefined();
  });

  it.each([
    ['LAKESHORE SOFTWARE INC', 'software'],
    ['HYDRO UTILITY PRE-AUTH 1125', 'utilities'],
    ['TIM HORTONS 8812', 'meals'],
    ['STAPLES 44', 'office'],
    ['SKYLARK AIRWAYS', 'travel'],
  ])(
    'puts %s nowhere but under %s (power with the home where one works there), whatever words a profession uses',
    (text, purpose) => {
      for (const each of templates) {
        const offered = offeredEntries(each, 'expense');
        const found = categorySuggester({ rules: [], history: [], choices: offered })(row(text));
        const choice = offered.find(({ id }) => id === found?.categoryId);
        const purposes = purpose === 'utilities' ? ['utilities', 'home-office'] : [purpose];
        expect(purposes, each.id).toContain(choice?.purpose ?? purpose);
      }
      const plumber = offeredEntries(templateFor('Canada', 'plumber'), 'expense');
      expect(categorySuggester({ rules: [], history: [], choices: plumber })(row(text))).toBeDefined();
    },
  );

  it.each(['STAPLES 44', 'BUREAU EN GROS #212 LAVAL QC', 'OFFICEWORKS 0355'])(
    'asks what was bought at %s where it cost as much as a computer',
    (text) => {
      const plumber = offeredEntries(templateFor('Canada', 'plumber'), 'expense');
      const history = [{ ...row(text, -20_000), categoryId: 'office-supplies' }];
      for (const known of [[], history]) {
        const suggest = categorySuggester({ rules: [], history: known, choices: plumber });
        expect(suggest(row(text, -20_000))).toMatchObject({ confidence: SURE_MIN });
        expect(suggest(row(text, -120_000))?.confidence).toBeLessThan(0.8);
      }
    },
  );

  it('offers wages for what a payroll service moves, not for what it charges', () => {
    const american = offeredEntries(templateFor('USA', 'general'), 'expense');
    const suggest = categorySuggester({ rules: [], history: [], choices: american });
    expect(suggest(row('ORIG CO NAME:GUSTO CO ENTRY DESCR:NET 602193'))?.categoryId).toBe('wages');
    expect(suggest(row('ORIG CO NAME:GUSTO CO ENTRY DESCR:FEE 602193'))?.categoryId).not.toBe('wages');
  });

  it('offers the line for taxes for the sales tax that a state of the United States is paid', () => {
    const american = offeredEntries(templateFor('USA', 'consultant'), 'expense');
    const suggest = categorySuggester({ rules: [], history: [], choices: american });
    for (const text of ['WEBFILE TAX PYMT DD 902/12345', 'NYS DTF SALES TAX PAYMNT', 'CDTFA EPMT 4417'])
      expect(suggest(row(text))?.categoryId).toBe('taxes-and-licenses');
  });

  it('offers interest for what a card of Quebec charges', () => {
    const suggest = categorySuggester({ rules: [], history: [], choices });
    for (const text of ["FRAIS D'INTERETS", 'INTERETS SUR ACHATS', 'Intérêts débiteurs'])
      expect(suggest(row(text))?.categoryId).toBe('interest');
    expect(suggest(row("Frais fixes d'utilisation"))).toMatchObject({
      categoryId: 'bank-fees',
      confidence: SURE_MIN,
    });
  });

  it.each([
    ['INTERNET TRANSFER 000000124471', undefined],
    ['INTERNET BILL PAY 0412 HARBOUR CLUB', undefined],
    ['HARBOUR INTERNET PAYMENT', 'phone-and-internet'],
    ['Paiement facture - AccèsD Internet /REER PLACEMENTS', undefined],
  ])('of “%s” asks whether the internet was bought, or only carried the money', (text, category) => {
    const found = categorySuggester({ rules: [], history: [], choices })(row(text));
    expect(found?.categoryId).toBe(category);
  });

  it.each([
    'HOME DEPOT #7042',
    'LOWES #02662',
    'TRAVIS PERKINS 2241',
    'BUNNINGS 304000',
    'RIVERSIDE HARDWARE',
  ])('takes %s for materials where a contractor buys there, not for safety gear', (text) => {
    for (const country of ['Canada', 'USA', 'UK', 'Australia', 'Ireland', 'New Zealand'] as const) {
      const offered = offeredEntries(templateFor(country, 'contractor'), 'expense');
      const found = categorySuggester({ rules: [], history: [], choices: offered })(row(text));
      expect(offered.find(({ id }) => id === found?.categoryId)?.purpose).toBe('materials');
    }
  });

  it('offers tools where a list names them, and nowhere for safety gear', () => {
    const offered = (profession: 'contractor' | 'plumber' | 'consultant') =>
      categorySuggester({
        rules: [],
        history: [],
        choices: offeredEntries(templateFor('Canada', profession), 'expense'),
      })(row('DEWALT TOOLS #22'))?.categoryId;
    expect(offered('contractor')).toBe('tools-and-machinery');
    expect(offered('plumber')).toBe('plumbing-tools');
    expect(offered('consultant')).toBeUndefined();
  });

  it('takes no hardware store for a supplier of goods to be sold again', () => {
    const offered = offeredEntries(templateFor('USA', 'general'), 'expense');
    expect(offered.some(({ id }) => id === 'goods-for-resale')).toBe(true);
    for (const text of ['SCREWFIX 0412', 'RIVERSIDE HARDWARE', 'HOME DEPOT #7042', 'DEWALT TOOLS #22'])
      expect(
        categorySuggester({ rules: [], history: [], choices: offered })(row(text))?.categoryId,
        text,
      ).not.toBe('goods-for-resale');
  });

  it('is sure after one decision about the vendor, but not of a house that sells everything nor of another kind of purchase', () => {
    const suggest = categorySuggester({
      rules: [],
      history: [
        { ...row('QUILLON BLINDS #441'), categoryId: 'Blinds' },
        { ...row('AMZN Mktp US*2K4L98XY3'), categoryId: 'Blinds' },
        { ...row('THE HOME DEPOT #7042'), categoryId: 'Blinds' },
        { ...row('BUNNINGS 304000'), categoryId: 'Blinds' },
      ],
      choices,
    });
    expect(suggest(row('QUILLON BLINDS #12 ROUND ROCK TX'))).toMatchObject({ confidence: 0.99 });
    expect(suggest(row('QUILLON BLINDS #12', -450_000))?.confidence).toBeLessThan(0.99);
    expect(suggest(row('QUILLON BLINDES #12'))?.confidence).toBeLessThan(0.99);
    expect(suggest(row('AMZN Mktp US*RT5TK92'))?.confidence).toBeLessThan(0.99);
    expect(suggest(row('THE HOME DEPOT #11'))?.confidence).toBeLessThan(0.99);
    expect(suggest(row('BUNNINGS 512000'))?.confidence).toBeLessThan(0.99);
  });

  it.each(templates.map((one) => [one.id, one] as const))(
    'is sure of what an account costs in books of %s, on the form’s line for it',
    (_, one) => {
      const offered = offeredEntries(one, 'expense');
      const fee = categorySuggester({ rules: [], history: [], choices: offered })(row('MONTHLY ACCOUNT FEE'));
      expect(fee?.confidence).toBeGreaterThanOrEqual(SURE_MIN);
      const chosen = offered.find(({ id }) => id === fee?.categoryId);
      expect(chosen?.purpose).toBe('bank-charges');
      expect(chosen?.label).toMatch(/^(Bank (Fees|Charges)|Payment Processing Fees)$/);
    },
  );

  it('is as sure of a bank’s own fee after a person said the same, whatever its amount, and no longer after another answer', () => {
    const canadian = canadianChoices('contractor');
    const guess = (categoryId: string) =>
      categorySuggester({
        rules: [],
        history: [{ ...row('INTERAC E-TRANSFER FEE', -1750), categoryId }],
        choices: canadian,
      })(row('INTERAC E-TRANSFER FEE', -150));
    expect(guess('bank-fees')).toMatchObject({ categoryId: 'bank-fees', confidence: SURE_MIN });
    expect(guess('other')?.confidence).toBeLessThan(SURE_MIN);
  });

  it('takes money the other way with a name that was never the business’s for the same, unless anything else was said of it', () => {
    const draw = { ...row('E-TRANSFER SENT JEAN PELLY', -1500), categoryId: 'owner' };
    const groceries = { ...row('LARK GROCER #12', -90), categoryId: 'transfer' };
    const guess = (history: readonly (typeof draw)[], text: string, amount: number) =>
      categorySuggester({ rules: [], history, choices })(row(text, amount));
    const surely = { confidence: SURE_MIN, source: 'history', reason: { code: 'not-business' } };
    expect(guess([draw], 'E-TRANSFER RECEIVED JEAN PELLY', 9000)).toMatchObject({
      categoryId: 'owner',
      ...surely,
    });
    expect(guess([groceries], 'LARK GROCER #7', 20)).toMatchObject({ categoryId: 'transfer', ...surely });
    const hired = { ...draw, categoryId: 'Blinds' };
    expect(guess([draw, hired], 'E-TRANSFER RECEIVED JEAN PELLY', 9000)?.categoryId).not.toBe('owner');
    const paidBack = { ...row('JEAN PELLY', 200), categoryId: 'Sales' };
    expect(guess([draw, paidBack], 'E-TRANSFER RECEIVED JEAN PELLY', 9000)?.categoryId).toBe('Sales');
    expect(guess([{ ...row('AMAZON.CA', -20), categoryId: 'transfer' }], 'AMAZON.CA', 20)).toBeUndefined();
  });

  it('is sure of a known merchant only where one category can be meant and nobody decided otherwise', () => {
    const suggest = categorySuggester({ rules: [], history: [], choices });
    expect(suggest(row('ESSO 1221'))).toMatchObject({ source: 'merchant', confidence: 0.99 });
    const consultant = offeredEntries(templateFor('Canada', 'consultant'), 'expense');
    const ofConsultant = categorySuggester({ rules: [], history: [], choices: consultant });
    expect(ofConsultant(row('EXPEDIA 8382'))?.confidence ?? 0).toBeLessThan(0.99);
    expect(ofConsultant(row('WESTJET 8382'))).toMatchObject({ confidence: 0.99 });
    expect(ofConsultant(row('WESTJET 8382'))?.categoryId).not.toBe(
      ofConsultant(row('UBER TRIP 8382'))?.categoryId,
    );
    // The list's one category of training, whatever else it is for.
    expect(ofConsultant(row('UDEMY ONLINE COURSES'))).toMatchObject({
      categoryId: 'certifications-and-conferences',
      confidence: 0.99,
    });
    const told = [row('ESSO 1'), row('ESSO 2')].map((each, at) => ({ ...each, categoryId: `c${at}` }));
    expect(
      categorySuggester({ rules: [], history: told, choices })(row('ESSO 1221'))?.confidence,
    ).toBeLessThan(0.99);
  });

  it('guesses nothing where several choices are for the same and no word tells them apart', () => {
    const plumber = offeredEntries(templateFor('Canada', 'plumber'), 'expense');
    const suggest = categorySuggester({ rules: [], history: [], choices: plumber });
    expect(suggest(row('WOLSELEY 33'))).toBeUndefined();
    expect(suggest(row('WOLSELEY WATER HEATERS'))?.categoryId).toBe('fixtures-and-water-heaters');
  });
});
