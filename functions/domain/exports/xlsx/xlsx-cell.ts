import type { CellHyperlinkValue, CellValue, Style } from 'exceljs';
import { minorDigits } from '../../../../shared/money.ts';
import type { ColumnKind, ExportCell, ExportLink, ExportMoney } from '../export-document.ts';
import { textValue, xlsxText } from './xlsx-text.ts';

/** Excel counts days from 1900, and believes that its February had 29 of them. */
const FIRST_DAY = '1900-03-01';
const DAY = /^\d{4}-\d\d-\d\d$/;

const MONEY_DIGITS = 2;
const moneyFormat = (digits: number): string => `#,##0${digits === 0 ? '' : `.${'0'.repeat(digits)}`}`;

/** How a workbook shows what stands in a column; `dateFormat` is that of the books. */
export function formatOf(kind: ColumnKind, dateFormat: string): Partial<Style> {
  switch (kind) {
    case 'text':
      return {};
    case 'day':
      return { numFmt: dateFormat.toLowerCase(), alignment: { horizontal: 'left' } };
    case 'money':
      return { numFmt: moneyFormat(MONEY_DIGITS) };
    case 'count':
      return { numFmt: '#,##0' };
    case 'percent':
      return { numFmt: 'General"%"' };
  }
}

/** The number that an amount is in its currency. */
const numberOf = ({ minor, currency }: ExportMoney): number => minor / 10 ** minorDigits(currency);

/** How an amount is shown where its currency has other digits than most. */
export function oddMoneyFormat({ currency }: ExportMoney): string | undefined {
  const digits = minorDigits(currency);
  return digits === MONEY_DIGITS ? undefined : moneyFormat(digits);
}

/** How a cell is shown that is not shown as its column is: amounts of other digits, and text among days. */
export function ownStyleOf(cell: ExportCell, kind: ColumnKind): Partial<Style> | undefined {
  if (isMoney(cell)) {
    const numFmt = oddMoneyFormat(cell);
    return numFmt === undefined ? undefined : { numFmt };
  }
  return kind === 'day' && typeof cell === 'string' && !isExcelDay(cell) ? {} : undefined;
}

/** A cell as the workbook holds it: days and amounts as what they are, texts as harmless ones. */
export function xlsxValue(cell: ExportCell, kind: ColumnKind): CellValue {
  if (cell === null || typeof cell === 'number') return cell;
  if (typeof cell === 'string') return kind === 'day' && isExcelDay(cell) ? dateOf(cell) : textValue(cell);
  return isMoney(cell) ? numberOf(cell) : linkTo(cell);
}

export const isMoney = (cell: ExportCell): cell is ExportMoney =>
  typeof cell === 'object' && cell !== null && 'minor' in cell;
export const isLink = (cell: ExportCell): cell is ExportLink =>
  typeof cell === 'object' && cell !== null && 'path' in cell;

const isExcelDay = (text: string): boolean => DAY.test(text) && text >= FIRST_DAY;

/** A workbook knows no zone: the library writes a moment as the clock in Greenwich shows it. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A file beside the workbook, whatever its name. */
const linkTo = ({ text, path }: ExportLink): CellHyperlinkValue => ({
  text: xlsxText(text),
  hyperlink: path.split('/').map(encodeURIComponent).join('/'),
});
