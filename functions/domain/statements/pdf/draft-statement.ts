import type {
  DateOrder,
  StatementQuestion,
  StatementTransaction,
} from '../../../../shared/model/statement.ts';
import { minorDigits } from '../../../../shared/money.ts';
import type { ReadOptions, UnreadRow } from '../reading.ts';
import { decimalEvidence, minorAsShown, type DecimalSign } from '../../text/written-money.ts';
import { oneLine } from '../../text/one-line.ts';
import { cardSums, type CardSums } from './card-sums.ts';
import { collectRows } from './collect-rows.ts';
import type { CollectedRows, PdfRow } from './printed-row.ts';
import type { PageLine } from './page-lines.ts';
import { printedBalances } from './printed-balances.ts';
import type { PrintedMoney } from './printed-money.ts';
import { namedRoles } from './column-roles.ts';
import { settleAmounts, type SettledAmounts } from './settle-amounts.ts';
import { settleDays, type SettledDays } from './settle-days.ts';
import type { AmountContext, SettledRow, SignedMinor } from './settled-row.ts';
import { printedPeriods } from './statement-period.ts';
import type { TableShape } from './table-shape.ts';
import { withUndatedCharges } from './undated-charges.ts';
import type { RowTrouble } from '../../../../shared/text/en/rows.ts';

/** A line that begins where another does is this near to it. */
const INDENT_SLACK = 0.015;

/** What a reading of all rows came to, with the lines that could not be read. */
export interface Draft {
  settled: SettledAmounts;
  rejected: UnreadRow[];
  questions: StatementQuestion[];
  /** In which order the rows' days were read. */
  order: DateOrder;
}

/** What is known of a statement before its rows are read. */
export interface DraftContext {
  shape: TableShape;
  lines: readonly PageLine[];
  currency: string | null;
  isCard: boolean;
  /** A loan's, which is read as a card's: what it owes moves alike. */
  isLoan: boolean;
  /** Hardly more than a title says that it is a card. */
  isByTitle: boolean;
  /** A word says that it may be one. */
  mayBeCard: boolean;
  options: ReadOptions;
}

/** Reads a statement's rows. Amounts under a day may be rows of their own or part of the row above: the balances choose. */
export function draftStatement(context: DraftContext): Draft {
  const { shape, lines, isCard } = context;
  const collected = collectRows(shape, { isCard, isDatelessRead: true });
  const first = draftOf(collected, context);
  if (first.settled.proof.proven === true) return first;
  const booked = withoutAppendix(collected, context);
  if (booked) return booked;
  const charged = isCard ? withUndatedCharges(collected, shape, lines) : undefined;
  const withCharges = charged && draftOf(charged, context);
  if (withCharges?.settled.proof.proven === true) return withCharges;
  const called = collectRows(shape, { isCard, isDatelessRead: true, isNamedRead: true });
  const withShops = called.rows.length > collected.rows.length ? draftOf(called, context) : undefined;
  if (withShops?.settled.proof.proven === true) return withShops;
  if (!collected.hasDateless) return first;
  const second = draftOf(collectRows(shape, { isCard, isDatelessRead: false }), context);
  return second.settled.proof.proven === true ? second : first;
}

/**
 * The rows up to a heading below them, where these alone lead from the balance named first to the one named last: what stands further down
 * is not booked, whatever the bank calls it. It is told, not dropped.
 */
function withoutAppendix(collected: CollectedRows, context: DraftContext): Draft | undefined {
  const { opening, closing } = printedBalances(context.shape).named;
  if (!opening || !closing) return undefined;
  const { rows } = collected;
  const from = rows.findLastIndex((row, at) => at > 0 && isHeadingBetween(context.shape, rows[at - 1], row));
  const heading = rows[from]?.row;
  if (heading === undefined) return undefined;
  const draft = draftOf({ ...collected, rows: rows.slice(0, from) }, context);
  const { proven, opening: first, closing: last } = draft.settled.proof;
  if (proven !== true || first === null || last === null) return undefined;
  const left = rows.slice(from).map(({ row, texts }): UnreadRow => ({
    row,
    reason: { code: 'not-booked', shown: joined(texts) },
  }));
  return { ...draft, rejected: [...draft.rejected, ...left].toSorted((a, b) => a.row - b.row) };
}

/** Whether a line of words alone stands between two rows where a row would begin. */
function isHeadingBetween(
  { lines, dateLefts, textLeft }: TableShape,
  above: PdfRow | undefined,
  below: PdfRow,
): boolean {
  const margin = Math.min(...dateLefts);
  return lines.some(
    ({ row, left, money, days }) =>
      row > (above?.row ?? 0) &&
      row < below.row &&
      money.length + days.length === 0 &&
      left < textLeft - INDENT_SLACK &&
      Math.abs(left - margin) < INDENT_SLACK,
  );
}

function draftOf(collected: CollectedRows, context: DraftContext): Draft {
  const { lines, currency, options } = context;
  const read = amountReader(context);
  const days = settleDays(
    collected.rows.map(({ day }) => day),
    printedPeriods(lines),
    orderHint(currency),
    options.dateOrder ?? answeredOrder(options),
  );
  const others = settleDays(
    collected.rows.map(({ day, otherDay }) => otherDay ?? day),
    printedPeriods(lines),
    days.order,
    days.order,
  );
  const { rows, rejected } = settledRows(collected, { days: days.days, others: others.days }, read);
  const settled = settleAmounts(rows, amountContext(context, read));
  const empty = settled.empty.map((row) => ({ row, reason: { code: 'balance-without-amount' as const } }));
  const unread = collected.rejected.filter(
    ({ row, reason }) => reason.code !== 'day-without-amount' || !isStillAt(row, settled.transactions),
  );
  return {
    settled,
    order: days.order,
    rejected: [...unread, ...rejected, ...empty].toSorted((a, b) => a.row - b.row),
    questions: [...dayQuestions(days, rows), ...settled.questions],
  };
}

/**
 * Whether the balances printed next above and below a line follow from each other by the rows between them alone: the line moved no money, it
 * tells of something. "Interest charged to June 30 is $0.11".
 */
function isStillAt(line: number, transactions: readonly StatementTransaction[]): boolean {
  const above = transactions.findLastIndex(({ row, balance }) => row < line && balance !== undefined);
  const below = transactions.findIndex(({ row, balance }) => row > line && balance !== undefined);
  const step = (transactions[below]?.balance ?? NaN) - (transactions[above]?.balance ?? NaN);
  const sumOf = (from: number, to: number): number =>
    transactions.slice(from, to).reduce((sum, { amount }) => sum + amount, 0);
  return sumOf(above + 1, below + 1) === step || sumOf(above, below) === -step;
}

type AmountReader = (money: PrintedMoney | undefined) => SignedMinor | undefined;

function settledRows(
  { rows: printed, hasDateless }: CollectedRows,
  { days, others }: { days: SettledDays['days']; others: SettledDays['days'] },
  read: AmountReader,
): { rows: SettledRow[]; rejected: UnreadRow[] } {
  const rows: SettledRow[] = [];
  const rejected: UnreadRow[] = [];
  printed.forEach(({ row, day, texts, cells: printedCells, section, heading }, at) => {
    const date = days[at];
    const cells = printedCells.map(read);
    const isRead = printedCells.every((cell, column) => cell === undefined || cells[column] !== undefined);
    if (date === undefined) rejected.push({ row, reason: dayTrouble(day.kind) });
    else if (!isRead) rejected.push({ row, reason: { code: 'unread-printed-amount' } });
    else {
      const looseWords = hasDateless ? joined(texts.slice(1)) : undefined;
      const description = joined(texts);
      rows.push({ row, date, otherDate: others[at], description, looseWords, cells, section, heading });
    }
  });
  return { rows, rejected };
}

function amountContext(
  { shape, isCard, isLoan, isByTitle, mayBeCard, options }: DraftContext,
  read: AmountReader,
): AmountContext {
  const { opening, closing, named } = printedBalances(shape);
  return {
    roles: namedRoles(shape.money.map(({ role }) => role)),
    opening: opening.map(read).filter((it) => it !== undefined),
    closing: closing.map(read).filter((it) => it !== undefined),
    named: {
      opening: read(named.opening),
      closing: read(named.closing),
      openings: named.openings.map(read).filter((it) => it !== undefined),
      closings: named.closings.map(read).filter((it) => it !== undefined),
    },
    ...(isCard ? { sums: readSums(cardSums(shape.lines), read) } : {}),
    isCard,
    isLoan,
    isByTitle,
    mayBeCard,
    signs: {
      accountKind: isCard ? 'credit-card' : options.accountKind,
      isCardFile: isCard,
      isGuessed: false,
      hasMoreMoney: true,
      answer: options.answers?.sign,
      directionAnswer: options.answers?.direction,
    },
  };
}

function readSums({ payments, purchases }: CardSums<PrintedMoney>, read: AmountReader): CardSums<number> {
  const minorOf = (all: readonly PrintedMoney[]): number[] => all.flatMap((it) => read(it)?.minor ?? []);
  return { payments: minorOf(payments), purchases: minorOf(purchases) };
}

function answeredOrder({ answers }: ReadOptions): DateOrder | undefined {
  const answer = answers?.['date-order'];
  return answer === 'dmy' || answer === 'mdy' || answer === 'ymd' ? answer : undefined;
}

function dayQuestions(
  { order, alternatives }: SettledDays,
  rows: readonly SettledRow[],
): StatementQuestion[] {
  if (alternatives.length === 0) return [];
  return [
    { about: 'date-order', assumed: order, alternatives, rows: rows.slice(0, 10).map(({ row }) => row) },
  ];
}

function dayTrouble(kind: string): RowTrouble {
  return { code: kind === 'complete' ? 'no-such-day' : 'day-without-year' };
}

function joined(texts: readonly string[]): string {
  return oneLine(texts.filter((text) => text !== '').join(' '));
}

/** Banks that print dollars as USD write the month first; others the day. */
function orderHint(currency: string | null): DateOrder {
  return currency === 'USD' || currency === 'CAD' ? 'mdy' : 'dmy';
}

/** The decimal sign of most amounts; where all are whole thousands (4.913) of money without thousandths, the sign that they don't have. */
function decimalOf({ lines }: TableShape, currency: string): DecimalSign {
  const cores = lines.flatMap(({ money }) => money.map(({ written }) => written.core));
  const signs = cores.map((core) => decimalEvidence(core));
  const [commas, points] = [',', '.'].map((sign) => signs.filter((it) => it === sign).length);
  const isWhole = commas === 0 && points === 0 && currency !== '' && minorDigits(currency) < 3;
  if (isWhole && cores.some((core) => core.includes('.'))) return ',';
  return (commas ?? 0) > (points ?? 0) ? ',' : '.';
}

function amountReader({ shape, currency }: DraftContext): AmountReader {
  const decimal = decimalOf(shape, currency ?? '');
  return (money) => {
    const minor = money && minorAsShown(money.written.core, decimal, currency ?? '');
    return minor === undefined
      ? undefined
      : { minor, sign: money?.written.sign ?? 0, isMarked: money?.isMarked === true };
  };
}
