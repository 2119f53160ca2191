import { isBankFee, isPayroll } from '../../../shared/bank-entries.ts';
import type { Purpose } from '../../../shared/countries/purpose.ts';
import { faintWords } from '../text/bank-noise.ts';
import { letterShape } from '../text/letter-shape.ts';
import { NameKeys } from '../text/name-key.ts';
import { PhraseBook } from '../text/phrase-book.ts';
import { BRANDS } from './sure-brands.ts';

/*
 * What is right almost always: merchants that sell one kind of thing, words that are one trade's, and banks' own lines. Each entry is
 * measured by `test/corpus/categories/sure-lines.ts`, which also holds what looks alike and is something else. Houses that sell several
 * kinds of things, surnames and common words are not among them.
 */

/** Words that are one trade's, anywhere in a text that has no other trade's word. */
const TRADES: Readonly<Partial<Record<Purpose, string>>> = {
  meals:
    'restaurant|ristorante|trattoria|taqueria|pizzeria|pizza|sushi|ramen|noodle|noodles|bistro|steakhouse|brasserie|cafe|espresso|coffee|coffeehouse|burgers|diner|eatery|kebab|deli|bbq|grill|bakery|bakehouse|boulangerie|patisserie|donuts|doughnuts|sandwiches|taco truck|lunch truck|tandoori|' +
    'les restaurants|restaurante|backerei|baeckerei|konditorei|konditori|osteria|gelateria|eetcafe|lunchroom',
  vehicle:
    'parking|parkhaus|parkering|parcheggio|parkeergarage|tiefgarage|car wash|carwash|autowasch|lavage auto|autolavaggio|peage|petrol|tankstelle|tankstation|station service|gasolinera|estacion de servicio|gas bar|tyres|tires|auto centre|auto center|auto service|auto care|auto repair|auto repairs|auto body|autobody|' +
    'smash repairs|panel beaters|tire centre|tire center|mot centre',
  travel: 'hotel|hotels|hotell|hostal|albergo|motel|suites|airways|airlines|taxi|taxis',
  materials:
    'building supplies|building supply|builders merchants|electric supply|electrical supply|electrical wholesale|lumber|timber|drywall|plumbing supply|plumbing supplies|roofing supply|trade centre',
  phone: 'broadband',
  rent: 'coworking|self storage',
  advertising: 'signage',
};

/** Trades that are called by one of these words and another. */
const TRADES_OF_TWO =
  /\b((building|plumbing|roofing|electric(al)?) suppl(y|ies)|auto (repairs?|service)|smash repairs)\b/;

/** Trades that are called so where a currency is paid: elsewhere a garage is a clothes shop, or a door. */
const LOCAL_TRADES: Readonly<Record<string, { readonly purpose: Purpose; readonly word: string }>> = {
  GBP: { purpose: 'vehicle', word: 'garage' },
  EUR: { purpose: 'vehicle', word: 'garage' },
};

/** The other trade that a word beside tells of: a shop for restaurants is none. */
const OTHER_TRADE =
  /\b(supply|supplies|supplier|equipment|depot|wholesale|repairs?|designs?|software|marketing|media|consult\w*|cleaning|insurance|rentals?|hire|training|machines?|furniture|systems?|services?|school|academy|gift|books?|club|spa|app|photo\w*|print\w*|sale|properties|property|realty|legal|law|xbox|prime|music|books|play|storage|permit|license|licence|tickets?|fine|court|bar supply|roasters?|distributors?|capital|fund|holdings|ventures|church|museum|foundation|lease|leasing|clothing|apparel|parts|brewing|mix|engineering|engineers|architects?|hair\w*|salon|barbers?|casting|paintings?|gallery|studios?|yoga|dental|clinic|landscaping|construction)\b/;

/** Who is paid by hand was hired as often as bought from: `TRAN DRYWALL` by e-transfer hangs it. */
export const PAID_BY_HAND =
  /\b(e ?transfers?|interac|zelle|venmo|faster payments?|fpo|payid|osko|bacs|standing order|transfer to|bill payment to)\b/;
/** Where the pub is called a hotel. */
const HOTEL_PUBS: ReadonlySet<string> = new Set(['AUD', 'NZD']);

/** Who sells by such a name is no employer: `SALARY.COM`. */
const WEB_ADDRESS = /\b(com|io|online)\b/;

/** What a bank says of interest that it pays; nothing else is in the text. */
const INTEREST_PAID =
  /^((gross|credit|deposit|savings|account|acct|interest|int) )*(interest|int)( (paid|earned|credit|payment|received|deposit|gross|net))*$|^interets?( (verses?|crediteurs?|recus?|payes?|gagnes?|sur (l )?epargne))+$/;

const keys = new NameKeys();

interface Brand {
  readonly purpose: Purpose;
  readonly word: string;
  readonly isWhole: boolean;
}

/** Brands by the words they are compared by; a first word leads to those that begin with it. */
const brandsByFirst = Map.groupBy(
  BRANDS.map(([purpose, name]) => {
    const word = name.replace('=', '');
    const key = keys.keyOf(word);
    const kept = new Set(key.split(' '));
    const isNeeded = (each: string) => saysLittle(each) || !kept.has(letterShape(each));
    return {
      ...{ key, brand: { purpose, word, isWhole: name.endsWith('=') } },
      needed: word.split(' ').filter(isNeeded),
    };
  }),
  ({ key }) => key.split(' ', 1)[0] ?? '',
);

const trades = new PhraseBook(
  Object.entries(TRADES).flatMap(([purpose, words]) =>
    words.split('|').map((word) => ({ purpose: purpose as Purpose, word })),
  ),
);

/**
 * What a contractor kept back of subcontractors' labour and pays HMRC for them, under the same reference as what is withheld from wages: it is
 * part of what their work cost.
 */
const CIS_DEDUCTED = /\bhmrc\b.*\bcis\b|\bcis\b.*\bhmrc\b/;
/** What is withheld from wages, paid in one sum with it. */
const WITHHELD = /\b(paye|nic?s?)\b/;

/**
 * What a text is surely for: `folded` lower case with single blanks, `key` its telling words, `currency` that of the account. Undefined in any
 * doubt.
 */
export function surePurpose(
  {
    folded,
    key,
    currency = '',
  }: { readonly folded: string; readonly key: string; readonly currency?: string },
  isIncome: boolean,
): { purpose: Purpose; word: string } | undefined {
  const words = folded.replace(/ \d+(?= |$)/g, '');
  if (isIncome) return INTEREST_PAID.test(words) ? { purpose: 'interest-income', word: words } : undefined;
  if (isBankFee(words)) return { purpose: 'bank-charges', word: words };
  if (CIS_DEDUCTED.test(folded))
    return WITHHELD.test(folded) ? undefined : { purpose: 'construction-subcontractors', word: words };
  if (isPayroll(folded) && !WEB_ADDRESS.test(folded)) return { purpose: 'wages', word: words };
  if (key === '') return undefined;
  const brand = brandOf(key, folded);
  if (brand) return isOtherTrade(words, brand) ? undefined : brand;
  if (PAID_BY_HAND.test(folded)) return undefined;
  if (OTHER_TRADE.test(words.replace(TRADES_OF_TWO, ''))) return undefined;
  const found = trades.saidIn(folded).filter(({ word }) => !(word === 'hotel' && HOTEL_PUBS.has(currency)));
  const local = LOCAL_TRADES[currency];
  const [first] = found;
  if (!first && local && key.endsWith(` ${keys.keyOf(local.word)}`)) return local;
  return first && found.every(({ purpose }) => purpose === first.purpose) ? first : undefined;
}

/** What somebody sells who pays nobody but for a refund, by a text of money that came in. Undefined in any doubt. */
export function refundingPurpose({
  folded,
  key,
}: {
  readonly folded: string;
  readonly key: string;
}): { purpose: Purpose; word: string } | undefined {
  if (key === '' || PAYS_SUPPLIERS.test(folded)) return undefined;
  const brand = brandOf(key, folded);
  return brand && !isOtherTrade(folded, brand) ? brand : undefined;
}

/** Whether a text begins with the name of one product of a house that sells many, such as `Google Workspace`. */
export function namesProduct({ folded, key }: { readonly folded: string; readonly key: string }): boolean {
  const words = brandOf(key, folded)?.word.split(' ') ?? [];
  const written = new Set(folded.split(' '));
  // A product's sign may stand against an order's number: `GOOGLE *ADS3430516273`.
  const told = new Set(key.split(' '));
  return words.length > 1 && words.every((word) => written.has(word) || told.has(letterShape(word)));
}

/** Platforms that pay out what customers paid, and words by which a client pays a bill. */
const PAYS_SUPPLIERS =
  /\b(airbnb|booking|expedia|doordash|deliveroo|uber|lyft|grubhub|menulog|skip ?the ?dishes|skipthedishes|inv|invoice|facture|payouts?|rent|sales|from|de la part|contract|fees?|salary|payroll|commission|interest|dividend)\b/;

/** What another trade's word is no sign of: who carries people sells tickets, and an Italian company is an `S.p.A.`, where nobody bathes. */
const OWN_WORDS: Readonly<Partial<Record<Purpose, RegExp>>> = {
  travel: /\btickets?( machines?)?\b/g,
  ...Object.fromEntries(['phone', 'utilities', 'vehicle', 'software'].map((each) => [each, /\bspa\b/g])),
};

const isOtherTrade = (words: string, { word, purpose }: Brand): boolean =>
  OTHER_TRADE.test(withoutFirst(words, word).replace(OWN_WORDS[purpose] ?? /^$/, ''));

/**
 * The longest brand that a text begins with; words that say little by themselves (`Z Energy`, `Google Ads`), or that a key leaves out
 * (`Leap Card`), have to be there too.
 */
function brandOf(key: string, folded: string): Brand | undefined {
  const candidates = brandsByFirst.get(key.split(' ', 1)[0] ?? '') ?? [];
  const written = new Set(folded.split(' '));
  return candidates
    .filter((one) => (one.brand.isWhole ? key === one.key : `${key} `.startsWith(`${one.key} `)))
    .filter(({ needed }) => needed.every((word) => written.has(word)))
    .filter(({ brand }) => !isSurname(brand, folded))
    .toSorted((a, b) => b.key.length - a.key.length)[0]?.brand;
}

/** Names of people that are a brand's but for its last letter: `MCDONALD PLUMBING` cooks nothing. */
const isSurname = ({ word }: Brand, folded: string): boolean =>
  word === 'mcdonalds' && !/\bmc ?donald ?s\b|\bmcd\b/.test(folded);

function saysLittle(word: string): boolean {
  return word.length === 1 || faintWords.has(letterShape(word));
}
const withoutFirst = (text: string, word: string): string => text.replace(word, '');
