import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import { currencyCodes, writtenMoney } from '../../text/written-money.ts';
import { isCurrencyCode } from '../currency-code.ts';
import { bankOfLetterhead, dollarsOfBank } from '../bank-names.ts';
import { currencyOfIban } from '../iban-currency.ts';
import { speaksOfForeignMoney } from '../tables/column-words.ts';
import { columnAt } from './figure-columns.ts';
import { linesAround } from './lines-around.ts';
import type { PageLine } from './page-lines.ts';
import { leadingDay } from './parsed-lines.ts';
import type { PrintedMoney } from './printed-money.ts';
import { cellsOf } from './table-headings.ts';
import { type TableShape } from './table-shape.ts';

/** The currency of a statement (null: it names none) and what that leaves open. */
export interface PrintedCurrency {
  currency: string | null;
  questions: StatementQuestion[];
}

const RATE =
  /\b(exchange rate|conversion rate|foreign (currency|currencies|transactions?|exchange|spend|amt)|umrechnungs?kurs|wechselkurs|kurs|taux de (change|conversion)|tipo de cambio|tasso di cambio|wisselkoers|kurs wymiany)\b/;
const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  R$: 'BRL',
  Kč: 'CZK',
  zł: 'PLN',
};
const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD'];
/** Further currencies whose amounts are printed with a dollar sign, where the words around say which. */
const OTHER_DOLLARS = ['MXN', 'SGD', 'ARS', 'COP'];

/** Words that only banks of one currency print. */
const COUNTRY_SIGNS: readonly (readonly [currency: string, pattern: RegExp])[] = [
  ['INR', /\b(ifsc?( code)?|gstin|rupees?|micr( code| no)?( \d{9})|micr code|neft|rtgs|upi)\b/],
  ['USD', /\b(fdic|routing number|zelle|n a member|us dollars?|aba number)\b/],
  ['CAD', /\b(interac|transit (number|no)|canadian dollars?|cdic|chequing)\b/],
  ['AUD', /\b(bsb|australian dollars?|osko|payid)\b/],
  [
    'NZD',
    /\b(new zealand dollars?|resident withholding tax|rwt|ird (number|no)|gst (number|no|reg no) \d{2,3} \d{3} \d{3}(?! rt))\b/,
  ],
  ['GBP', /\b(sort ?code\d*|pounds? sterling|faster payment|fscs)\b/],
  ['MYR', /\b(sdn bhd|berhad|duitnow|ringgit)\b/],
  [
    'ZAR',
    /\b(south african rands?|in rands?|reg(istration)? (no|number) (19|20)\d\d \d{6} \d{2}|vat reg(istration)? (no|number) 4\d{9})\b/,
  ],
  ['NGN', /\bnairas?\b/],
  ['KES', /\b(kenyan? shillings?|m pesa)\b/],
  ['PHP', /\b(philippine pesos?|pdic)\b/],
  ['ARS', /\b(pesos argentinos|cbu \d{22})\b/],
  ['COP', /\bpesos colombianos\b/],
  ['CHF', /\b(schweizer franken|francs suisses|franken|clearing nr|postfinance)\b/],
  ['MXN', /\b(pesos mexicanos|moneda nacional|clabe|spei)\b/],
  ['SGD', /\b(singapore dollars?|paynow)\b/],
  ['SEK', /\b(kontoutdrag|clearingnummer|bankgiro)\b/],
  ['NOK', /\b(kontoutskrift|norske kroner)\b/],
  ['DKK', /\b(kontoudtog|kontoudskrift|danske kroner)\b/],
  ['EUR', /\b(euros?|sepa)\b/],
];

/**
 * The currency shown at the amounts, else named in headings, else told by the bank's country; a bare dollar sign stays open. Of several accounts in
 * one file each one's `own` lines are asked before those above all of them, where another's name may stand.
 */
export function printedCurrency(
  shape: TableShape,
  known: string | undefined,
  own?: readonly PageLine[],
): PrintedCurrency {
  const outside = linesAround(shape).filter((line) => !isOfForeignMoney(line));
  const shown = shownAt(ownAmounts(shape)) ?? shownAt(outside.flatMap(({ money }) => money));
  if (shown !== undefined && currencyCodes.has(shown)) return settled(shown);
  const above = outside.filter(({ row }) => row < shape.firstRow);
  const ownRows = new Set(own?.map(({ row }) => row));
  const named = namedIn(above.filter(({ row }) => ownRows.has(row))) ?? namedIn(above);
  if (named !== undefined) return settled(named);
  const told =
    toldByCountry(outside) ?? lakhs(shape) ?? commonest(outside.flatMap(codesOn)) ?? symbolIn(outside);
  if (told !== undefined && (shown !== '$' || [...DOLLARS, ...OTHER_DOLLARS].includes(told)))
    return settled(told);
  if (known !== undefined || shown !== '$') return settled(known ?? null);
  const assumed = dollarOfPlace(outside) ?? 'USD';
  const alternatives = DOLLARS.filter((it) => it !== assumed);
  return { currency: assumed, questions: [{ about: 'currency', assumed, alternatives, rows: [] }] };
}

/** Thousands beyond the first are set apart by twos in India: 1,23,456.00. */
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{2})?$/;
const LAKHS_MIN = 3;

const lakhs = (shape: TableShape): string | undefined =>
  ownAmounts(shape).filter(({ written }) => LAKHS.test(written.core)).length < LAKHS_MIN ? undefined : 'INR';

const namedIn = (above: readonly PageLine[]): string | undefined =>
  dollarOfAccount(above) ?? unitIn(above) ?? commonest(above.flatMap(codesOn)) ?? symbolIn(above);

/**
 * How the addresses, banks and amounts of a country that has dollars look. Each may keep accounts of other dollars, and a person may have moved: what
 * they tell is still asked.
 */
const PLACES: readonly (readonly [currency: string, pattern: RegExp])[] = [
  ['CAD', /\b(?:AB|BC|MB|NB|NL|NS|ON|PE|PQ|QC|SK|YT)\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/],
  ['AUD', /\b(?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\s+\d{4}\b(?![-\d])/],
  ['USD', /\b[A-Z]{2}\s+\d{5}(?:\s?-\s?\d{4})?\b/],
  // The sign behind a decimal comma is how French is written in Canada.
  ['CAD', /\d,\d{2}\s?\$(?!\S)/],
];

function dollarOfPlace(outside: readonly PageLine[]): string | undefined {
  const bank = dollarsOfBank(bankOfLetterhead(outside));
  const text = outside.map((line) => line.text).join('\n');
  return bank ?? PLACES.find(([, pattern]) => pattern.test(text))?.[0];
}

/** An account's name that says whose dollars it holds: "U.S. Dollar Chequing Account", "US$ Visa". */
const ACCOUNT_OF_DOLLARS =
  /\b(us|u s|united states|canadian|australian|new zealand|cdn) ?(dollars?|\$)( \w+){0,3} (account|chequing|checking|current|savings|visa|mastercard|card)\b/;
const DOLLARS_OF: Readonly<Record<string, string>> = {
  us: 'USD',
  'u s': 'USD',
  'united states': 'USD',
  canadian: 'CAD',
  cdn: 'CAD',
  australian: 'AUD',
  'new zealand': 'NZD',
};

/** A name stands alone in its part of a line, and asks nobody to open such an account. */
const NAME_WORDS_MAX = 9;
const OFFERS = /\b(open|ask|apply|offers?|need|get|try|convert|transfer|send|our|your|with|for)\b/;

function dollarOfAccount(above: readonly PageLine[]): string | undefined {
  const whose = above
    .flatMap(cellsOf)
    .map(({ text }) => foldText(text.replaceAll('$', ' dollar ')))
    .filter((name) => name.split(' ').length <= NAME_WORDS_MAX && !OFFERS.test(name))
    .map((name) => ACCOUNT_OF_DOLLARS.exec(name)?.[1])
    .find((it) => it !== undefined);
  return whose === undefined ? undefined : DOLLARS_OF[whose];
}

function shownAt(amounts: readonly PrintedMoney[]): string | undefined {
  return commonest(amounts.map(({ written }) => written.currency));
}

/** The amounts of the rows; what was paid in another money stands beside or under them. */
function ownAmounts({ lines, dateLefts, money }: TableShape): PrintedMoney[] {
  const named = money.filter(({ role }) => role !== undefined && role !== 'other');
  const rows = lines.filter((line) => leadingDay(line, dateLefts));
  const all = rows.length > 0 ? rows : lines;
  return all.flatMap((line) =>
    line.money.filter((it) => columnAt(it, named.length > 0 ? named : money) >= 0),
  );
}

/** A line that tells what an amount was in another money, or at which rate. */
function isOfForeignMoney({ text }: PageLine): boolean {
  return (
    speaksOfForeignMoney(text) || RATE.test(foldText(text)) || /[A-Z]{3}\s*[\d.,]+\s*@|@\s*[\d.,]+/.test(text)
  );
}

function settled(currency: string | null): PrintedCurrency {
  return { currency, questions: [] };
}

function commonest(values: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function codesOn(line: PageLine): string[] {
  return cellsOf(line).flatMap(({ words, text }) =>
    words
      .map((word) =>
        word.text.replace(/^[(:]+|[):,.]+$/g, '').replace(/-(konto|account|rekening|compte)$/i, ''),
      )
      .filter((word) => isCurrencyCode(word, text)),
  );
}

/** The unit of a heading: "Amount (S$)". */
const UNIT = /\((US|CA|C|AU|A|NZ|S|HK|NT)\$\)/;

function unitIn(lines: readonly PageLine[]): string | undefined {
  const unit = lines.map(({ text }) => UNIT.exec(text)?.[0]).find((it) => it !== undefined);
  return unit === undefined ? undefined : writtenMoney(`${unit.slice(1, -1)}1.00`)?.currency;
}

function symbolIn(lines: readonly PageLine[]): string | undefined {
  const text = lines.map((line) => line.text).join(' ');
  return (
    SYMBOLS[/[€£₹]|R\$|Kč(?!\p{L})|zł(?!\p{L})/u.exec(text)?.[0] ?? ''] ??
    (/\(\s*`\s*\)/.test(text) || /\bRs\.?\b/.test(text) ? 'INR' : undefined)
  );
}

function toldByCountry(lines: readonly PageLine[]): string | undefined {
  const text = lines.map((line) => line.text).join(' ');
  const words = foldText(text);
  return currencyOfIban(text) ?? COUNTRY_SIGNS.find(([, pattern]) => pattern.test(words))?.[0];
}
