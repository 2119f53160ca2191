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
    'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL HKD HRK HUF IDR ILS INR ISK JOD JPY KES KRW KWD LKR ' +
    'MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND XAF XOF ZAR'
  ).split(' '),
);

const SYMBOL_CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  '₺': 'TRY',
  '฿': 'THB',
  R$: 'BRL',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
};

const LENGTH_MAX = 40;
const CURRENCY = String.raw`(?:[A-Z]{3}|(?:US|CA|C|AU|A|NZ|S|HK|R)?\$|[€£¥₹₽₩₪₺฿]|zł|Kč|Ft|kr\.?)`;
const SHAPE = new RegExp(
  String.raw`^(\()?\s*([+-])?\s*(${CURRENCY})?\s*([+-])?\s*(\(?)(\d[\d.,' ]*|[.,]\d+)(\)?)\s*(${CURRENCY})?\s*([+-])?\s*(\))?\s*(DR|CR|DB|D|C|S|H)?\.?$`,
  'i',
);

/** Takes an amount's text apart: `(1,234.50)`, `45.00 DR`, `-$5`, `1.234,56 EUR`, `12-`. Undefined where it is no amount. */
export function writtenMoney(text: string): WrittenMoney | undefined {
  if (text.length === 0 || text.length > LENGTH_MAX || !/\d/.test(text)) return undefined;
  const plain = text
    .replace(/[\u00a0\u202f\u2009\s]+/g, ' ')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/’/g, "'")
    .trim();
  const parts = SHAPE.exec(plain);
  if (!parts) return undefined;
  const [, open = '', s1, c1, s2, open2 = '', core = '', close2 = '', c2, s3, close = '', mark] = parts;
  if (open + open2 !== '' ? close + close2 !== ')' : close + close2 !== '') return undefined;
  const currency = shownCurrency(c1 ?? c2);
  if (currency === null) return undefined;
  const sign = signOf(open + open2 !== '', s1 ?? s2 ?? s3, mark?.toLowerCase());
  return { core: core.trim(), sign, ...(currency === undefined ? {} : { currency }) };
}

function signOf(isWrapped: boolean, sign: string | undefined, mark: string | undefined): -1 | 0 | 1 {
  if (isWrapped || sign === '-') return -1;
  if (mark !== undefined) return /^(cr|c|h)$/.test(mark) ? 1 : -1;
  return sign === '+' ? 1 : 0;
}

/** The code a sign stands for; `$`, `¥` and `kr` belong to several currencies and stay as they are; null: not a currency. */
function shownCurrency(shown: string | undefined): string | null | undefined {
  if (shown === undefined) return undefined;
  const code = SYMBOL_CURRENCIES[shown];
  if (code !== undefined) return code;
  if (/^[A-Za-z]{3}$/.test(shown)) return currencyCodes.has(shown.toUpperCase()) ? shown.toUpperCase() : null;
  return shown;
}

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
