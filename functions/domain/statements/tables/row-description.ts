import { oneLine } from '../../text/one-line.ts';
import type { Columns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';

/** As much of a description as is kept. */
export const DESCRIPTION_MAX = 500;

/** The description columns of a row joined, each word group once; types and categories only where they are all empty. */
export function rowDescription(row: TableRow, columns: Columns): string {
  const texts = joined(row, columns.text);
  return texts === '' ? joined(row, columns.detail) : texts;
}

function joined(row: TableRow, columns: readonly number[]): string {
  let text = '';
  for (const column of columns) {
    const part = oneLine(cellText(row, column).slice(0, DESCRIPTION_MAX));
    if (part === '' || (text !== '' && text.toLowerCase().includes(part.toLowerCase()))) continue;
    text = text === '' ? part : `${text} ${part}`;
  }
  return text.length > DESCRIPTION_MAX ? text.slice(0, DESCRIPTION_MAX) : text;
}
