import type { RowTrouble } from '../../../../shared/text/en/rows.ts';
import { amountTrouble } from '../unread-cell.ts';
import { directionOf } from './column-words.ts';
import type { Columns } from './columns.ts';
import type { UnsignedRow } from './decide-signs.ts';
import type { RowReaders } from './row-readers.ts';
import { cellText, type TableRow } from './table.ts';

/** What a row moves, before its sign is decided. */
export type Amount = Pick<UnsignedRow, 'minor' | 'sign' | 'column'>;

/** The amount of a row, or why there is none. */
export function amountIn(row: TableRow, columns: Columns, readers: RowReaders): Amount | RowTrouble {
  if (columns.debit !== undefined || columns.credit !== undefined) return splitAmount(row, columns, readers);
  const found = readers.money(row, columns.amount);
  if (found) return { minor: found.minor, sign: found.sign, column: 'amount' };
  return amountTrouble(cellText(row, columns.amount));
}

function splitAmount(
  row: TableRow,
  { debit, credit, otherCredit }: Columns,
  readers: RowReaders,
): Amount | RowTrouble {
  const out = readers.money(row, debit);
  const first = readers.money(row, credit);
  const second = readers.money(row, otherCredit);
  const broken =
    brokenCell(row, debit, out) ?? brokenCell(row, credit, first) ?? brokenCell(row, otherCredit, second);
  const into = first?.minor ? first : (second ?? first);
  if (broken !== undefined) return amountTrouble(broken);
  if (out && into && out.minor !== 0 && into.minor !== 0) return { code: 'amount-both-ways' };
  if (out && (out.minor !== 0 || !into)) return { minor: out.minor, sign: out.sign, column: 'debit' };
  return into ? { minor: into.minor, sign: into.sign, column: 'credit' } : { code: 'no-amount' };
}

/** What a row moves that has nothing but a fee, where the cells of amounts are empty: a charge for itself. */
export function feeAlone(row: TableRow, columns: Columns, readers: RowReaders): Amount | undefined {
  const { amount, debit, credit, otherCredit } = columns;
  if ([amount, debit, credit, otherCredit].some((column) => cellText(row, column) !== '')) return undefined;
  const fee = feesIn(row, columns, readers);
  if (fee === 0) return undefined;
  const isSide = debit !== undefined;
  return {
    minor: Math.abs(fee),
    sign: isSide && fee > 0 ? 0 : -1,
    column: isSide ? 'debit' : 'amount',
  };
}

/** An amount with the sign of its currency within words. */
const NAMED_AMOUNT = /(?:[$€£¥]\s?\d[\d.,]*\d)|(?:\d[\d.,]*\d\s?(?:[€£]|[A-Z]{3}\b))/g;
const SENT_TO_BANK =
  /\b(sent|transferred|deposited|paid out) to (your |my )?(\w+ )?(bank|account|card)\b|\ban (dein|ihr) bankkonto\b|\bvers (votre|ton) compte\b/i;
/** A title that says what was sent is no longer. */
const SENTENCE_MAX = 300;
/** What a cell of an amount says where there is none. */
const EMPTY = /^[-–—]*$/;

/** What a row moves whose words alone say it, "$612.33 sent to your bank account", where its cells of amounts are empty. */
export function sentToBank(row: TableRow, columns: Columns, readers: RowReaders): Amount | undefined {
  const { amount, debit, credit, otherCredit, text, detail } = columns;
  const cells = [amount, debit, credit, otherCredit, columns.gross, ...columns.fees];
  if (cells.some((column) => column !== undefined && !EMPTY.test(cellText(row, column)))) return undefined;
  const words = [...text, ...detail].map((column) => cellText(row, column)).join(' ');
  if (words.length > SENTENCE_MAX) return undefined;
  const [found, another] = words.match(NAMED_AMOUNT) ?? [];
  if (found === undefined || another !== undefined || !SENT_TO_BANK.test(words)) return undefined;
  const money = readers.money({ line: row.line, cells: [found] }, 0);
  return (
    money && {
      minor: money.minor,
      sign: debit === undefined ? -1 : 0,
      column: debit === undefined ? 'amount' : 'debit',
    }
  );
}

/** The text of a cell with digits that make no amount. */
function brokenCell(row: TableRow, column: number | undefined, read: unknown): string | undefined {
  if (read !== undefined) return undefined;
  const shown = cellText(row, column);
  return shown !== '' && /\d/.test(shown) ? shown : undefined;
}

/** The fees beside the amount of a row, as they are signed. */
export function feesIn(row: TableRow, { fees }: Columns, readers: RowReaders): number {
  let sum = 0;
  for (const column of fees) sum += readers.signed(row, column) ?? 0;
  return sum;
}

/** The balance after a row; one that words say is overdrawn is below zero. */
export function balanceIn(row: TableRow, columns: Columns, readers: RowReaders): number | undefined {
  const balance = readers.signed(row, columns.balance);
  if (columns.balanceSide === undefined) return balance;
  const isOverdrawn = directionOf(cellText(row, columns.balanceSide)) === -1;
  return balance !== undefined && balance > 0 && isOverdrawn ? -balance : balance;
}
