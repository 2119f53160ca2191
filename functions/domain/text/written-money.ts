import { minorFromDecimal } from '../../../shared/money.ts';

export type DecimalSign = '.' | ',';

/** An amount as written: digits with separators, the sign shown (0: none) and the currency, if shown. */
export interface WrittenMoney {
  core: string;
  sign: -1 | 0 | 1;
  currency?: string;
}

/** Currency codes seen beside amounts (ISO 4217). */
export const currencyCodes: ReadonlySet<string> = new Set(
  (
    'AED AMD ARS AUD AZN BAM BDT BGN BHD BOB BRL BYN CAD CHF CLP CNH CNY COP CRC CZK DKK DOP DZD EGP ETB EUR GBP GEL GHS GTQ ' +
    'HKD HRK HUF IDR ILS INR IQD ISK JMD JOD JPY KES KRW KWD KZT LBP LKR LYD MAD MDL MKD MUR MXN MYR NGN NOK NPR NZD OMR PEN ' +
    'PHP PKR PLN PYG QAR RON RSD RUB SAR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VND XAF XOF XPF ZAR ZMW'
  ).split(' '),
);

/** Signs and words of one currency, folded to lower case. */
const SYMBOL_CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  руб: 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  '₺': 'TRY',
  tl: 'TRY',
  '฿': 'THB',
  '₱': 'PHP',
  '₫': 'VND',
  '₴': 'UAH',
  '₦': 'NGN',
  лв: 'BGN',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  fr: 'CHF',
  rm: 'MYR',
  rp: 'IDR',
  円: 'JPY',
  元: 'CNY',
  r: 'ZAR',
  r$: 'BRL',
  us$: 'USD',
  ca$: 'CAD',
  c$: 'CAD',
  cdn$: 'CAD',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
};

/** Signs that several currencies share, the likeliest first. */
export const sharedSymbols: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  rs: ['INR', 'PKR', 'LKR'],
};

const LENGTH_MAX = 40;
const CURRENCY = String.raw`(?:[A-Z]{3}|(?:US|CA|CDN|C|AU|A|NZ|S|HK|NT|MX|R)?\$|[€£¥₹₽₩₪₺฿₱₫₴₦円元]|zł|Kč|Ft|kr\.?|Rs\.?|R|RM|Rp\.?|Fr\.?|TL|lei|euro|руб\.?|лв\.?)`;
const MARK = '(DR|CR|DB|DEBIT|CREDIT|D|C|S|H)';
const SHAPE = new RegExp(
  String.raw`^(\()?\s*([+-])?\s*(${CURRENCY})?\s*([+-])?\s*(\(?)(\d[\d.,' ]*|[.,]\d+)(\)?)\s*([+-](?=\s*\D))?\s*(${CURRENCY})?\s*([+-])?\s*(\))?\s*(?:${MARK}\.?)?$`,
  'i',
);

/** Takes an amount's text apart: `(1,234.50)`, `45.00 DR`, `-$5`, `1.234,56 EUR`, `12-`, `45.–`. Undefined where it is no amount. */
export function writtenMoney(text: string): WrittenMoney | undefined {
  if (text.length === 0 || text.length > LENGTH_MAX || !/[\d０-９]/.test(text)) return undefined;
  const parts = SHAPE.exec(plainSigns(text));
  if (!parts) return undefined;
  const [, open = '', s1, c1, s2, open2 = '', core = '', close2 = '', s3, c2, s4, close = '', mark] = parts;
  if (open + open2 !== '' ? close + close2 !== ')' : close + close2 !== '') return undefined;
  const currency = shownCurrency(c1 ?? c2);
  if (currency === null) return undefined;
  const sign = signOf(open + open2 !== '', s1 ?? s2 ?? s3 ?? s4, mark?.toLowerCase());
  return { core: core.trim(), sign, ...(currency === undefined ? {} : { currency }) };
}

/** One kind of blank, minus and apostrophe; East Asian minus triangles; a mark before the amount moved behind it; no `.–` for even sums. */
function plainSigns(text: string): string {
  const unified = /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/[\u2010-\u2015\u2212△▲]/g, '-')
        .replace(/[’‘´`]/g, "'");
  return unified
    .replace(/\s+/g, ' ')
    .replace(/(\d)[.,]-{1,2}(?=$| )/, '$1')
    .replace(/^ ?(DR|CR)\.? ?(.*)$/i, '$2 $1')
    .trim();
}

function signOf(isWrapped: boolean, sign: string | undefined, mark: string | undefined): -1 | 0 | 1 {
  if (isWrapped || sign === '-') return -1;
  if (mark !== undefined) return /^(cr|c|h|credit)$/.test(mark) ? 1 : -1;
  return sign === '+' ? 1 : 0;
}

/** The code a sign stands for; signs that several currencies share stay as they are; null: not a currency. */
function shownCurrency(shown: string | undefined): string | null | undefined {
  if (shown === undefined) return undefined;
  const folded = shown.toLowerCase().replace(/\.$/, '');
  if (folded in sharedSymbols) return folded;
  const code = SYMBOL_CURRENCIES[folded] ?? shown.toUpperCase();
  return currencyCodes.has(code) ? code : null;
}

/** Whether a word of letters is what a currency is called behind an amount: "TL", "lei", "kr". */
export const isCurrencyWord = (word: string): boolean =>
  /^\p{L}{2,4}\.?$/u.test(word) && typeof shownCurrency(word) === 'string';

/** What one amount says about its file's decimal sign: the sign, `unsure` (`1.234`), or nothing (`1234`). */
export function decimalEvidence(core: string): DecimalSign | 'unsure' | undefined {
  const separators = core.replace(/[^.,]/g, '');
  const last = separators.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  const other = last === '.' ? ',' : '.';
  const times = separators.split(last).length - 1;
  if (separators.includes(other)) return times === 1 ? last : other;
  if (times > 1) return other;
  const [before = '', after = ''] = core.split(last);
  if (after.length !== 3) return last;
  return before === '' || /^0+$/.test(before) || /[' ]/.test(before) || before.length > 3 ? last : 'unsure';
}

/** Minor units (never negative) of an amount's digits, or undefined where they break the file's number format. */
export function minorFromCore(core: string, decimal: DecimalSign, currency: string): number | undefined {
  const parts = core.split(decimal);
  const [whole = '', fraction] = parts;
  if (parts.length > 2 || (fraction !== undefined && /\D/.test(fraction))) return undefined;
  if (!isGrouped(whole, decimal === '.' ? ',' : '.', fraction !== undefined)) return undefined;
  return minorFromDecimal(`${whole.replace(/\D/g, '')}.${fraction ?? ''}`, currency);
}

/**
 * Minor units of an amount written in its file's way, or where it breaks that and can be read in one way only, in its own:
 * `1'200.00` among `85,30`.
 */
export function minorAsShown(core: string, decimal: DecimalSign, currency: string): number | undefined {
  const minor = minorFromCore(core, decimal, currency);
  if (minor !== undefined) return minor;
  const shown = decimalEvidence(core);
  return shown === '.' || shown === ',' ? minorFromCore(core, shown, currency) : undefined;
}

/** Thousands in threes; Indian grouping in twos only where a decimal sign shows that the last group is no fraction. */
function isGrouped(whole: string, thousands: string, hasFraction: boolean): boolean {
  if (/^\d*$/.test(whole)) return true;
  const groups = whole.split(/[.,' ]/);
  if (/[.,]/.test(whole.replaceAll(thousands, ''))) return false;
  const [first = '', ...rest] = groups;
  if (!/^\d{1,3}$/.test(first)) return false;
  return rest.every(
    (group, at) => /^\d{3}$/.test(group) || (/^\d{2}$/.test(group) && (hasFraction || at < rest.length - 1)),
  );
}
