import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { minorDigits } from '../../../../shared/money.ts';
import { plainMinor } from '../../text/plain-money.ts';
import { cellText, type TableRow } from './table.ts';
import { dateFromSerial, dateInOrder, writtenDate } from '../../text/written-date.ts';
import { minorAsShown, writtenMoney, type DecimalSign } from '../../text/written-money.ts';

/** How this file writes days and numbers; `currencyOf` a row where rows have their own. */
export interface TableFormat {
  decimal: DecimalSign;
  /** A column whose numbers are written another way. */
  other?: { column: number; decimal: DecimalSign };
  order: DateOrder;
  serialDates: boolean;
  currencyOf: (row: TableRow) => string;
}

/** An amount in minor units with the sign shown (0: none). */
export interface ReadMoney {
  minor: number;
  sign: -1 | 0 | 1;
}

/** Reads single cells in a file's format; undefined where a cell holds no such thing. */
export interface RowReaders {
  day: (row: TableRow, column: number | undefined) => CivilDate | undefined;
  money: (row: TableRow, column: number | undefined) => ReadMoney | undefined;
}

/** Far beyond any statement, far below where sums stop being exact. */
const AMOUNT_MAX = 100_000_000_000;

/** Readers for a file whose formats are decided. */
export function rowReaders(format: TableFormat): RowReaders {
  return { day: dayReader(format), money: moneyReader(format) };
}

/** Rows of a day stand together: the day just read is nearly always read again. */
function dayReader({ order, serialDates }: TableFormat): RowReaders['day'] {
  let last: { text: string; day: CivilDate | undefined } = { text: '', day: undefined };
  return (row, column) => {
    const text = cellText(row, column);
    if (serialDates && column !== undefined && (row.numbers?.has(column) ?? true)) {
      const day = dateFromSerial(text);
      if (day !== undefined || row.numbers) return day;
    }
    if (text === last.text) return last.day;
    const written = writtenDate(text);
    last = { text, day: written && dateInOrder(written, order) };
    return last.day;
  };
}

/** Rows of a currency stand together: its digits are looked up once. */
function moneyReader({ decimal, other, currencyOf }: TableFormat): RowReaders['money'] {
  let last = { currency: '', digits: minorDigits('') };
  return (row, column) => {
    const text = cellText(row, column);
    if (text === '' || column === undefined) return undefined;
    const written = column === other?.column ? other.decimal : decimal;
    const sign = row.numbers?.has(column) ? '.' : written;
    const currency = currencyOf(row);
    if (currency !== last.currency) last = { currency, digits: minorDigits(currency) };
    const plain = plainMinor(text, sign, last.digits);
    const money = plain === undefined ? closeReading(text, sign, currency) : moneyOf(plain);
    return money === undefined || money.minor > AMOUNT_MAX ? undefined : money;
  };
}

function moneyOf(minor: number): ReadMoney {
  return minor < 0 ? { minor: -minor, sign: -1 } : { minor, sign: 0 };
}

function closeReading(text: string, decimal: DecimalSign, currency: string): ReadMoney | undefined {
  const written = writtenMoney(text);
  const minor = written && minorAsShown(written.core, decimal, currency);
  return minor === undefined || written === undefined ? undefined : { minor, sign: written.sign };
}

/** Money as a number below zero where a minus was shown. */
export function signedMoney(money: ReadMoney | undefined): number | undefined {
  return money && (money.sign === -1 && money.minor !== 0 ? -money.minor : money.minor);
}
