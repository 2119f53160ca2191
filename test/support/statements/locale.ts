/** How a country's banks write: words, headings, numbers, days and the encodings that hold them. */
export interface Locale {
  readonly words: readonly string[];
  readonly headings: Readonly<Record<Heading, string>>;
  /** Words for money out and in, beside an unsigned amount. */
  readonly directions: readonly (readonly [out: string, into: string])[];
  readonly title: string;
  readonly openingBalance: string;
  readonly closingBalance: string;
  readonly total: string;
  readonly encodings: readonly Encoding[];
  readonly currencies: readonly string[];
  readonly dates: readonly DateStyle[];
  readonly decimals: readonly ('.' | ',')[];
  readonly months: readonly string[];
  /** Signs written in place of the currency code. */
  readonly symbols: Readonly<Record<string, string>>;
}

export type Heading =
  | 'date'
  | 'valueDate'
  | 'text'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'balance'
  | 'currency'
  | 'type';
export type Encoding =
  | 'utf-8'
  | 'utf-8-bom'
  | 'utf-16le'
  | 'utf-16le-bare'
  | 'utf-16be'
  | 'windows-1252'
  | 'iso-8859-15'
  | 'windows-1250'
  | 'iso-8859-2'
  | 'windows-1251'
  | 'shift_jis'
  | 'euc-jp'
  | 'euc-kr'
  | 'gb18030';
export type DateStyle =
  | 'iso'
  | 'iso-time'
  | 'compact'
  | 'dmy'
  | 'mdy'
  | 'dmy-short'
  | 'mdy-short'
  | 'ymd-short'
  | 'ymd-slash'
  | 'named'
  | 'named-dashes'
  | 'named-first'
  | 'serial'
  | 'eastern';

/** Short English months. */
export const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** Encodings that hold every language. */
export const unicode: readonly Encoding[] = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be'];
