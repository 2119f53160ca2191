import { DateOrder, type StatementTransaction } from '../../../../shared/model/statement.ts';
import { withAccountBlocks } from './account-blocks.ts';
import { withWholeDays } from './day-parts.ts';
import { asBefore, tellsBefore } from './balances-before.ts';
import { withCardsBalances } from './balances-of-card.ts';
import { asOwed, tellsOwed, type BalancedRows } from './balances-owed.ts';
import { bookedRows, withoutWaiting, type BookedRows } from './booked-rows.ts';
import { amountQuestions, withAmountColumn } from './amount-column.ts';
import { namesCard } from './card-rows.ts';
import { inOneShape, type Columns } from './columns.ts';
import { withOneAmount } from './currency-amounts.ts';
import type { DateOrderDecision } from './decide-date-order.ts';
import { decideSigns, type SignContext } from './decide-signs.ts';
import { feeContext, feeQuestions } from './fee-column.ts';
import { exchangeColumns, rateOfRow } from './exchange-columns.ts';
import { accountInFileName } from './file-name-account.ts';
import { findFrame, type TableFrame } from './find-frame.ts';
import { withHalfDates } from './half-dates.ts';
import { inferColumns } from './infer-columns.ts';
import { moneyFormat, type MoneyFormat } from './money-format.ts';
import { movedAmounts, type MovedAmounts } from './moved-amounts.ts';
import { withPlainMarks } from './paired-marks.ts';
import { withPlainColumns } from './plain-columns.ts';
import { readTableRows, type DatedRow, type TableReading } from './read-table-rows.ts';
import { LOAN, withInterestApart, withLoan } from './loan-columns.ts';
import { thankedIn } from '../payments-in.ts';
import { withoutProof } from '../proof/withhold-proof.ts';
import { problem, type ReadAccount, type Reading, type ReadOptions, type ReadStatement } from '../reading.ts';
import { RowReaders, type TableFormat } from './row-readers.ts';
import { withPaidElsewhere } from './paid-elsewhere.ts';
import { daysIn, periodAbove, type TablePeriod } from './period-above.ts';
import { isOfSales } from './sales-headings.ts';
import { asOwedAbove, statedAbove } from './stated-balances.ts';
import { lacksYears, withYears } from './short-dates.ts';
import { withoutSplitParts } from './split-parts.ts';
import { statusQuestions, withStandingsSaid } from './status-questions.ts';
import { reasonToWait } from './status-column.ts';
import { speaksOfCard } from './table-account.ts';
import { rowCurrency, tableCurrency, type CurrencyDecision } from './table-currency.ts';
import { dateQuestions, tableDateOrder } from './table-dates.ts';
import { withSerialDays } from './serial-days.ts';
import { tableLayout, withRoles } from './table-layout.ts';
import { pocketKeys, tablePockets, type SignedTable } from './table-pockets.ts';
import { cellText, lineText, type Table, type TableRow } from './table.ts';

/** What a card is called whose file does not name it. */
const CARD = { label: 'Credit card', kind: 'credit-card' } as const;

/** A table taken apart, as it is written and as it is read, with what its columns hold. */
interface TableShape {
  written: TableFrame;
  frame: TableFrame;
  found: Columns;
}

/** All that is decided of a table before its rows are read. */
interface TableContext {
  table: Table;
  frame: TableFrame;
  columns: Columns;
  money: CurrencyDecision;
  options: ReadOptions;
}

/** A statement from any table: finds the columns, decides dates, numbers and signs for the whole file, then proves the rows. */
export function statementFromTable(table: Table, options: ReadOptions): Reading {
  const shape =
    shapeWithYears(table, options) ??
    shapeOf(table, options) ??
    shapeOf({ ...table, serialDates: true }, options) ??
    shapeWithDays(table, options);
  if (!shape)
    return problem('no-transactions', { code: lacksYears(table) ? 'days-without-year' : 'no-rows-in-table' });
  const { written, frame, found } = shape;
  const columns = inOneShape(withAmountColumn(found, frame, options.answers?.['amount-column']));
  const money = tableCurrency(frame, columns, options);
  const read = (given: ReadOptions): ReadStatement =>
    settled({ table, frame, columns, money, options: given });
  const statement = withCardsBalances(read(options), frame, options, () =>
    read({ ...options, answers: { ...options.answers, sign: 'reversed' } }),
  );
  if (statement.transactions.length === 0 && statement.rejected.length === 0)
    return problem('no-transactions', { code: 'headings-only' });
  return { kind: 'read', statement: { ...statement, layout: tableLayout(written, found) } };
}

function shapeWithYears(table: Table, options: ReadOptions): TableShape | undefined {
  const dated = withYears(table);
  return dated && shapeOf(dated, options);
}

function shapeWithDays(table: Table, options: ReadOptions): TableShape | undefined {
  const dated = withWholeDays(table);
  return dated && shapeOf(dated, options);
}

/** Where the rows begin and what each column holds; undefined where no column holds days or none amounts. */
function shapeOf(table: Table, options: ReadOptions): TableShape | undefined {
  const written = findFrame(table) ?? (options.columns && bareFrame(table));
  const frame = written && withPlainColumns(withPlainMarks(withAccountBlocks(withOneAmount(written))));
  const inferred = frame && inferColumns(frame, table.serialDates);
  const found = frame && withRoles(inferred && withLoan(inferred, frame, options), options.columns);
  if (!frame || !found) return undefined;
  return {
    written,
    frame: withHalfDates(table.format, withoutLead(frame, found), found.date),
    found: withSerialDays(found, frame),
  };
}

/** Without headings, lines of words where the rows below have their days tell of the account. */
function withoutLead({ preamble, header, body }: TableFrame, { date }: Columns): TableFrame {
  const first = header
    ? 0
    : Math.max(
        0,
        body.findIndex((row) => /\d/.test(cellText(row, date))),
      );
  return { preamble: [...preamble, ...body.slice(0, first)], header, body: body.slice(first) };
}

/** Rows in which no day and amount were recognised: the roles given must tell. */
function bareFrame({ rows }: Table): TableFrame {
  return { preamble: [], header: undefined, body: rows };
}

/** The statement in the way of writing that the file settles: by its cells, else by the balances that only one way proves. */
function settled(context: TableContext): ReadStatement {
  const { frame, columns, money, options } = context;
  const given = DateOrder.safeParse(options.answers?.['date-order']).data ?? options.dateOrder;
  const dates = tableDateOrder(frame, columns, money.currency, given);
  const formats = moneyFormat(frame, columns, money.currency ?? '', options.answers?.['number-format']);
  const ways = formats.map((format) => ({ format, statement: readAs(context, format, dates) }));
  const best = likeliest(ways);
  if (dates.isSettled) return best.statement;
  const others = dates.alternatives.map((order) =>
    readAs(context, best.format, { order, isSettled: true, alternatives: [] }),
  );
  const [proven, ...rest] = others.filter((it) => it.proven === true);
  if (best.statement.proven === true) return proven ? best.statement : without(best.statement, 'date-order');
  return proven && rest.length === 0 ? proven : best.statement;
}

interface Way {
  format: MoneyFormat;
  statement: ReadStatement;
}

/** Of two ways to read the numbers, the one that leaves fewer lines unread settles it, then the one that proves. */
function likeliest([first, second]: Way[]): Way {
  if (!first) throw new RangeError('There is always one way to read numbers.');
  if (!second) return first;
  const worse = second.statement.rejected.length - first.statement.rejected.length;
  if (worse === 0) return [first, second].find((it) => it.statement.proven === true) ?? first;
  const better = worse > 0 ? first : second;
  return { ...better, statement: without(better.statement, 'number-format') };
}

function without(statement: ReadStatement, about: 'number-format' | 'date-order'): ReadStatement {
  return { ...statement, questions: statement.questions.filter((question) => question.about !== about) };
}

function readAs(context: TableContext, format: MoneyFormat, dates: DateOrderDecision): ReadStatement {
  const { table, frame, columns, money, options } = context;
  const tableFormat = tableFormatOf(context, format, dates);
  const once = withoutSplitParts(readTableRows(frame, columns, tableFormat), frame);
  const rows = withPaidElsewhere(once, columns);
  const told = withStandingsSaid(rows, options.answers);
  const read = inOneCurrency(told, columns, money);
  const period = periodAbove(frame.preamble, dates.order);
  const isPast = (row: TableRow): boolean =>
    period !== undefined && daysIn(row, dates.order).some((day) => day > period.to);
  const saidAbove = statedAbove(frame, new RowReaders(tableFormat), columns.balance !== undefined, isPast);
  const signing = signContext(frame, columns, options);
  const above = signing.isCardFile && columns.balance === undefined ? asOwedAbove(saidAbove) : saidAbove;
  const ends = { opening: read.opening ?? above.opening, closing: read.closing ?? above.closing };
  const reading = withoutWaiting(read, ends);
  const signs = decideSigns(reading.rows, signing);
  const fees = feeContext(frame, columns, options);
  const pocketOf = pocketKeys(context);
  const settledWith = ({ rows, ends }: BalancedRows): SettledRows => {
    const bookedBy = (amounts: readonly number[]): BookedRows =>
      bookedRows(rows, amounts, ends, ({ source }) => pocketOf(source));
    const statementOf = (booked: BookedRows, feeOf?: FeeOfRow): ReadStatement =>
      tablePockets(table.format, context, signedTable(context, booked, feeOf));
    const moved = movedAmounts(rows, signs, fees, (amounts) => countOpen(statementOf(bookedBy(amounts))));
    const booked = bookedBy(moved.amounts);
    const whole = statementOf(booked, feesBySource(rows, moved));
    return { booked, whole, open: countOpen(whole), areFeesOpen: moved.areFeesOpen === true };
  };
  const stated: BalancedRows = { rows: reading.rows, ends };
  const plain = settledWith(stated);
  const before =
    plain.open > 1 && tellsBefore(stated) ? settledWith(asBefore(stated, signs.amounts)) : undefined;
  const held = before?.open === 0 ? before : plain;
  // One row with the wrong sign disagrees once: where no card is named that is told, not turned.
  const mayBeOwed =
    signs.ifOwed?.length === 0 || signs.isByTitle
      ? held.open > 0
      : signs.ifOwed && held.open > 1 && tellsOwed(stated);
  const owed = mayBeOwed ? settledWith(asOwed(stated)) : undefined;
  // A gap between two rows disagrees either way.
  const isOwed = owed !== undefined && owed.open * 2 < held.open;
  const { booked, whole, areFeesOpen } = isOwed ? owed : held;
  const isFeeOpen = areFeesOpen && options.answers?.fee === undefined;
  const settledWhole = isFeeOpen ? withoutProof(whole) : whole;
  const statement = columns.isLoan ? withInterestApart(settledWhole) : settledWhole;
  const isCard = signs.isCard === true || isThankedCard(whole, columns, options);
  const kind = isCard ? CARD.kind : columns.isLoan ? LOAN.kind : undefined;
  const named = statement.account ?? (statement.accounts ? null : accountInFileName(options.fileName));
  const account = named ?? (isCard ? CARD : columns.isLoan ? LOAN : null);
  const happened = { ...reading, rows: [...booked.rows] };
  const isShown = statement.proven === true && booked.rows.length > 1;
  const signQuestions = isShown && !signs.isByTitle ? [] : signs.questions;
  const rejected = [...reading.rejected, ...booked.leftOut].sort((a, b) => a.row - b.row);
  return {
    ...statement,
    account: account && kind ? { ...account, kind } : account,
    ...(period && !statement.accounts && holds(period, statement.transactions) ? { period } : {}),
    rejected,
    questions: [
      ...money.questions,
      ...dateQuestions(dates, happened),
      ...format.questions,
      ...(isOwed ? (signs.ifOwed ?? []) : signQuestions),
      ...amountQuestions(frame, columns, happened),
      ...feeQuestions(happened, columns, { ...fees, isTied: isFeeOpen }),
      ...statusQuestions(rejected, booked.rows.length, options.answers),
    ],
  };
}

/**
 * Whether the rows show a card whose signs are the owner's already: only a card thanks for money that came in, and little else comes to it. A
 * customer may thank too, and says more.
 */
function isThankedCard(
  { accounts, transactions }: ReadStatement,
  { isLoan }: Columns,
  { accountKind }: ReadOptions,
): boolean {
  if (accountKind !== undefined || accounts || isLoan) return false;
  const cameIn = transactions.filter(({ amount }) => amount > 0).length;
  const isLikeCard = cameIn > 0 && cameIn < transactions.length && cameIn <= CARD_PAYMENTS_MAX;
  if (!isLikeCard) return false;
  const ofBank = transactions.filter(
    ({ amount, description }) => amount <= 0 || !NAMES_CUSTOMER.test(description),
  );
  return thankedIn(ofBank) * 2 >= cameIn;
}

/** Whoever pays a customer's invoice is named, or what was paid for; a card thanks for the payment alone. */
const NAMES_CUSTOMER =
  /\b(from|client|customer|invoice|inv|facture|e-?transfer|interac|zelle|venmo|cash ?app|deposit|order)\b/i;

/** A card is paid once or twice a month: more than ten years of that are another account's, whose rows need no look. */
const CARD_PAYMENTS_MAX = 300;

/** Whether all rows are of a period; one that leaves some out is of something else. */
const holds = ({ from, to }: TablePeriod, rows: readonly StatementTransaction[]): boolean =>
  rows.every(({ date }) => from <= date && date <= to);

/** Rows as their balances settle them, their statement, and how many of its balances disagree. */
interface SettledRows {
  readonly booked: BookedRows;
  readonly whole: ReadStatement;
  readonly open: number;
  /** The balances don't tell whether fees are in the amounts. */
  readonly areFeesOpen: boolean;
}

/** How many of the balances that a statement shows disagree with its rows. */
function countOpen({ accounts, ...whole }: ReadStatement): number {
  const countIn = ({ breaks, brokenAt }: ReadAccount): number => breaks?.length ?? (brokenAt ? 1 : 0);
  return (accounts ?? [whole]).reduce((sum, account) => sum + countIn(account), 0);
}

/** The fee beside the amount of a line, minor units. */
type FeeOfRow = (source: TableRow) => number | undefined;

/** Fees by the line that they stand on; undefined where there are none. */
function feesBySource(rows: readonly DatedRow[], { fees }: MovedAmounts): FeeOfRow | undefined {
  if (!fees.some(Boolean)) return undefined;
  const feeOf = new Map(rows.map(({ source }, at) => [source, fees[at]]));
  return (source) => feeOf.get(source);
}

/** Booked rows as transactions, each with the line that it was read from. */
function signedTable(
  { frame, columns, money }: TableContext,
  { rows, amounts, ends }: BookedRows,
  feeOf?: FeeOfRow,
): SignedTable {
  const exchange = exchangeColumns(frame);
  const transactions = rows.map((row, at) => {
    const transaction = transactionOf(row, amounts[at] ?? 0);
    const fee = feeOf?.(row.source);
    if (fee) transaction.fee = fee;
    if (!exchange) return transaction;
    const currency = rowCurrency(row.source, columns) ?? money.currency;
    return { ...transaction, ...rateOfRow(row.source, exchange, currency) };
  });
  return { transactions, sources: rows, ...ends };
}

function tableFormatOf(
  { table, columns, money }: TableContext,
  { decimal, balanceDecimal }: MoneyFormat,
  { order }: DateOrderDecision,
): TableFormat {
  return {
    decimal,
    other:
      balanceDecimal && columns.balance !== undefined
        ? { column: columns.balance, decimal: balanceDecimal }
        : undefined,
    order,
    serialDates: table.serialDates || columns.isSerial === true,
    currency: money.currency ?? money.all[0] ?? '',
    currencyColumn: money.all.length > 1 ? columns.currency : undefined,
  };
}

function transactionOf(
  { row, date, otherDate, description, balance }: DatedRow,
  amount: number,
): StatementTransaction {
  const transaction: StatementTransaction =
    balance === undefined ? { row, date, description, amount } : { row, date, description, amount, balance };
  if (otherDate !== undefined && otherDate !== date) transaction.otherDate = otherDate;
  return transaction;
}

/** Where one of several currencies is the account's, rows in the others are said, not counted. */
function inOneCurrency(
  reading: TableReading,
  columns: Columns,
  { currency, all }: CurrencyDecision,
): TableReading {
  if (currency === null || all.length < 2) return reading;
  const codeOf = (row: TableReading['rows'][number]): string => rowCurrency(row.source, columns) ?? currency;
  const { own = [], foreign = [] } = Object.groupBy(reading.rows, (row) =>
    codeOf(row) === currency ? 'own' : 'foreign',
  );
  const refused = foreign.map((row) => ({
    row: row.row,
    reason: reasonToWait(row.told) ?? {
      code: 'other-currency' as const,
      currency: codeOf(row),
      own: currency,
    },
    shown: lineText(row.source),
  }));
  return { ...reading, rows: own, rejected: [...reading.rejected, ...refused].sort((a, b) => a.row - b.row) };
}

function signContext(frame: TableFrame, columns: Columns, options: ReadOptions): SignContext {
  return {
    accountKind: options.accountKind,
    isCardFile: speaksOfCard(frame) || namesCard(options.fileName),
    hasMoreMoney: columns.balance !== undefined || columns.fees.length > 0 || columns.gross !== undefined,
    isNet: columns.isNet === true,
    isOfSales: isOfSales(frame),
    isGuessed: columns.isGuessed,
    isOpenPair: columns.isOpenPair === true,
    isLoan: columns.isLoan === true,
    answer: options.answers?.sign,
    directionAnswer: options.answers?.direction,
  };
}
