import type { CivilDate } from '../../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import type { DayStyle, Tongue } from './tongues.ts';

/** How a file writes its numbers. */
export interface FigureStyle {
  readonly decimal: '.' | ',';
  readonly thousands: string;
}

/** Minor units without sign. */
export function figure(minor: number, { decimal, thousands }: FigureStyle, currency: string): string {
  const [whole = '', cents] = decimalFromMinor(Math.abs(minor), currency).split('.');
  const grouped =
    thousands === 'lakh'
      ? whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
      : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return cents === undefined ? grouped : grouped + decimal + cents;
}

/** A day with its year. */
export function dayIn(date: CivilDate, style: DayStyle, { months }: Tongue): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months.split(' ')[Number(month) - 1] ?? '';
  const short = year.slice(2);
  const styles: Record<DayStyle, string> = {
    'dmy/': `${day}/${month}/${year}`,
    'mdy/': `${month}/${day}/${year}`,
    'dmy.': `${day}.${month}.${year}`,
    'dmy-': `${day}-${month}-${year}`,
    iso: date,
    'd-mon-y': `${day}-${name}-${year}`,
    'd mon y': `${Number(day)} ${name} ${year}`,
    'mon d, y': `${name} ${Number(day)}, ${year}`,
    'dmy/2': `${day}/${month}/${short}`,
    'mdy/2': `${month}/${day}/${short}`,
    'dmy.2': `${day}.${month}.${short}`,
  };
  return styles[style];
}

/** A day as rows without years print it. */
export function dayWithoutYear(date: CivilDate, style: DayStyle, { months }: Tongue): string {
  const [, month = '', day = ''] = date.split('-');
  const name = months.split(' ')[Number(month) - 1] ?? '';
  if (style === 'dmy.' || style === 'dmy.2') return `${day}.${month}.`;
  if (style === 'd mon y' || style === 'd-mon-y') return `${day} ${name}`;
  if (style === 'mon d, y') return `${name} ${day}`;
  if (style === 'iso') return `${month}-${day}`;
  if (style === 'dmy-') return `${day}-${month}`;
  return style.startsWith('mdy') ? `${month}/${day}` : `${day}/${month}`;
}
