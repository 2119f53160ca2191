import { mayBeSummary, summaryKind, type SummaryKind } from './column-words.ts';
import type { Columns } from './columns.ts';
import { foldedWords } from '../../text/fold-text.ts';
import { signedMoney, type ReadMoney, type RowReaders } from './row-readers.ts';
import { cellText, writtenCell, type TableRow } from './table.ts';
import { writtenDate } from '../../text/written-date.ts';

/**
 * A line that is no transaction: a balance it states (minor units), or something to pass over. A balance taken over from page to page is
 * that of the whole statement only where no rows stand on its other side.
 */
export type SummaryLine =
  | { kind: 'opening' | 'closing'; minor: number; isTakenOver?: true }
  | { kind: 'skip' };

const WORD = /\p{L}{3}|^(?:\p{L} ){3,}\p{L}$|\b[bc]\/f\b|[\u3040-\u9fff]{2}/iu;

/** An account's number may hold as many letters as a word: it stands in every line and says nothing of it. */
const ACCOUNT_NUMBER = /^[A-Z]{2}\d{2} ?[A-Z0-9]{4}/;

/** A word set in letters apart: S A L D O. */
const APART = /^(?:\p{L} ){3,}\p{L}$/u;

/** Lines that state a balance or a total: by their words, or by the columns made for balances. Undefined: another line. */
export function summaryLine(
  row: TableRow,
  columns: Columns,
  readers: RowReaders,
  isDated: boolean,
): SummaryLine | undefined {
  if (isDated && !speaksOfBalance(row, columns.text) && !speaksOfBalance(row, columns.detail))
    return undefined;
  const words = row.cells.find(speaks) ?? '';
  const isShort =
    APART.test(words) || foldedWords(words).length <= (isDated && hasAmount(row, columns) ? 4 : 8);
  const kind = isShort ? summaryKind(words) : undefined;
  if (kind !== undefined && (!isDated || isSummaryAllTheSame(kind, row, columns)))
    return isNameToo(words, kind, row, columns) ? undefined : statedBy(kind, row, columns, readers);
  if (isDated) return undefined;
  return row.cells.some(isBareTotal) ? { kind: 'skip' } : balanceColumns(row, columns, readers);
}

const speaks = (cell: string): boolean =>
  WORD.test(cell) && !ACCOUNT_NUMBER.test(cell.trim()) && writtenDate(cell.trim()) === undefined;

/** A total in a cell of its own, behind the name of what it sums up. */
const isBareTotal = (cell: string): boolean =>
  mayBeSummary(cell) && foldedWords(cell).length === 1 && summaryKind(cell) === 'total';

/** What a dated line of such words is too: a balance; a total without an amount, or of a page's money both out and in. */
function isSummaryAllTheSame(kind: SummaryKind, row: TableRow, columns: Columns): boolean {
  if (kind === 'total') return !hasAmount(row, columns) || isOfBoth(row, columns);
  if (kind === 'page-total') return !hasAmount(row, columns) || isBothWays(row, columns);
  return /^(opening|closing|turnover|day-balance)$/.test(kind) || isTakenOver(kind);
}

const isTakenOver = (kind: SummaryKind): boolean => kind === 'brought' || kind === 'carried';

/** "Transport" with an amount and without a day is a line that is told, not a balance taken over. */
const isNameToo = (words: string, kind: SummaryKind, row: TableRow, columns: Columns): boolean =>
  isTakenOver(kind) && !mayBeSummary(words) && hasAmount(row, columns);

const isOfBoth = (row: TableRow, { debit, credit }: Columns): boolean =>
  [debit, credit].every((column) => /[1-9]/.test(cellText(row, column)));

const isBothWays = (row: TableRow, { debit, credit }: Columns): boolean =>
  cellText(row, debit) !== '' && cellText(row, credit) !== '';

function statedBy(
  kind: SummaryKind,
  row: TableRow,
  columns: Columns,
  readers: RowReaders,
): SummaryLine | undefined {
  const minor = signedMoney(
    readers.money(row, columns.balance) ?? readers.money(row, columns.amount) ?? lastMoney(row, readers),
  );
  if (minor === undefined || /^(total|turnover|day-balance|page-total|page-number)$/.test(kind))
    return { kind: 'skip' };
  const side = kind === 'opening' || kind === 'brought' ? 'opening' : 'closing';
  return { kind: side, minor, ...(isTakenOver(kind) && { isTakenOver: true }) };
}

function hasAmount(row: TableRow, columns: Columns): boolean {
  return [columns.amount, columns.debit, columns.credit, columns.otherCredit].some(
    (column) => cellText(row, column) !== '',
  );
}

function speaksOfBalance(row: TableRow, columns: readonly number[]): boolean {
  for (const column of columns) if (mayBeSummary(writtenCell(row, column))) return true;
  return false;
}

function balanceColumns(row: TableRow, columns: Columns, readers: RowReaders): SummaryLine | undefined {
  const opening = readers.signed(row, columns.opening);
  if (opening !== undefined) return { kind: 'opening', minor: opening };
  const closing = readers.signed(row, columns.closing);
  return closing === undefined ? undefined : { kind: 'closing', minor: closing };
}

function lastMoney(row: TableRow, readers: RowReaders): ReadMoney | undefined {
  return row.cells.map((_, column) => readers.money(row, column)).findLast((found) => found !== undefined);
}
