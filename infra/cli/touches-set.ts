import { addDays } from '../../shared/civil-date.ts';
import type { Purpose } from '../../shared/countries/purpose.ts';
import type { Country } from '../../shared/model/template.ts';
import { dice } from './bench-match.ts';

/*
 * Three businesses' years as their banks write them, made by rolling dice; no real ledger stands behind them. Who is paid comes from lists of
 * each country: some chains that anybody knows, most of them shops that nobody outside their town does, people, clients, the bank's own
 * lines, transfers. Codes, branches and towns change with every row. A house that sells everything is used for two things.
 */

/** What a row was for; undefined: money that only moved between the owner's accounts, or to a tax authority. */
export type Truth = Purpose | 'owner' | 'personal' | undefined;

/** A row of a statement, with what it was for. */
export interface TouchedRow {
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly accountId: string;
  readonly truth: Truth;
}

export interface TouchedBooks {
  readonly country: Country;
  readonly profession: string;
  readonly rows: readonly TouchedRow[];
}

interface Payee {
  readonly name: string;
  readonly truth: Truth;
  readonly other?: Purpose;
  /** Rows a year, and the usual amount; money in is positive. */
  readonly often: number;
  readonly usual: number;
}

const FIRST_DAY = '2025-01-01';
const ROWS = 600;
/** Shops that nobody outside their town knows, and how much of what the lists say comes from the others. */
const LOCALS = 110;
const KNOWN_SHARE = 0.65;
const payee = (name: string, truth: Truth, often: number, usual: number, other?: Purpose): Payee => ({
  ...{ name, truth, often, usual },
  ...(other === undefined ? {} : { other }),
});

/** Shops that only their town knows: a made-up name and a word that says their trade, or says nothing. */
const LOCAL: readonly (readonly [word: string, truth: Purpose])[] = [
  ['GRILL', 'meals'],
  ['CAFE', 'meals'],
  ['KITCHEN', 'meals'],
  ['RESTAURANT', 'meals'],
  ['PARKING', 'vehicle'],
  ['TYRES', 'vehicle'],
  ['AUTO CENTRE', 'vehicle'],
  ['SUPPLY', 'supplies'],
  ['& SONS', 'repairs'],
  ['PRINT', 'office'],
  ['HOTEL', 'travel'],
  ['CO', 'supplies'],
  ['RESTAURANT SUPPLY', 'supplies'],
  ['HOTEL LINEN SUPPLIES', 'supplies'],
  ['COFFEE MACHINE REPAIRS', 'repairs'],
  ['TRADING', 'supplies'],
];
/** Of shops whose names say little, one in so many is used for a second thing. */
const MIXED_OF = 12;
const VAGUE: ReadonlySet<string> = new Set(['SUPPLY', 'CO', 'TRADING', '& SONS']);
const STEMS = [
  'ALDWICK',
  'BERROW',
  'CORVANE',
  'DUNSTER',
  'ELSHAM',
  'FIRLEY',
  'GALBREATH',
  'HOLMGATE',
  'IRVANE',
  'JASPERTON',
  'KELBROOK',
  'LORNHAM',
  'MARSDALE',
  'NETHERBY',
  'OXBURN',
  'PELLGROVE',
];
const STEM_ENDS = ['', ' HILL', ' BROTHERS', ' ROAD'];

const businesses: readonly {
  readonly country: Country;
  readonly profession: string;
  readonly currency: string;
  readonly towns: readonly string[];
  readonly payees: readonly Payee[];
}[] = [
  {
    country: 'Canada',
    profession: 'contractor',
    currency: 'CAD',
    towns: ['BARRIE ON', 'ORILLIA ON', 'TORONTO ON', 'RICHMOND HILL ON'],
    payees: [
      payee('PETRO-CANADA', 'vehicle', 60, -8200),
      payee('ESSO CIRCLE K', 'vehicle', 25, -7400),
      payee('HOME DEPOT', 'materials', 55, -18_400),
      payee('CASTLEGATE BUILDING CENTRE', 'materials', 40, -42_000),
      payee('TIM HORTONS', 'meals', 50, -1150),
      payee('AMZN MKTP CA', 'supplies', 30, -5600, 'office'),
      payee('BELL MOBILITY', 'phone', 12, -9500),
      payee('ROGERS WIRELESS', 'phone', 12, -7200),
      payee('MONTHLY ACCOUNT FEE', 'bank-charges', 12, -1695),
      payee('INTERAC E-TRANSFER FEE', 'bank-charges', 10, -150),
      payee('WINDMERE EQUIPMENT RENTALS', 'equipment-rental', 16, -21_000),
      payee('INTERAC E-TRANSFER MARC DUBREUIL', 'construction-subcontractors', 20, -90_000),
      payee('INTERAC E-TRANSFER JOAN PELLY', 'construction-subcontractors', 14, -64_000),
      payee('CANADA REVENUE AGENCY GST', undefined, 4, -210_000),
      payee('TRANSFER TO SAVINGS', undefined, 12, -100_000),
      payee('ABM WITHDRAWAL', undefined, 10, -20_000),
      payee('DEPOSIT DRAYTON HOMES', 'sales', 30, 420_000),
      payee('E-TRANSFER FROM ELLERBY CLINIC', 'sales', 18, 150_000),
    ],
  },
  {
    country: 'UK',
    profession: 'general',
    currency: 'GBP',
    towns: ['LEEDS GB', 'CARDIFF GB', 'YORK', 'LONDON'],
    payees: [
      payee('SHELL', 'vehicle', 30, -6100),
      payee('BP CONNECT', 'vehicle', 20, -5900),
      payee('TRAINLINE', 'travel', 26, -4800),
      payee('PREMIER INN', 'travel', 10, -8900),
      payee('PRET A MANGER', 'meals', 45, -850),
      payee('COSTA COFFEE', 'meals', 40, -420),
      payee('AMAZON.CO.UK', 'office', 40, -3200, 'supplies'),
      payee('GOOGLE *ADS', 'advertising', 14, -22_000),
      payee('ADOBE *CREATIVE CLOUD', 'software', 12, -5698),
      payee('CANVA*', 'software', 12, -1099),
      payee('VODAFONE LTD', 'phone', 12, -3800),
      payee('OCTOPUS ENERGY', 'utilities', 12, -14_200),
      payee('ROYAL MAIL', 'office', 22, -1240),
      payee('HMRC VAT', undefined, 4, -180_000),
      payee('CASH WITHDRAWAL', undefined, 10, -10_000),
      payee('BACS ORMOND DENTAL', 'sales', 24, 180_000),
      payee('FASTER PAYMENT VISTULA DESIGN', 'sales', 22, 95_000),
      payee('STRIPE PAYMENTS UK', 'sales', 40, 61_000),
      payee('BUSINESS ACCOUNT CHARGES', 'bank-charges', 12, -850),
    ],
  },
  {
    country: 'USA',
    profession: 'consultant',
    currency: 'USD',
    towns: ['AUSTIN TX', 'ROUND ROCK TX', 'SAN MARCOS TX', 'DALLAS TX'],
    payees: [
      payee('UBER *TRIP', 'travel', 50, -2400),
      payee('SOUTHWES', 'travel', 20, -31_000),
      payee('MARRIOTT', 'travel', 16, -24_500),
      payee('STARBUCKS STORE', 'meals', 45, -720),
      payee('CHIPOTLE', 'meals', 25, -1450),
      payee('AMZN Mktp US', 'office', 45, -3900, 'equipment'),
      payee('ZOOM.US', 'software', 12, -1599),
      payee('NOTION LABS, INC.', 'software', 12, -1000),
      payee('VERIZON WRLS', 'phone', 12, -9200),
      payee('CHEVRON', 'vehicle', 26, -5200),
      payee('ZELLE TO DANA WHITFIELD', 'subcontractors', 14, -120_000),
      payee('IRS USATAXPYMT', undefined, 4, -300_000),
      payee('MONTHLY MAINTENANCE FEE', 'bank-charges', 12, -1500),
      payee('ACH CREDIT ROWAN SCHOOL', 'sales', 20, 380_000),
      payee('ACH CREDIT KESTREL LABS', 'sales', 24, 510_000),
      payee('CHASE CREDIT CRD AUTOPAY', undefined, 12, -220_000),
    ],
  },
];

/** What each owner takes, brings and pays privately, beside the rows of the business. */
const OWNERS: Readonly<Record<string, readonly Payee[]>> = {
  Canada: [
    payee('INTERAC E-TRANSFER J PELLGROVE', 'owner', 14, -180_000),
    payee('E-TRANSFER FROM J PELLGROVE', 'owner', 4, 240_000),
    payee('NETFLIX.COM', 'personal', 12, -2099),
    payee('LOBLAWS', 'personal', 10, -11_300),
  ],
  UK: [
    payee('FASTER PAYMENT A BYRON', 'owner', 14, -160_000),
    payee('FASTER PAYMENT FROM A BYRON', 'owner', 3, 200_000),
    payee('TESCO STORES', 'personal', 14, -7200),
  ],
  USA: [
    payee('ZELLE TO GRACE HOLMGATE', 'owner', 16, -210_000),
    payee('ZELLE FROM GRACE HOLMGATE', 'owner', 3, 300_000),
    payee('HULU', 'personal', 12, -1799),
  ],
};

type Dice = (below: number) => number;

/** The three businesses, the same ones in every run. */
export function touchesSet(): TouchedBooks[] {
  return businesses.map(({ country, profession, currency, towns, payees }, at) => {
    const roll = dice(4100 + at);
    const known = payees.flatMap((one) =>
      Array.from({ length: Math.ceil(one.often * KNOWN_SHARE) }, () => one),
    );
    const locals = Array.from({ length: LOCALS }, () => local(roll));
    const rest = Array.from(
      { length: Math.max(0, ROWS - known.length) },
      () => locals[roll(locals.length)] ?? locals[0],
    );
    const all = [...known, ...rest].flatMap((one) => one ?? []).slice(0, ROWS);
    const own = (OWNERS[country] ?? []).flatMap((one) => Array.from({ length: one.often }, () => one));
    const rows = [...all, ...own].map((one, n) => rowOf(one, `${country}-${n}`, { currency, towns }, roll));
    return {
      country,
      profession,
      rows: rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    };
  });
}

function local(roll: Dice): Payee {
  const [word, truth] = LOCAL[roll(LOCAL.length)] ?? ['CO', 'supplies' as const];
  const name = `${STEMS[roll(STEMS.length)] ?? ''}${STEM_ENDS[roll(STEM_ENDS.length)] ?? ''} ${word}`;
  return payee(
    name,
    truth,
    1,
    -(900 + roll(24_000)),
    VAGUE.has(word) && roll(MIXED_OF) === 0 ? 'office' : undefined,
  );
}

function rowOf(
  { name, truth, other, usual }: Payee,
  id: string,
  { currency, towns }: { readonly currency: string; readonly towns: readonly string[] },
  roll: Dice,
): TouchedRow {
  const town = towns[roll(towns.length)] ?? '';
  return {
    ...{ id, currency, accountId: 'checking' },
    date: addDays(FIRST_DAY, roll(365)),
    description: written(name, town, usual, roll),
    amount: Math.round((usual * (80 + roll(40))) / 100),
    truth: other !== undefined && roll(10) < 3 ? other : truth,
  };
}

/** As banks write it: order codes behind a sign, a branch and a town, a terminal in front, or the bare name. */
function written(name: string, town: string, usual: number, roll: Dice): string {
  const number = String(1000 + roll(90_000));
  if (/AMZN|AMAZON|\*$/.test(name)) return `${name.replace(/\*$/, '')}*${code(roll)}`;
  if (/TRANSFER|ZELLE/.test(name)) return `${name} ${code(roll)}`;
  if (/FEE|CHARGES|\*|TAX|HMRC|GST|WITHDRAWAL|AUTOPAY/.test(name) || usual > 0)
    return [name, `${name} ${number}`][roll(2)] ?? name;
  return (
    [`${name} #${number} ${town}`, `${name} ${number} ${town}`, `${name} ${number}`, `${name} ${town}`, name][
      roll(5)
    ] ?? name
  );
}

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTVWXYZ';
const code = (roll: Dice): string =>
  `${roll(10)}${Array.from({ length: 8 }, () => SIGNS.charAt(roll(SIGNS.length))).join('')}`;
