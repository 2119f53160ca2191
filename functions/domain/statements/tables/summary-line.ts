import { mayBeSummary, summaryKind } from './column-words.ts';
import type { Columns } from './columns.ts';
import { foldedWords } from '../../text/fold-text.ts';
import { signedMoney, type ReadMoney, type RowReaders } from './row-readers.ts';
import { cellText, type TableRow } from './table.ts';
import { writtenDate } from '../../text/written-date.ts';

/** A line that is no transaction: a balance it states (minor units), or something to pass over. */
type SummaryLine = { kind: 'opening' | 'closing'; minor: number } | { kind: 'skip' };

const WORD = /\p{L}{3}|[\u3040-\u9fff]{2}/u;

/** Lines that state a balance or a total: by their words, or by the columns made for balances. Undefined: another line. */
export function summaryLine(
  row: TableRow,
  columns: Columns,
  readers: RowReaders,
  isDated: boolean,
): SummaryLine | undefined {
  if (isDated && !speaksOfBalance(row, columns.text) && !speaksOfBalance(row, columns.detail))
    return undefined;
  const words = row.cells.find((cell) => WORD.test(cell) && writtenDate(cell.trim()) === undefined) ?? '';
  const isShort = foldedWords(words).length <= (isDated && hasAmount(row, columns) ? 4 : 8);
  const kind = isShort ? summaryKind(words) : undefined;
  const isAmountless = kind === 'total' && !hasAmount(row, columns);
  if (kind !== undefined && (!isDated || isAmountless || kind === 'opening' || kind === 'closing')) {
    const { money } = readers;
    const value = signedMoney(
      money(row, columns.balance) ?? money(row, columns.amount) ?? lastMoney(row, readers),
    );
    if (kind === 'total' || value === undefined) return { kind: 'skip' };
    return { kind: kind === 'opening' ? 'opening' : 'closing', minor: value };
  }
  return isDated ? undefined : balanceColumns(row, columns, readers);
}

function hasAmount(row: TableRow, columns: Columns): boolean {
  return [columns.amount, columns.debit, columns.credit, columns.otherCredit].some(
    (column) => cellText(row, column) !== '',
  );
}

function speaksOfBalance(row: TableRow, columns: readonly number[]): boolean {
  return columns.some((column) => mayBeSummary(row.cells[column] ?? ''));
}

function balanceColumns(row: TableRow, columns: Columns, { money }: RowReaders): SummaryLine | undefined {
  const opening = signedMoney(money(row, columns.opening));
  if (opening !== undefined) return { kind: 'opening', minor: opening };
  const closing = signedMoney(money(row, columns.closing));
  return closing === undefined ? undefined : { kind: 'closing', minor: closing };
}

function lastMoney(row: TableRow, { money }: RowReaders): ReadMoney | undefined {
  return row.cells.map((_, column) => money(row, column)).findLast((found) => found !== undefined);
}
