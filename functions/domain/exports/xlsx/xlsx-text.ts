import type { CellRichTextValue } from 'exceljs';
import { harmless } from '../../../../shared/csv.ts';

/** Letters of a cell that Excel takes, as it counts them: UTF-16 units. */
const CELL_LETTERS_MAX = 32_767;

/** What XML 1.0 has no character for, and DEL, which the library drops. */
const forbidden = new RegExp(
  `[${String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff`}]`,
  'g',
);

/** How a workbook writes a character by its code: a text that looks like that is to stay as it is (ECMA-376, 22.9.2.19). */
const codeLike = /_(?=x[0-9a-f]{4}_)/gi;

/**
 * Text as a workbook holds it: without what XML forbids, lines divided by line feeds, no longer than a cell may be; what a spreadsheet would
 * calculate is text, as in CSV (OWASP ASVS 5.0, 1.2.10).
 */
export function xlsxText(text: string): string {
  const plain = text.toWellFormed().replace(forbidden, '').replace(/\r\n?/g, '\n');
  return shortened(harmless(plain));
}

/** Text as a cell. Programs differ in whether they look for codes in a plain one; in one with runs all do. */
export function textValue(text: string): string | CellRichTextValue {
  const plain = xlsxText(text);
  const escaped = plain.replace(codeLike, '_x005F_');
  return escaped === plain ? plain : { richText: [{ text: escaped }] };
}

function shortened(text: string): string {
  if (text.length <= CELL_LETTERS_MAX) return text;
  // Half a character that its cut end would be becomes none.
  return `${text.slice(0, CELL_LETTERS_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
