import type { TableFrame } from './find-frame.ts';
import { headingCode } from './own-amount.ts';
import { cellText, type TableRow } from './table.ts';
import { writtenMoney } from '../../text/written-money.ts';

/** A heading that holds nothing but a currency: "CAD$", "USD", "(EUR)". */
const ONLY_CURRENCY = /^[\s($€£]*[A-Z]{3}[\s)$€£]*$/;

/**
 * A table with a column of amounts for each currency ("CAD$", "USD$"), of which every row fills one, as a table with an amount
 * and its currency: otherwise the one looks like money out and the other like money in. Columns keep their places.
 */
export function withOneAmount(frame: TableFrame): TableFrame {
  const { header } = frame;
  if (!header) return frame;
  const codes = new Map(
    header.cells.flatMap((cell, column) => {
      const code = ONLY_CURRENCY.test(cell) ? headingCode(cell) : undefined;
      return code !== undefined && frame.body.some((row) => isMoney(row, column))
        ? [[column, code] as const]
        : [];
    }),
  );
  const [amount, currency] = codes.keys();
  if (amount === undefined || currency === undefined) return frame;
  const filled = (row: TableRow): number[] =>
    [...codes.keys()].filter((column) => cellText(row, column) !== '');
  const isOfOne = frame.body.every((row) => filled(row).length < 2);
  if (!isOfOne || new Set(codes.values()).size < codes.size) return frame;
  const rewritten = (row: TableRow, amountText: string, currencyText: string): string[] =>
    row.cells.map((cell, column) =>
      column === amount ? amountText : column === currency ? currencyText : codes.has(column) ? '' : cell,
    );
  const body = frame.body.map((row) => {
    const [column] = filled(row);
    if (column === undefined || !isMoney(row, column)) return row;
    const cells = rewritten(withWidth(row, currency), cellText(row, column), codes.get(column) ?? '');
    const { line, numbers } = row;
    return numbers
      ? { line, cells, numbers: new Set([...numbers].map((at) => (at === column ? amount : at))) }
      : { line, cells };
  });
  return { ...frame, header: { ...header, cells: rewritten(header, 'Amount', 'Currency') }, body };
}

const isMoney = (row: TableRow, column: number): boolean => writtenMoney(cellText(row, column)) !== undefined;

/** Empty cells at its end may be missing from a row. */
function withWidth(row: TableRow, column: number): TableRow {
  const missing = Math.max(0, column + 1 - row.cells.length);
  return { ...row, cells: [...row.cells, ...Array.from({ length: missing }, () => '')] };
}
