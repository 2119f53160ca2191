import { oneLine } from '../../text/one-line.ts';
import type { Columns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';

/** What some files write where a row has no description. */
const SAYS_NOTHING = /^(no description|-+)$/i;

/** As much of a description as is kept. */
export const DESCRIPTION_MAX = 500;

/**
 * The description columns of a row joined, each word group once; types and categories only where they are all empty. Of who pays and
 * who is paid, one is the account's owner in every row: `way` (-1 money out, 1 in) tells the other.
 */
export function rowDescription(row: TableRow, columns: Columns, way: -1 | 1 | undefined): string {
  const own = ownSide(row, columns, way);
  const others = own === undefined ? columns.text : columns.text.filter((column) => column !== own);
  const texts = joined(row, others);
  return texts === '' ? joined(row, columns.detail) : texts;
}

/** The column that names the owner, where a row names both sides. */
function ownSide(row: TableRow, { sides }: Columns, way: -1 | 1 | undefined): number | undefined {
  if (!sides || way === undefined) return undefined;
  const namesBoth = cellText(row, sides.payer) !== '' && cellText(row, sides.payee) !== '';
  if (!namesBoth) return undefined;
  return way === -1 ? sides.payer : sides.payee;
}

function joined(row: TableRow, columns: readonly number[]): string {
  let text = '';
  for (const column of columns) {
    const part = oneLine(cellText(row, column).slice(0, DESCRIPTION_MAX));
    if (part === '' || SAYS_NOTHING.test(part)) continue;
    text = text === '' ? part : withPart(text, part);
  }
  return text.length > DESCRIPTION_MAX ? text.slice(0, DESCRIPTION_MAX) : text;
}

/** A text with another one behind it, unless one of the two says what the other does. */
function withPart(text: string, part: string): string {
  const [said, further] = [text.toLowerCase(), part.toLowerCase()];
  if (said.includes(further)) return text;
  return further.includes(said) ? part : `${text} ${part}`;
}
