import fc from 'fast-check';
import { daysBetween, type CivilDate } from '../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { DateStyle, Encoding, Locale } from './locale.ts';

/** How numbers are written. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  readonly thousands: string;
  /** Thousands in twos after the first three, as in India. */
  readonly isLakh: boolean;
  readonly sign:
    | 'minus'
    | 'plus-minus'
    | 'long-minus'
    | 'trailing'
    | 'parentheses'
    | 'dr-cr'
    | 'dr'
    | 'cr'
    | 'plus';
  readonly currency: 'none' | 'before' | 'after';
  /** The currency as a sign, not its code. */
  readonly isSymbol: boolean;
  /** The minus stands between currency and number. */
  readonly isSignInside: boolean;
}

/** How a bank prints a table: everything that does not change what happened. */
export interface TableLayout {
  readonly money: 'amount' | 'columns' | 'direction';
  readonly hasHeadings: boolean;
  readonly hasBalance: boolean;
  readonly valueDate: 'none' | 'same' | 'later';
  readonly hasCurrency: boolean;
  readonly hasType: boolean;
  readonly textFirst: boolean;
  /** The balance before the oldest row as a line of the table. */
  readonly hasOpeningRow: boolean;
  readonly preamble: 'none' | 'title' | 'period' | 'balances';
  readonly footer: 'none' | 'total' | 'column-total' | 'remark' | 'balances';
  readonly date: DateStyle;
  readonly separator: '/' | '-' | '.';
  readonly isPadded: boolean;
  readonly number: NumberStyle;
  readonly directions: readonly [out: string, into: string];
}

/** How a table becomes a file of text. */
export interface TextLayout {
  readonly delimiter: ',' | ';' | '\t' | '|' | '^' | '~';
  /** Excel's own first line, which names the delimiter. */
  readonly hasSeparatorLine: boolean;
  /** Every line ends with a delimiter. */
  readonly endsWithDelimiter: boolean;
  readonly quotesAll: boolean;
  readonly newline: '\n' | '\r\n';
  readonly encoding: Encoding;
}

/** Rows oldest first, newest first, or with whole days (all or some) the other way round. */
export const rowOrders = ['oldest', 'newest', 'oldest-days', 'newest-days', 'some-days'] as const;
export type RowOrder = (typeof rowOrders)[number];

/** Any table layout of a locale. */
export function tableLayouts(locale: Locale): fc.Arbitrary<TableLayout> {
  const decimals = fc.constantFrom(...locale.decimals);
  const number = decimals.chain((decimal) =>
    fc.record({
      decimal: fc.constant(decimal),
      thousands: fc.constantFrom('', decimal === '.' ? ',' : '.', ' ', "'", '\u00a0'),
      isLakh: fc.constant(decimal === '.' && locale.currencies.includes('INR')).chain(sometimes),
      sign: fc.constantFrom(
        'minus',
        'plus-minus',
        'long-minus',
        'trailing',
        'parentheses',
        'dr-cr',
        'dr',
        'cr',
        'plus',
      ),
      currency: fc.constantFrom('none', 'none', 'before', 'after'),
      isSymbol: fc.boolean(),
      isSignInside: fc.boolean(),
    }),
  ) as fc.Arbitrary<NumberStyle>;
  const any = fc.record({
    money: fc.constantFrom('amount', 'columns', 'direction'),
    hasHeadings: fc.constantFrom(true, true, true, true, false),
    hasBalance: fc.constantFrom(true, true, false),
    valueDate: fc.constantFrom('none', 'same', 'later'),
    hasCurrency: fc.boolean(),
    hasType: fc.boolean(),
    textFirst: fc.boolean(),
    hasOpeningRow: fc.constantFrom(true, false, false),
    preamble: fc.constantFrom('none', 'title', 'period', 'balances'),
    footer: fc.constantFrom('none', 'total', 'column-total', 'remark', 'balances'),
    date: fc.constantFrom(...locale.dates),
    separator: fc.constantFrom('/', '-', '.'),
    isPadded: fc.boolean(),
    number,
    directions: fc.constantFrom(...locale.directions),
  }) as fc.Arbitrary<TableLayout>;
  return any.map(asBanksDo);
}

/** Without headings nothing tells a column of types from one of descriptions, nor a second column of days from the first. */
function asBanksDo(layout: TableLayout): TableLayout {
  return {
    ...layout,
    hasType: layout.hasType && layout.hasHeadings,
    hasOpeningRow: layout.hasOpeningRow && layout.hasBalance,
  };
}

function sometimes(isPossible: boolean): fc.Arbitrary<boolean> {
  return isPossible ? fc.boolean() : fc.constant(false);
}

/** Any way to write a locale's text. */
export function textLayouts(locale: Locale): fc.Arbitrary<TextLayout> {
  return fc.record({
    delimiter: fc.constantFrom(',', ',', ';', ';', '\t', '|', '^', '~'),
    hasSeparatorLine: fc.constantFrom(true, false, false, false),
    endsWithDelimiter: fc.constantFrom(true, false, false, false),
    quotesAll: fc.boolean(),
    newline: fc.constantFrom('\n', '\r\n'),
    encoding: fc.constantFrom(...locale.encodings),
  });
}

/** The day in the layout's style. */
export function printDay(date: CivilDate, layout: TableLayout, locale: Locale): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const [d, m] = layout.isPadded ? [day, month] : [String(Number(day)), String(Number(month))];
  const joined = (...parts: string[]): string => parts.join(layout.separator);
  const styles: Record<DateStyle, () => string> = {
    iso: () => date,
    'iso-time': () => `${date} 14:03:59`,
    compact: () => year + month + day,
    dmy: () => joined(d, m, year),
    mdy: () => joined(m, d, year),
    'dmy-short': () => joined(d, m, year.slice(2)),
    'mdy-short': () => joined(m, d, year.slice(2)),
    'ymd-short': () => joined(year.slice(2), month, day),
    'ymd-slash': () => `${year}/${m}/${d}`,
    'named-dashes': () => `${day}-${locale.months[Number(month) - 1] ?? ''}-${year.slice(2)}`,
    'named-first': () => `${locale.months[Number(month) - 1] ?? ''} ${d}, ${year}`,
    serial: () => String(serialOf(date)),
    named: () => `${d} ${locale.months[Number(month) - 1] ?? ''} ${year}`,
    eastern: () => `${year}年${m}月${d}日`,
  };
  return styles[layout.date]();
}

/** Days as spreadsheets count them. */
function serialOf(date: CivilDate): number {
  return daysBetween('1899-12-30', date);
}

/** The amount without sign. */
export function printMagnitude(
  minor: number,
  { decimal, thousands, isLakh }: NumberStyle,
  currency: string,
): string {
  const [whole = '', fraction] = decimalFromMinor(Math.abs(minor), currency).split('.');
  const grouped = isLakh
    ? whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
    : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** A currency as this locale and style write it. */
export interface ShownCurrency {
  readonly code: string;
  readonly locale: Locale;
}

/** The amount with its sign and currency in the layout's style. */
export function printAmount(minor: number, style: NumberStyle, { code, locale }: ShownCurrency): string {
  const bare = printMagnitude(minor, style, code);
  const currency = style.isSymbol ? (locale.symbols[code] ?? code) : code;
  const gap = style.isSymbol && style.currency === 'before' ? '' : ' ';
  const withCurrency = (number: string): string =>
    ({ none: number, before: currency + gap + number, after: number + gap + currency })[style.currency];
  const [isOut, isIn] = [minor < 0, minor > 0];
  if (style.sign === 'trailing') return withCurrency(isOut ? `${bare}-` : bare);
  if (style.sign === 'parentheses') return isOut ? `(${withCurrency(bare)})` : withCurrency(bare);
  if (style.sign === 'dr-cr') return `${bare} ${isOut ? 'DR' : 'CR'}`;
  if (style.sign === 'dr') return isOut ? `${bare} DR` : bare;
  if (style.sign === 'cr') return isIn ? `${bare} CR` : bare;
  if (style.sign === 'plus') return isIn ? `+${bare}` : bare;
  const minus = style.sign === 'long-minus' ? '−' : '-';
  const mark = isOut ? minus : isIn && style.sign === 'plus-minus' ? '+' : '';
  return style.isSignInside ? withCurrency(mark + bare) : mark + withCurrency(bare);
}

/** Printed order of rows that come oldest first; which days turn round in `some-days` hangs on the day's number. */
export function inOrder<Row extends { readonly date: CivilDate }>(
  rows: readonly Row[],
  order: RowOrder,
): Row[] {
  if (order === 'oldest') return [...rows];
  if (order === 'newest') return rows.toReversed();
  const days = Object.values(Object.groupBy(rows, ({ date }) => date)).map((day) => day ?? []);
  if (order === 'newest-days') return days.toReversed().flat();
  return days.flatMap((day) =>
    order === 'oldest-days' || Number(day[0]?.date.slice(-1)) % 2 === 0 ? day.toReversed() : day,
  );
}
