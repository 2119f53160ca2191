import type { CivilDate } from '../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { PaperStyle } from './printed-style.ts';

const SYMBOLS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', CAD: '$', USD: '$' };

/** An amount in its two columns: money out left and in right, or one column of whatever sign. */
export function amounts(moved: number, style: PaperStyle): readonly [string, string] {
  const isCard = style.language.isCard === true;
  const amount = isCard && style.money !== 'letters' ? -moved : moved;
  const plain = money(Math.abs(amount), style);
  switch (style.money) {
    case 'columns':
      return amount < 0 ? [plain, ''] : ['', plain];
    case 'turned-columns':
      return amount < 0 ? ['', plain] : [plain, ''];
    case 'minus':
      return ['', amount < 0 ? `-${plain}` : plain];
    case 'trailing':
      return ['', amount < 0 ? `${plain}-` : plain];
    case 'letters':
      return ['', `${plain}${amount > 0 ? ' CR' : isCard ? '' : ' DR'}`];
    case 'unsigned':
    case 'sections':
      return ['', plain];
  }
}

/** A balance; what a card owes is a plain figure. */
export function signed(balance: number, style: PaperStyle): string {
  const minor = style.language.isCard ? -balance : balance;
  const plain = money(Math.abs(minor), style);
  if (minor >= 0) return plain;
  return style.money === 'trailing' ? `${plain}-` : `-${plain}`;
}

/** A figure in the language's way. */
export function money(minor: number, { language, hasSymbol }: PaperStyle): string {
  const [whole = '', cents = ''] = decimalFromMinor(Math.abs(minor), 'EUR').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language.decimal === '.' ? ',' : '.');
  const symbol = hasSymbol && language.decimal === '.' ? (SYMBOLS[language.currency] ?? '') : '';
  return `${minor < 0 ? '-' : ''}${symbol}${grouped}${language.decimal}${cents}`;
}

function parts(date: CivilDate): [year: string, month: string, day: string] {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  return [year, month, dayOfMonth];
}

/** A day with its year. */
export function fullDay(date: CivilDate, { language, date: shown }: PaperStyle): string {
  const [year, month, dayOfMonth] = parts(date);
  if (shown === 'iso') return date;
  if (shown === 'day-month' || shown === 'month-day')
    return `${dayOfMonth} ${monthName(month, language.months)} ${year}`;
  return [dayOfMonth, month, year].join(language.decimal === '.' ? '/' : '.');
}

/** A day as rows print it. */
export function day(date: CivilDate, style: PaperStyle): string {
  const [year, month, dayOfMonth] = parts(date);
  const separator = style.language.decimal === '.' ? '/' : '.';
  switch (style.date) {
    case 'full':
    case 'iso':
      return fullDay(date, style);
    case 'short-year':
      return [dayOfMonth, month, year.slice(2)].join(separator);
    case 'pair':
      return separator === '/' ? `${dayOfMonth}/${month}` : `${dayOfMonth}.${month}.`;
    case 'dotted':
      return `${Number(dayOfMonth)}.${Number(month)}.`;
    case 'day-month':
      return `${dayOfMonth} ${monthName(month, style.language.months).toUpperCase()}`;
    case 'month-day':
      return `${monthName(month, style.language.months)} ${Number(dayOfMonth)}`;
  }
}

function monthName(month: string, months: string): string {
  return months.split(' ')[Number(month) - 1] ?? '';
}
