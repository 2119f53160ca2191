import { formatDay } from '../../../../shared/format-day.ts';
import { decimalFromMinor, minorDigits } from '../../../../shared/money.ts';
import type { DateFormat } from '../../../../shared/model/template.ts';
import { languageTags } from '../../../../shared/text/language.ts';
import type { Language } from '../../../../shared/text/language.ts';
import type { ColumnKind, ExportCell, ExportMoney } from '../export-document.ts';

const TRUE_MINUS = '−';

/** Says a cell as a person of the document's language and date format reads it. */
export type CellWriter = (cell: ExportCell, kind: ColumnKind, currency?: string) => string;

/**
 * How the cells of a document are written. An amount of `currency`, which the head of its column names, is a bare figure; any other says whose
 * it is, so that none is ever taken for another.
 */
export function cellWriter({ language, dateFormat }: { language: Language; dateFormat: string }): CellWriter {
  const tag = languageTags[language];
  const figures = new Map<number, Intl.NumberFormat>();
  const count = new Intl.NumberFormat(tag, { maximumFractionDigits: 20 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
  const figureOf = (digits: number): Intl.NumberFormat => {
    const known = figures.get(digits);
    if (known) return known;
    const made = new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    figures.set(digits, made);
    return made;
  };
  const money = ({ minor, currency }: ExportMoney, home?: string): string => {
    const decimal = decimalFromMinor(Math.abs(minor), currency) as Intl.StringNumericLiteral;
    const figure = (minor < 0 ? TRUE_MINUS : '') + figureOf(minorDigits(currency)).format(decimal);
    return currency === home ? figure : `${currency}\u00A0${figure}`;
  };
  return (cell, kind, currency) => {
    if (cell === null) return '';
    if (typeof cell === 'object') return 'minor' in cell ? money(cell, currency) : cell.text;
    if (kind === 'day' && typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(cell))
      return formatDay(cell, dateFormat as DateFormat);
    if (typeof cell === 'string') return cell;
    const written = kind === 'percent' ? percent.format(cell / 100) : count.format(cell);
    return written.replace('-', TRUE_MINUS);
  };
}

/** Whether a column's cells end where it ends, as figures do. */
export const isFigure = (kind: ColumnKind): boolean =>
  kind === 'money' || kind === 'count' || kind === 'percent';
