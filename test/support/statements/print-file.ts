import { utils, write } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { TextLayout } from './layout.ts';
import type { Encoding } from './locale.ts';
import type { PrintedCell } from './print-table.ts';

/** Signs that an encoding lacks, with those that its writers use instead. */
const LACKING: Partial<Record<Encoding, Readonly<Record<string, string>>>> = {
  'windows-1252': { '−': '–', '₹': 'Rs.' },
  'windows-1250': { '−': '–' },
  'windows-1251': { '−': '–', '₽': 'руб.' },
  'iso-8859-15': { '−': '-', '’': "'", '₹': 'Rs.' },
  'iso-8859-2': { '−': '-', '’': "'" },
  shift_jis: { '\u00a0': ' ', '−': '－', '¥': '￥' },
  'euc-jp': { '\u00a0': ' ', '−': '－', '¥': '￥' },
  'euc-kr': { '\u00a0': ' ', '−': '－', '₩': '￦' },
};

/** A text as it stands in a file of this encoding. */
export function writable(text: string, encoding: Encoding): string {
  const signs = LACKING[encoding] ?? {};
  return text.replace(/[^\x20-\x7e]/g, (sign) => signs[sign] ?? sign);
}

/** A file of delimited text. */
export function printDelimited(table: readonly (readonly PrintedCell[])[], layout: TextLayout): Uint8Array {
  const { delimiter, quotesAll, newline, encoding, hasSeparatorLine, endsWithDelimiter } = layout;
  const quoted = ({ text }: PrintedCell): string =>
    quotesAll || text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const end = endsWithDelimiter ? delimiter : '';
  const lines = table.map((cells) => cells.map(quoted).join(delimiter) + (cells.length > 0 ? end : ''));
  const head = hasSeparatorLine ? `sep=${delimiter}${newline}` : '';
  return encodeText(head + lines.join(newline) + newline, encoding);
}

/** Kinds of workbook: of today, of before 2007, and of LibreOffice. */
export type BookType = 'xlsx' | 'biff8' | 'ods';

/** A workbook of one sheet, whose numbers and days are values (`isTyped`) or text. */
export function printWorkbook(
  table: readonly (readonly PrintedCell[])[],
  { isTyped, bookType, currency }: { isTyped: boolean; bookType: BookType; currency: string },
): Uint8Array {
  const values = table.map((cells) =>
    cells.map((cell) => (isTyped || cell.isSerial ? valueOf(cell, currency) : cell.text)),
  );
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(values, { cellDates: true, UTC: true }), 'Statement');
  return new Uint8Array(write(book, { type: 'array', bookType, cellDates: true }) as ArrayBuffer);
}

/** A page with a table, as some banks send it under a spreadsheet's name. */
export function printHtml(table: readonly (readonly PrintedCell[])[]): Uint8Array {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const lines = table.map(
    (cells) => `<tr>${cells.map(({ text }) => `<td align="right">${escaped(text)}</td>`).join('')}</tr>`,
  );
  return encodeText(
    `<html><head><meta charset="utf-8"></head><body><table>\n${lines.join('\n')}\n</table></body></html>`,
    'utf-8',
  );
}

function valueOf({ text, minor, day, isSerial }: PrintedCell, currency: string): string | number | Date {
  if (isSerial) return Number(text);
  if (day !== undefined) return new Date(`${day}T00:00:00Z`);
  return minor === undefined ? text : Number(decimalFromMinor(minor, currency));
}

/** Text in an encoding; signs it lacks are written with those it has. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8-bom') return iconv.encode(text, 'utf-8', { addBOM: true });
  if (encoding.startsWith('utf-16'))
    return iconv.encode(text, encoding.replace('-bare', ''), { addBOM: !encoding.endsWith('-bare') });
  const bytes = iconv.encode(writable(text, encoding), encoding);
  if (iconv.decode(bytes, encoding) !== writable(text, encoding))
    throw new RangeError(`${encoding} lacks a sign of: ${text}`);
  return bytes;
}
