import type { DocumentTax } from '../../../../shared/model/document.ts';
import type { TextLine } from '../../text/text-line.ts';
import { ROUNDING_MAX, rowOf } from './tax-row-figures.ts';

/** No row of sums is longer; bounds the time. */
const ROW_LETTERS_MAX = 80;
/** A row of a rate and sums only, with the letter that its goods bear: "A 7,0% 7,24 0,51 7,75", "10% A 43,82 4,38". */
const BARE_ROW =
  /^\W*(?:[A-Z]\W*)?\d{1,2}(?:[.,]\d{1,2})?\s?%\W*(?:[A-Z]\W*)?(?:\d[\d.,' ]*[.,]\s?\d\d\W*){2,3}$/;
/** Countries whose tax on sales is one on value added. */
const VALUE_ADDED = ['EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF'];

/** The taxes of rows that no heading calls so, where what they add up to is the document's total. */
export function bareTaxRows(lines: readonly TextLine[], total: number, currency: string): DocumentTax[] {
  const rows = lines
    .filter(({ text }) => BARE_ROW.test(text.slice(0, ROW_LETTERS_MAX)))
    .flatMap((line) => rowOf(line, lines, currency, VALUE_ADDED.includes(currency) ? 'VAT' : 'tax') ?? []);
  const gross = rows.reduce((sum, row) => sum + row.gross, 0);
  return Math.abs(gross - total) <= ROUNDING_MAX ? rows.map(({ tax }) => tax) : [];
}
