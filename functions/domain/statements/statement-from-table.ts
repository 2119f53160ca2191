import type {
  DateOrder,
  Statement,
  StatementQuestion,
  StatementTransaction,
} from '../../../shared/model/statement.ts';
import { decideDateOrder, type DateOrderDecision } from './decide-date-order.ts';
import { decideSigns, type SignContext } from './decide-signs.ts';
import { findFrame, type TableFrame } from './find-frame.ts';
import type { Columns } from './columns.ts';
import { inferColumns } from './infer-columns.ts';
import { moneyFormat, type MoneyFormat } from './money-format.ts';
import { proveStatement } from './prove-statement.ts';
import { readTableRows, type TableReading } from './read-table-rows.ts';
import { problem, type Reading, type ReadOptions } from './reading.ts';
import { statedAbove } from './stated-balances.ts';
import { speaksOfCard, tableAccount } from './table-account.ts';
import { tableCurrency } from './table-currency.ts';
import { cellText, isBlankRow, type Table } from './table.ts';
import { tableLayout, withRoles } from './table-layout.ts';
import { writtenDate } from './written-date.ts';

/** A statement from any table: finds the columns, decides dates, numbers and signs for the whole file, then proves the rows. */
export function statementFromTable(table: Table, options: ReadOptions): Reading {
  const frame = findFrame(table) ?? (options.columns && bareFrame(table));
  const columns = frame && withRoles(inferColumns(frame, table.serialDates), options.columns);
  if (!frame || !columns)
    return problem('no-transactions', 'No lines with a date and an amount were found in this file.');
  const { currency, questions } = tableCurrency(
    frame,
    columns,
    options.answers?.currency ?? options.currency,
  );
  const dates = dateOrderOf(frame, columns, currency, options);
  const settle = (format: MoneyFormat): Statement => {
    const rows = readTableRows(frame, columns, {
      ...format,
      order: dates.order,
      currency: currency ?? '',
      serialDates: table.serialDates,
    });
    return assemble(table, frame, columns, rows, currency, options, [
      ...questions,
      ...dateQuestion(dates, rows),
      ...format.questions,
    ]);
  };
  const candidates = moneyFormat(frame, columns, options.answers?.['number-format']).map(settle);
  const statement = likeliest(candidates);
  if (!statement || (statement.transactions.length === 0 && statement.rejected.length === 0)) {
    return problem('no-transactions', 'This file has headings but no transactions.');
  }
  return { kind: 'read', statement: { ...statement, layout: tableLayout(frame, columns) } };
}

/** Rows in which no day and amount were recognised: the roles given must tell. */
function bareFrame({ rows }: Table): TableFrame {
  return { preamble: [], header: undefined, body: rows.filter((row) => !isBlankRow(row)) };
}

/** Of two ways to read the numbers, the one that leaves fewer lines unread settles it, then the one that proves. */
function likeliest(candidates: Statement[]): Statement | undefined {
  const [first, second] = candidates;
  if (!first || !second) return first;
  const worse = second.rejected.length - first.rejected.length;
  if (worse === 0) return [first, second].find((it) => it.proven === true) ?? first;
  const better = worse > 0 ? first : second;
  return { ...better, questions: better.questions.filter((question) => question.about !== 'number-format') };
}

function assemble(
  table: Table,
  frame: TableFrame,
  columns: Columns,
  rows: TableReading,
  currency: string | null,
  options: ReadOptions,
  questions: StatementQuestion[],
): Statement {
  const signs = signContext(frame, columns, options);
  const { amounts, questions: signQuestions } = decideSigns(rows.rows, signs);
  const transactions = rows.rows.map((row, at): StatementTransaction => ({
    row: row.row,
    date: row.date,
    description: row.description,
    amount: amounts[at] ?? 0,
    ...(row.balance === undefined ? {} : { balance: row.balance }),
  }));
  const above = statedAbove(frame, rows.read, columns.balance !== undefined);
  const { proven, opening, closing, brokenAt } = proveStatement({
    transactions,
    opening: rows.opening ?? above.opening,
    closing: rows.closing ?? above.closing,
  });
  return {
    format: table.format,
    currency,
    account: tableAccount(frame, columns),
    opening,
    closing,
    proven,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    transactions,
    rejected: rows.rejected,
    questions: [
      ...questions,
      ...(proven === true && transactions.length > 1 ? [] : signQuestions),
      ...amountQuestion(frame, columns, rows),
    ],
  };
}

function signContext(frame: TableFrame, columns: Columns, options: ReadOptions): SignContext {
  return {
    accountKind: options.accountKind,
    isCardFile: speaksOfCard(frame),
    isGuessed: columns.isGuessed,
    answer: options.answers?.sign,
    directionAnswer: options.answers?.direction,
  };
}

/** All day columns of a file are written in one order: the column used, or where that leaves it open, its neighbours. */
function dateOrderOf(
  frame: TableFrame,
  columns: Columns,
  currency: string | null,
  options: ReadOptions,
): DateOrderDecision {
  const hint = orderHint(frame, currency);
  const given = options.dateOrder;
  const decide = (column: number): DateOrderDecision => {
    const dates = frame.body
      .map((row) => writtenDate(cellText(row, column)))
      .filter((date) => date !== undefined);
    return decideDateOrder(dates, hint, given);
  };
  const decision = decide(columns.date);
  if (decision.isSettled) return decision;
  const neighbours = columns.otherDates.map(decide).filter((other) => other.isSettled);
  return neighbours.find((other) => decision.alternatives.includes(other.order)) ?? decision;
}

/** Where nothing else tells: months first with US dollars or English headings, days first elsewhere. */
function orderHint(frame: TableFrame, currency: string | null): DateOrder {
  if (currency !== null) return currency === 'USD' || currency === 'CAD' ? 'mdy' : 'dmy';
  const headings = frame.header?.cells.join(' ') ?? '';
  return /\bpost(ed)? date\b|\bposting date\b|\bdebit\b|\bchecking\b/i.test(headings) ||
    frame.header === undefined
    ? 'mdy'
    : 'dmy';
}

function dateQuestion(dates: DateOrderDecision, rows: TableReading): StatementQuestion[] {
  if (dates.isSettled) return [];
  const lines = [...rows.rejected, ...rows.rows].slice(0, 10).map((row) => row.row);
  return [{ about: 'date-order', assumed: dates.order, alternatives: dates.alternatives, rows: lines }];
}

/** A file with gross and net amounts that differ leaves open which one reaches the account. */
function amountQuestion(frame: TableFrame, columns: Columns, rows: TableReading): StatementQuestion[] {
  if (columns.gross === undefined || columns.amount === undefined || !frame.header) return [];
  const [amount, gross] = [columns.amount, columns.gross];
  const lines = new Set(rows.rows.map((row) => row.row));
  const differing = frame.body.filter(
    (row) => lines.has(row.line) && cellText(row, amount) !== cellText(row, gross),
  );
  if (differing.length === 0) return [];
  const name = (column: number): string => (frame.header ? cellText(frame.header, column) : '');
  return [
    {
      about: 'amount-column',
      assumed: name(amount),
      alternatives: [name(gross)],
      rows: differing.slice(0, 10).map((row) => row.line),
    },
  ];
}
