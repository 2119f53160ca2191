import type { PdfRow } from './printed-row.ts';

/** A check's number with its amount, as both its row and a list of serial numbers print it. */
const numberOf = (text: string): string | undefined => /(\d+)\D*$/.exec(text)?.[1]?.replace(/^0+/, '');

/**
 * Rows without the entries of a list of checks that only repeats them: banks print a list of serial numbers below an account's rows. The
 * number, the day and the amount have all to be those of a row that stands by itself.
 */
export function withoutRepeatedChecks(rows: readonly PdfRow[]): PdfRow[] {
  const described = new Set(rows.filter(({ isFigures }) => !isFigures).flatMap(keysOf));
  return described.size === 0
    ? [...rows]
    : rows.filter((row) => !row.isFigures || !keysOf(row).some((key) => described.has(key)));
}

function keysOf({ texts, day, cells }: PdfRow): string[] {
  const number = numberOf(texts[0] ?? '');
  if (number === undefined || number === '') return [];
  return cells.flatMap((cell) => (cell ? [`${number} ${JSON.stringify(day)} ${cell.written.core}`] : []));
}
