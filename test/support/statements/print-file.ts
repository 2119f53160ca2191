import { utils, write } from '@e965/xlsx';
import iconv from 'iconv-lite';
import { decimalFromMinor } from '../../../shared/money.ts';
import type { TextLayout } from './layout.ts';
import type { Encoding } from './locale.ts';
import type { PrintedCell } from './print-table.ts';

const LACKING: Partial<Record<Encoding, (text: string) => string>> = {
  'windows-1252': (text) => text.replaceAll('−', '–'),
  'windows-1250': (text) => text.replaceAll('−', '–'),
  shift_jis: (text) => text.replaceAll('\u00a0', ' ').replaceAll('−', '－'),
};

/** A file of delimited text. */
export function printDelimited(table: readonly (readonly PrintedCell[])[], layout: TextLayout): Uint8Array {
  const { delimiter, quotesAll, newline, encoding } = layout;
  const quoted = ({ text }: PrintedCell): string =>
    quotesAll || text.includes(delimiter) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return encodeText(
    table.map((cells) => cells.map(quoted).join(delimiter)).join(newline) + newline,
    encoding,
  );
}

/** A workbook of one sheet, whose numbers and days are values (`isTyped`) or text. */
export function printWorkbook(
  table: readonly (readonly PrintedCell[])[],
  { isTyped, currency }: { isTyped: boolean; currency: string },
): Uint8Array {
  const values = table.map((cells) => cells.map((cell) => (isTyped ? valueOf(cell, currency) : cell.text)));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(values, { cellDates: true, UTC: true }), 'Statement');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', cellDates: true }) as ArrayBuffer);
}

function valueOf({ text, minor, day }: PrintedCell, currency: string): string | number | Date {
  if (day !== undefined) return new Date(`${day}T00:00:00Z`);
  return minor === undefined ? text : Number(decimalFromMinor(minor, currency));
}

/** Text in an encoding; signs it lacks are written with those it has. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8-bom' || encoding === 'utf-16le')
    return iconv.encode(text, encoding === 'utf-16le' ? 'utf-16le' : 'utf-8', { addBOM: true });
  const writable = LACKING[encoding]?.(text) ?? text;
  const bytes = iconv.encode(writable, encoding);
  if (iconv.decode(bytes, encoding) !== writable)
    throw new RangeError(`${encoding} lacks a sign of: ${text}`);
  return bytes;
}
