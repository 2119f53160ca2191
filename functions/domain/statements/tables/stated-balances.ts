import { summaryKind } from './column-words.ts';
import type { TableFrame } from './find-frame.ts';
import type { ReadMoney, RowReaders } from './row-readers.ts';
import { cellText, type TableRow } from './table.ts';
import { writtenDate } from '../../text/written-date.ts';
import { writtenMoney } from '../../text/written-money.ts';

/** Balances stated above the headings, minor units. */
export interface StatedBalances {
  opening: number | null;
  closing: number | null;
}

/**
 * Opening and closing balances named above the table. A balance of no stated time ("Account balance") counts as the
 * closing one only where the rows carry no balances of their own; one of a day past the file's last is not that of its rows.
 */
export function statedAbove(
  frame: TableFrame,
  readers: RowReaders,
  hasBalances: boolean,
  isPast: (row: TableRow) => boolean,
): StatedBalances {
  const stated: StatedBalances = { opening: null, closing: null };
  for (const row of frame.preamble) {
    const label = row.cells.find((cell) => cell.trim() !== '') ?? '';
    const kind = summaryKind(label.replace(/([a-z])([A-Z])/g, '$1 $2'));
    const minor = moneyIn(row, readers);
    if (minor === undefined || (kind !== 'opening' && isPast(row))) continue;
    if (kind === undefined && !hasBalances && isBalanceLine(row)) stated.closing ??= minor;
    if (kind === 'opening' || kind === 'brought') stated.opening ??= minor;
    const isWeak = kind === 'weak-closing' || kind === 'day-balance';
    if (kind === 'closing' || (isWeak && !hasBalances)) stated.closing ??= minor;
  }
  return stated;
}

/** A card's only balance above its rows is what is owed, written as plain as a price. */
export const asOwedAbove = ({ opening, closing }: StatedBalances): StatedBalances =>
  opening === null && closing !== null && closing > 0 ? { opening, closing: -closing } : { opening, closing };

const DAY = /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b(?=.)/;
/**
 * An amount at the end of a line that names its currency, behind words or a day: "Solde au 31/08/2026 1 234,56 €". Its groups are counted,
 * more of them than an amount can have, because a long line of groups would otherwise be tried from each of them to its end.
 */
const AT_END = /[\p{L}\d][:\s]\s*([-+]?\d{1,3}(?:[\s.,'’]?\d{3}){0,5}[.,]\d{2}\s?(?:[€£$]|[A-Z]{3}))$/u;

/** The amount in a line's cells, or after a colon within one ("Ledger Balance : 20.00 as of 20250412"). */
function moneyIn(row: TableRow, readers: RowReaders): number | undefined {
  const money = moneyCell(row, readers);
  const text = row.cells
    .map((_, column) => cellText(row, column))
    .join(' ')
    .trim();
  const inText =
    AT_END.exec(text.replace(DAY, ''))?.[1] ?? /:\s*(?:[A-Z]{3}\s)?([^\s:]*\d[\d.,']*)/.exec(text)?.[1];
  const found =
    money ?? (inText === undefined ? undefined : readers.money({ line: row.line, cells: [inText] }, 0));
  return found && (found.sign === -1 ? -found.minor : found.minor);
}

/** A line of account data with a day and a single amount that names its currency: the balance on that day. */
function isBalanceLine(row: TableRow): boolean {
  const money = row.cells.map((cell) => writtenMoney(cell.trim())).filter((it) => it?.currency !== undefined);
  return money.length === 1 && row.cells.some((cell) => writtenDate(cell.trim()) !== undefined);
}

/** The amount with a currency, else the first one. */
function moneyCell(row: TableRow, readers: RowReaders): ReadMoney | undefined {
  const column = row.cells.findIndex((cell) => writtenMoney(cell.trim())?.currency !== undefined);
  if (column >= 0) return readers.money(row, column);
  return row.cells.map((_, at) => readers.money(row, at)).find((it) => it !== undefined);
}
