import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterShape } from '../../../../../functions/domain/text/letter-shape.ts';
import { NameKeys } from '../../../../../functions/domain/text/name-key.ts';

const keyOf = (text: string) => new NameKeys().keyOf(text);

/** Each line: texts that banks write for one vendor. */
const VENDORS: readonly (readonly [vendor: string, ...texts: string[]])[] = [
  [
    'a shop before suburb, state, country and card (AU)',
    'OFFICEWORKS 0331 ALEXANDRIA NS AUS Card xx4521',
    'OFFICEWORKS 0415 SURRY HILLS NS AUS Card xx4521 Value Date: 12/03/2025',
    'OFFICEWORKS PARRAMATTA NS AUS',
    'OFFICEWORKS 0331 NEWTOWN NSW AU',
  ],
  [
    'a shop before a town without a state (UK)',
    'CARD PAYMENT TO UPTON SUPPLIES 3818 WAKEFIELD',
    'CARD PAYMENT TO UPTON SUPPLIES 21 YORK',
    'CARD PAYMENT TO UPTON SUPPLIES HARROGATE',
    'UPTON SUPPLIES',
  ],
  [
    'an online shop with order codes (US, CA, UK, DE)',
    'AMZN Mktp US*2K4L98XY3 Amzn.com/bill WA',
    'AMZN Mktp US*RT5TK92',
    'AMAZON.COM*M44GH7QX0 SEATTLE WA',
    'AMZN MKTP CA*HV1JK2AB3',
    'Amazon.ca*LX7QK2P50 AMAZON.CA ON',
    'AMZN* 203-7719-4410',
    'AMZNBUSINESS 204-7719441',
    'AMZNMktplace*2F4K1',
    'AmazonMktplc*X1K22',
    'AMAZON*RTKLMNDPQ',
    'AMAZON',
  ],
  [
    'a shop with store numbers',
    'STARBUCKS STORE 04821',
    'STARBUCKS #1234 BARRIE ON',
    'STARBUCKS04821',
    'STARBUCKS',
  ],
  [
    'a chain in towns nobody lists',
    'LOWES #02662* AUSTIN TX',
    'LOWES #00123 ROUND ROCK TX',
    'LOWES 0455 KERRVILLE TX',
  ],
  [
    'the same without a number',
    'CHIPOTLE KERRVILLE TX',
    'CHIPOTLE ROUND ROCK TX',
    'CHIPOTLE 2231 SAN MARCOS TX',
  ],
  ['a ride', 'UBER *TRIP 7F3K2', 'UBER   *TRIP 9QQ4T', 'UBER *TRIP X2'],
  ['advertising', 'GOOGLE *ADS1234567890', 'GOOGLE*ADS 8842013377', 'Google ADS4477120984'],
  ['advertising with order codes', 'FACEBK *X7Y8Z9QLM2', 'FACEBK *K2H4TTM5P2 fb.me/ads', 'FACEBK* RT55KQ2'],
  [
    'fuel with a branch glued to it',
    'SHELLC04221',
    'SHELL C04221',
    'SHELLC11873 BARRIE ON',
    'SHELL 04221',
    'SHELL',
  ],
  ['a hamburger with a branch glued to it', 'MCDONALDSF12345', 'MCDONALDS F30112', 'MCDONALDS'],
  [
    'software of a brand that is a wallet as well',
    'GOOGLE*GSUITE acme',
    'GOOGLE *GSUITE_acme',
    'POS GOOGLE GSUITE ACME',
    'PAYPAL *GOOGLE GSUITE ACME',
  ],
  ['software', 'CANVA* I03456-1234567', 'CANVA* 04567-12345678', 'CANVA'],
  ['a shop of two letters, wherever its branch is', 'B & Q 7537 ALTRINCHAM', 'B&Q 5839 SALE', 'B&Q'],
  ['music', 'Spotify P1A2B3C4D5 Stockholm', 'SPOTIFY P2FF90812A STOCKHOLM'],
  [
    'a merchant behind a platform',
    'SQ *BLUE HERON COFFEE',
    'TST* BLUE HERON COFFEE 4412',
    'PAYPAL *BLUE HERON COFFEE',
    'SP *BLUE HERON COFFEE',
    'SumUp *Blue Heron Coffee',
    'BLUE HERON COFFEE',
  ],
  [
    'a person by Zelle',
    'Zelle payment to Dana Whitfield JPM99abx1k2z',
    'ZELLE TO DANA WHITFIELD CONF# X8D9S0QKZ',
    'Zelle Dana Whitfield BACxk9d8s2l1',
  ],
  [
    'a person by Interac',
    'INTERAC E-TRANSFER CA7tQx2L MARC DUBREUIL',
    'E-TRANSFER C1AbcD123456 MARC DUBREUIL',
    'INTERAC E-TRF MARC DUBREUIL 8841',
  ],
  [
    'a client by bank transfer (IE, UK)',
    'BACS ORMOND DENTAL REF INV2231',
    'FASTER PAYMENT ORMOND DENTAL INV-2298',
    'ORMOND DENTAL 00123',
  ],
  [
    'a German direct debit',
    'LASTSCHRIFT 88120433 STADTWERKE ULM',
    'SEPA-BASISLASTSCHRIFT STADTWERKE ULM MANDAT K8821X4',
    'Stadtwerke Ulm 4471',
  ],
  ['a German shop', 'REWE MARKT 4412//KOELN/DE', 'REWE MARKT 0031//BONN/DE', 'KARTENZAHLUNG REWE MARKT 5512'],
  ['a French shop', 'CB MONOPRIX 1203 75011', 'CARTE X4821 12/03 MONOPRIX', 'PAIEMENT CB MONOPRIX FR'],
  ['a French direct debit', 'PRLV SEPA EDF 12044FR7', 'PRELEVEMENT EDF 88120'],
  [
    'an Australian shop',
    'BUNNINGS 304000 ALEXANDRIA NSW',
    'BUNNINGS 512000 BELROSE NSW AUS',
    'EFTPOS BUNNINGS 481000',
  ],
  ['a New Zealand shop', 'MITRE 10 MEGA 8841', 'EFTPOS MITRE 10 MEGA 12:04'],
  ['an Irish shop', 'POS 12MAR CENTRA 4410', 'VDP-CENTRA', 'CENTRA 12 DUBLIN'],
  [
    'a house of initials',
    'H-E-B 12345 ROUND ROCK TX',
    'H-E-B 00412 DALLAS TX',
    'H-E-B',
    'HEB #0412 AUSTIN TX',
  ],
  [
    'a person, paid and paying (CA)',
    'Interac e-Transfer sent JEAN PELLGROVE M7X2Q9',
    'e-Transfer received JEAN PELLGROVE',
    'INTERAC E-TRANSFER JEAN PELLGROVE',
  ],
  [
    'a payer by ACH as Chase writes it',
    'ORIG CO NAME:THERESA COYLE ORIG ID:1234567890 DESC DATE:250112 CO ENTRY DESCR:PAYMENT SEC:CCD TRACE#:091000019 EED:250112',
    'ORIG CO NAME:THERESA COYLE ACH CREDIT TRACE#:8820193',
    'THERESA COYLE',
  ],
  [
    'a bill taken from a business account (CA)',
    'Business PAD ENBRIDGE GAS',
    'PAD ENBRIDGE GAS',
    'ENBRIDGE GAS',
  ],
  ['a restaurant chain', 'MCDONALD’S F12345 TORONTO ON', "MCDONALD'S #4821", 'MCDONALDS 30112'],
];

describe('the words that name a vendor', () => {
  it.each(VENDORS)('are one for %s', (_, ...texts) => {
    const keys = texts.map(keyOf);
    expect(keys[0]).not.toBe('');
    expect(Object.fromEntries(texts.map((text, at) => [text, keys[at]]))).toEqual(
      Object.fromEntries(texts.map((text) => [text, keys[0]])),
    );
  });

  it.each([
    ['7-ELEVEN 33412', '7-ELEVEN 12004'],
    ['3M CANADA', '3M CANADA'],
    ['H2O WATER SUPPLY 88', 'H2O WATER SUPPLY'],
    ['99 RANCH #1776', '99 RANCH #1401'],
    ['1800FLOWERS.COM', '1800FLOWERS.COM 8821'],
    ['A1 AUTO', 'A1 AUTO 4412'],
    ['BP2GO 12', 'BP2GO'],
    ['O2 UK 4471123', 'O2 UK'],
    ['WD40 COMPANY', 'WD40 COMPANY'],
    ['24/7 GYM', '24/7 GYM'],
    ['MOTEL6 4412', 'MOTEL6'],
    ['4IMPRINT', '4IMPRINT'],
    ['K9 CLINIC', 'K9 CLINIC'],
    ['PHONES4U', 'PHONES4U 3321'],
  ])('keep a name that has digits in it: %s', (one, other) => {
    expect(keyOf(one)).not.toBe('');
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it.each([
    ['Fast Transfer From MONASH EVENTS PTY LTD', 'Direct Credit 121843 MONASH EVENTS PTY LTD'],
    ['Transfer to other Bank NetBank COOK COLLECTIVE', 'COOK COLLECTIVE'],
    ['Online Banking payment - 5512 ROGERS WIRELESS', 'ROGERS WIRELESS'],
    ['Fast Signs Dandenong', 'FAST SIGNS DANDENONG'],
  ])('are the same however the payment was made: %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
    expect(keyOf(one)).not.toBe('');
  });

  it('passes over the end of what a bank masks, and names who stands behind it', () => {
    const name = keyOf('NORTHGATE ANALYT');
    expect(keyOf('E-TRANSFER ***k3f NORTHGATE ANALYT')).toBe(name);
    expect(keyOf('SEND E-TFR ***Qab NORTHGATE ANALYT')).toBe(name);
    expect(keyOf('VISA ****1234 NORTHGATE ANALYT')).toBe(name);
    expect(keyOf('CARD **4821 NORTHGATE ANALYT')).toBe(name);
  });

  it('takes no short name behind two stars for the end of a masked number', () => {
    expect(keyOf('SQ **JOES')).toBe(keyOf('SQ *JOES'));
    expect(keyOf('POS **UBER')).toBe(keyOf('POS UBER'));
  });

  it('keep names with digits apart', () => {
    const names = [
      '3M',
      'H2O',
      'A1 AUTO',
      'B1 AUTO',
      'BP2GO',
      'O2',
      'WD40',
      '24/7 GYM',
      'MOTEL6',
      '4IMPRINT',
      '7-ELEVEN',
    ];
    expect(new Set(names.map(keyOf)).size).toBe(names.length);
  });

  it.each([
    ['GOOGLE*ADS1234567', 'google ads'],
    ['GOOGLE *CLOUD 8X2KD7', 'google cloud'],
    ['APPLE*MUSIC', 'apple music'],
    ['AMAZON*PRIME', 'amazon prime'],
    ['MICROSOFT*OFFICE 365', 'microsoft office'],
    ['FACEBK*ADS', 'facebook ads'],
    ['UBER *TRIP', 'uber trip'],
    ['GOOGLE PAY STARBUCKS', 'starbucks'],
    ['APPLE PAY *STARBUCKS', 'starbucks'],
    ['STARBUCKS04821', 'starbucks'],
    ['TARGET00021', 'target'],
  ])('of %s are “%s”: the brand remains, a wallet does not', (text, words) => {
    expect(keyOf(text)).toBe(words.split(' ').map(letterShape).join(' '));
  });

  it.each([
    ...['DESIGN', 'LINCOLN', 'BULB', 'PHOENIX', 'BRONX', 'PARADIGM', 'NEWT'],
    ...['MARRIOTT', 'FINN', 'TJMAXX', 'BRIGHT', 'HOLZ', 'HERZ', 'SACHS', 'BOEHM', 'MARX'],
  ])('of a number glued to %s are the word with its last letter', (word) => {
    expect(keyOf(`${word}12345`)).toBe(keyOf(word));
  });

  it.each([
    ['UBER *TRIP', 'UBER *EATS'],
    ['GOOGLE *ADS', 'MICROSOFT *ADS'],
    ['GOOGLE *ADS123456', 'GOOGLE *YOUTUBE'],
    ['SQ *BLUE HERON COFFEE', 'SQ *RED FOX COFFEE'],
    ['PAYPAL *STEAM', 'PAYPAL *EBAY'],
    ['BLACK SWAN BOOKS', 'BLACK SWAN PUB'],
    ['ROUTE 66 DINER', 'ROUTE 9 MOTORS'],
    ['LASTSCHRIFT 88120433 TELEKOM BONN DE', 'LASTSCHRIFT 88120433 ALLIANZ BONN DE'],
    ['ZELLE TO DANA WHITFIELD', 'ZELLE TO MARC DUBREUIL'],
    ['E-TRANSFER 8841 JANE DOE', 'E-TRANSFER 8841 JOHN ROE'],
    ['PRLV SEPA EDF', 'PRLV SEPA ORANGE'],
  ])('are two for %s and %s', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  /** As shops and banks make them: capital letters and digits that take turns. */
  const code = fc.stringMatching(/^([BCDFGHJKLMNPQRSTVWXZ]\d){3,6}$/);
  const number = fc.integer({ min: 1000, max: 99_999_999 }).map(String);
  const brand = fc.constantFrom(
    'BRAMBLEWICK',
    'TORVAK TIMBER',
    'ORCHID LANE',
    'QUILLON',
    'MOTEL6',
    'ÉPICERIE LÉA',
    '4IMPRINT',
  );

  it('keep names with digits apart within one ledger too, where whole numbers tell none apart', () => {
    const keys = new NameKeys();
    const named = ['A1 TOWING', 'A2 TOWING', 'MOTEL6', 'MOTEL8'].map((text) => keys.keyOf(text));
    expect(new Set(named).size).toBe(named.length);
    expect(keys.keyOf('POS 1234 STAPLES 0045 OTTAWA ON')).toBe(keys.keyOf('POS 9876 STAPLES 0912 OTTAWA ON'));
  });

  it('stay the same whatever code or number stands behind the brand', () => {
    const behind = fc.oneof(
      code.map((text) => `*${text}`),
      code.map((text) => ` *${text}`),
      code.map((text) => ` ${text}`),
      code.map((text) => ` #${text}`),
      number.map((text) => ` #${text}`),
      number.map((text) => ` ${text}`),
      number.map((text) => `/${text}`),
      fc.tuple(number, code).map(([a, b]) => ` ${a}-${b}`),
    );
    fc.assert(
      fc.property(brand, behind, (name, tail) => {
        expect(keyOf(`${name}${tail}`)).toBe(keyOf(name));
      }),
    );
  });

  it('stay the same whatever platform the payment went through', () => {
    const platform = fc.constantFrom(
      'SQ *',
      'TST* ',
      'SP *',
      'PAYPAL *',
      'SUMUP *',
      'ZTL*',
      'POS SQ *',
      'IZ *',
    );
    fc.assert(
      fc.property(brand, platform, (name, through) => {
        expect(keyOf(`${through}${name}`)).toBe(keyOf(name));
      }),
    );
  });

  it('are there for every text with a letter that is no bank word, and never change when they are read again', () => {
    fc.assert(
      fc.property(brand, fc.string(), (name, text) => {
        expect(keyOf(`${name} ${text}`)).not.toBe('');
        expect(keyOf(text)).toBe(new NameKeys().keyOf(text));
      }),
    );
  });
});
