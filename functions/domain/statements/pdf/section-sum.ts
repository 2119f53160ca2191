import type { PdfRow } from './printed-row.ts';

/** Whether an amount without a day is what all rows under the last heading come to: the sum of a card or a kind of rows, whatever it is called. */
export function isSumOfSection(
  cells: PdfRow['cells'],
  { rows, heading }: { readonly rows: readonly PdfRow[]; readonly heading: string | undefined },
): boolean {
  const own = rows.slice(rows.findLastIndex((row) => row.heading !== heading) + 1);
  const at = cells.findIndex((cell) => cell !== undefined);
  const sum = own.reduce((total, row) => total + digitsOf(row.cells[at]), 0);
  return heading !== undefined && own.length > 1 && sum === digitsOf(cells[at]);
}

/** Whether an amount is what its column comes to in all rows above it. */
export function isSumOfColumn(cells: PdfRow['cells'], rows: readonly PdfRow[]): boolean {
  return cells.some((cell, at) => {
    const sum = rows.reduce((total, row) => total + (row.cells[at] ? digitsOf(row.cells[at]) : 0), 0);
    return cell !== undefined && sum === digitsOf(cell);
  });
}

/** The digits of an amount as a number: the amounts of a column have as many decimals. */
const digitsOf = (money: PdfRow['cells'][number]): number =>
  Number(money?.written.core.replace(/\D/g, '') ?? NaN);
