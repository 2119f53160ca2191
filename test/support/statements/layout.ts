import fc from 'fast-check';
import type { CivilDate } from '../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { DateStyle, Encoding, Locale } from './locale.ts';

/** How numbers are written. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  readonly thousands: string;
  readonly sign: 'minus' | 'plus-minus' | 'long-minus' | 'trailing' | 'parentheses' | 'dr-cr' | 'dr';
  readonly currency: 'none' | 'before' | 'after';
}

/** How a bank prints a table: everything that does not change what happened. */
export interface TableLayout {
  readonly money: 'amount' | 'columns' | 'direction';
  readonly hasHeadings: boolean;
  readonly hasBalance: boolean;
  readonly hasValueDate: boolean;
  readonly hasCurrency: boolean;
  readonly hasType: boolean;
  readonly textFirst: boolean;
  readonly preamble: 'none' | 'title' | 'balances';
  readonly footer: 'none' | 'total' | 'balances';
  readonly date: DateStyle;
  readonly separator: '/' | '-' | '.';
  readonly isPadded: boolean;
  readonly number: NumberStyle;
  readonly directions: readonly [out: string, into: string];
}

/** How a table becomes a file of text. */
export interface TextLayout {
  readonly delimiter: ',' | ';' | '\t' | '|';
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
      sign: fc.constantFrom('minus', 'plus-minus', 'long-minus', 'trailing', 'parentheses', 'dr-cr', 'dr'),
      currency: fc.constantFrom('none', 'none', 'before', 'after'),
    }),
  ) as fc.Arbitrary<NumberStyle>;
  const any = fc.record({
    money: fc.constantFrom('amount', 'columns', 'direction'),
    hasHeadings: fc.constantFrom(true, true, true, true, false),
    hasBalance: fc.constantFrom(true, true, false),
    hasValueDate: fc.boolean(),
    hasCurrency: fc.boolean(),
    hasType: fc.boolean(),
    textFirst: fc.boolean(),
    preamble: fc.constantFrom('none', 'title', 'balances'),
    footer: fc.constantFrom('none', 'total', 'balances'),
    date: fc.constantFrom(...locale.dates),
    separator: fc.constantFrom('/', '-', '.'),
    isPadded: fc.boolean(),
    number,
    directions: fc.constantFrom(...locale.directions),
  }) as fc.Arbitrary<TableLayout>;
  return any.map(asBanksDo);
}

/** Without headings nothing tells a column of types from one of descriptions; dots stand between day, month and year alone. */
function asBanksDo(layout: TableLayout): TableLayout {
  return {
    ...layout,
    hasType: layout.hasType && layout.hasHeadings,
    separator: layout.separator === '.' && layout.date.startsWith('mdy') ? '/' : layout.separator,
  };
}

/** Any way to write a locale's text. */
export function textLayouts(locale: Locale): fc.Arbitrary<TextLayout> {
  return fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
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
    'ymd-slash': () => `${year}/${m}/${d}`,
    named: () => `${d} ${locale.months[Number(month) - 1] ?? ''} ${year}`,
    eastern: () => `${year}年${m}月${d}日`,
  };
  return styles[layout.date]();
}

/** The amount without sign. */
export function printMagnitude(minor: number, { decimal, thousands }: NumberStyle, currency: string): string {
  const [whole = '', fraction] = decimalFromMinor(Math.abs(minor), currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}

/** The amount with its sign and currency in the layout's style. */
export function printAmount(minor: number, style: NumberStyle, currency: string): string {
  const bare = printMagnitude(minor, style, currency);
  const number = { none: bare, before: `${currency} ${bare}`, after: `${bare} ${currency}` }[style.currency];
  const [isOut, isIn] = [minor < 0, minor > 0];
  if (style.sign === 'trailing') return isOut ? `${bare}-` : bare;
  if (style.sign === 'parentheses') return isOut ? `(${bare})` : bare;
  if (style.sign === 'dr-cr') return `${bare} ${isOut ? 'DR' : 'CR'}`;
  if (style.sign === 'dr') return isOut ? `${bare} DR` : bare;
  const plus = style.sign === 'plus-minus' && isIn ? '+' : '';
  return isOut ? `${style.sign === 'long-minus' ? '−' : '-'}${number}` : plus + number;
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
