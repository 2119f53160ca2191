import type { CellHyperlinkValue, CellValue, Style } from 'exceljs';
import { minorDigits } from '../../../../shared/money.ts';
import type { ColumnKind, ExportCell, ExportLink, ExportMoney } from '../export-document.ts';
import { textValue, xlsxText } from './xlsx-text.ts';

/** Excel counts days from 1900, and believes that its February had 29 of them. */
const FIRST_DAY = '1900-03-01';
const DAY = /^\d{4}-\d\d-\d\d$/;

const LINK = { font: { color: { argb: 'FF1B5FAA' }, underline: true } } as const;
const PLAIN: Partial<Style> = {};

/**
 * How cells are shown. Those that look the same have the same object: the library knows it again, and finds a style that is told anew by writing it
 * out. `dateFormat` is that of the books.
 */
export class CellStyles {
  readonly #kinds: Readonly<Record<Exclude<ColumnKind, 'money'>, Partial<Style>>>;
  readonly #money = new Map<number, Partial<Style>>();

  constructor(dateFormat: string) {
    this.#kinds = {
      text: PLAIN,
      day: { numFmt: dateFormat.toLowerCase(), alignment: { horizontal: 'left' } },
      count: { numFmt: '#,##0' },
      percent: { numFmt: 'General"%"' },
    };
  }

  /** That of a cell in a column of this kind: amounts have the digits of their currency; text is text wherever it stands. */
  of(cell: ExportCell, kind: ColumnKind): Partial<Style> {
    if (isMoney(cell)) return this.#moneyOf(minorDigits(cell.currency));
    if (isLink(cell)) return LINK;
    if (kind === 'money' || (kind === 'day' && !isDay(cell))) return PLAIN;
    return this.#kinds[kind];
  }

  #moneyOf(digits: number): Partial<Style> {
    const known = this.#money.get(digits);
    if (known) return known;
    const style = { numFmt: `#,##0${digits === 0 ? '' : `.${'0'.repeat(digits)}`}` };
    this.#money.set(digits, style);
    return style;
  }
}

/** The number that an amount is in its currency. */
const numberOf = ({ minor, currency }: ExportMoney): number => minor / 10 ** minorDigits(currency);

/** A cell as the workbook holds it: days and amounts as what they are, texts as harmless ones. */
export function xlsxValue(cell: ExportCell, kind: ColumnKind): CellValue {
  if (cell === null || typeof cell === 'number') return cell;
  if (typeof cell === 'string') return kind === 'day' && isDay(cell) ? dateOf(cell) : textValue(cell);
  return isMoney(cell) ? numberOf(cell) : linkTo(cell);
}

const isMoney = (cell: ExportCell): cell is ExportMoney =>
  typeof cell === 'object' && cell !== null && 'minor' in cell;
export const isLink = (cell: ExportCell): cell is ExportLink =>
  typeof cell === 'object' && cell !== null && 'path' in cell;

/** Whether a cell is a day that a workbook can count. */
const isDay = (cell: ExportCell): boolean => typeof cell === 'string' && DAY.test(cell) && cell >= FIRST_DAY;

/** A workbook knows no zone: the library writes a moment as the clock in Greenwich shows it. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A file beside the workbook, whatever its name. */
const linkTo = ({ text, path }: ExportLink): CellHyperlinkValue => ({
  text: xlsxText(text),
  hyperlink: path.split('/').map(encodeURIComponent).join('/'),
});
