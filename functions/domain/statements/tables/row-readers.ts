import type { CivilDate } from '../../../../shared/civil-date.ts';
import type { DateOrder } from '../../../../shared/model/statement.ts';
import { minorDigits } from '../../../../shared/money.ts';
import { codeIn } from './table-currency.ts';
import { cellText, isEmptyCell, isWritten, plainMinorIn, type TableRow } from './table.ts';
import { dateFromSerial, dateInOrder, writtenDate } from '../../text/written-date.ts';
import { minorAsShown, writtenMoney, type DecimalSign } from '../../text/written-money.ts';

/** How this file writes days and numbers. */
export interface TableFormat {
  decimal: DecimalSign;
  /** A column whose numbers are written another way. */
  other: { column: number; decimal: DecimalSign } | undefined;
  order: DateOrder;
  serialDates: boolean;
  currency: string;
  /** Where rows have currencies of their own, the column that names them. */
  currencyColumn: number | undefined;
}

/** An amount in minor units with the sign shown (0: none). */
export interface ReadMoney {
  minor: number;
  sign: -1 | 0 | 1;
}

/** Far beyond any statement, far below where sums stop being exact. */
const AMOUNT_MAX = 100_000_000_000;

/** A number in a cell that is a day by its digits, as some banks fill workbooks: 20260803. */
const isCompactDay = (text: string): boolean => /^(?:19|20)\d{6}$/.test(text);

/** Reads single cells in a file's format, once it is decided; undefined where a cell holds no such thing. */
export class RowReaders {
  /** Readers that live for good: with the last of its class the engine drops what it compiled for them. */
  static readonly none = new RowReaders({
    decimal: '.',
    other: undefined,
    order: 'ymd',
    serialDates: false,
    currency: '',
    currencyColumn: undefined,
  });
  readonly #format: TableFormat;
  /** Rows of a day stand together: the day just read is nearly always read again. */
  #dayText = '';
  #day: CivilDate | undefined = undefined;
  /** Rows of a currency do as well. */
  #currency = '';
  #digits = minorDigits('');

  constructor(format: TableFormat) {
    this.#format = format;
  }

  day(row: TableRow, column: number | undefined): CivilDate | undefined {
    if (column === undefined) return undefined;
    const { serialDates, order } = this.#format;
    if (serialDates && (row.numbers?.has(column) ?? true)) {
      const day = dateFromSerial(cellText(row, column));
      if (day !== undefined || (row.numbers && !isCompactDay(cellText(row, column)))) return day;
    }
    if (isWritten(row, column, this.#dayText)) return this.#day;
    const text = cellText(row, column);
    const written = writtenDate(text);
    this.#dayText = text;
    this.#day = written && dateInOrder(written, order);
    return this.#day;
  }

  /** An amount as it is shown. */
  money(row: TableRow, column: number | undefined): ReadMoney | undefined {
    if (column === undefined || isEmptyCell(row, column)) return undefined;
    const plain = this.#plain(row, column);
    const money = plain === undefined ? this.#closeReading(row, column) : moneyOf(plain);
    return money === undefined || money.minor > AMOUNT_MAX ? undefined : money;
  }

  /** An amount as a number, below zero where a minus is shown. */
  signed(row: TableRow, column: number | undefined): number | undefined {
    if (column === undefined || isEmptyCell(row, column)) return undefined;
    const plain = this.#plain(row, column);
    return plain !== undefined && Math.abs(plain) <= AMOUNT_MAX
      ? plain
      : signedMoney(this.money(row, column));
  }

  #plain(row: TableRow, column: number): number | undefined {
    const currency = this.#currencyOf(row);
    if (currency !== this.#currency) {
      this.#currency = currency;
      this.#digits = minorDigits(currency);
    }
    return plainMinorIn(row, column, this.#decimalIn(row, column), this.#digits);
  }

  #closeReading(row: TableRow, column: number): ReadMoney | undefined {
    const written = writtenMoney(cellText(row, column));
    const minor = written && minorAsShown(written.core, this.#decimalIn(row, column), this.#currencyOf(row));
    return minor === undefined || written === undefined ? undefined : { minor, sign: written.sign };
  }

  #decimalIn(row: TableRow, column: number): DecimalSign {
    const { decimal, other } = this.#format;
    const written = column === other?.column ? other.decimal : decimal;
    return row.numbers?.has(column) ? '.' : written;
  }

  #currencyOf(row: TableRow): string {
    const { currency, currencyColumn } = this.#format;
    return currencyColumn === undefined ? currency : (codeIn(row, currencyColumn) ?? currency);
  }
}

function moneyOf(minor: number): ReadMoney {
  return minor < 0 ? { minor: -minor, sign: -1 } : { minor, sign: 0 };
}

/** Money as a number below zero where a minus was shown. */
export function signedMoney(money: ReadMoney | undefined): number | undefined {
  return money && (money.sign === -1 && money.minor !== 0 ? -money.minor : money.minor);
}
