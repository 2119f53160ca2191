import type { PageText } from '../../../../shared/model/document.ts';
import type {
  DateOrder,
  RejectedRow,
  Statement,
  StatementQuestion,
} from '../../../../shared/model/statement.ts';
import { foldText } from '../fold-text.ts';
import { problem, type Reading, type ReadOptions } from '../reading.ts';
import { decimalEvidence, minorFromCore, type DecimalSign } from '../written-money.ts';
import { collectRows, type CollectedRows } from './collect-rows.ts';
import { pageLines, type PageLine } from './page-lines.ts';
import { isCardStatement, printedAccount } from './printed-account.ts';
import { printedBalances } from './printed-balances.ts';
import { printedCurrency } from './printed-currency.ts';
import type { PrintedMoney } from './printed-money.ts';
import { settleAmounts, type SettledAmounts, type SettledRow, type SignedMinor } from './settle-amounts.ts';
import { settleDays } from './settle-days.ts';
import { splitLines } from './split-lines.ts';
import { printedPeriods } from './statement-period.ts';
import { tableShape, type TableShape } from './table-shape.ts';

const STATEMENT_WORDS =
  /\b(statement|balance|kontoauszug|kontostand|saldo|releve|solde|extrait|extracto|estratto|extrato|afschrift|rekeningoverzicht|wyciag|kontoutdrag|kontoudtog|umsatz|umsatze|debits?|credits?|deposits?|withdrawals?)\b/;
const OTHER_DOCUMENTS =
  /\b(invoice|tax invoice|rechnung|facture|factura|fattura|factuur|receipt|pay ?stub|payslip|earnings statement|gross pay|net pay|order number)\b/;

/** What a reading of all rows came to, with the lines that could not be read. */
interface Draft {
  settled: SettledAmounts;
  rejected: RejectedRow[];
  questions: StatementQuestion[];
}

/** Reads the pages of a printed statement: its layout is told by days and amounts that recur, not by the bank. */
export function statementFromPages(
  pages: readonly PageText[],
  format: 'pdf' | 'image',
  options: ReadOptions,
): Reading {
  const lines = pageLines(pages);
  if (lines.length === 0) return problem('no-transactions', 'No text can be read on these pages.');
  const shape = tableShape(splitLines(lines));
  if (!shape)
    return problem('no-transactions', 'No lines with a day and an amount were found on these pages.');
  const account = options.accountKind ? options.accountKind === 'credit-card' : isCardStatement(lines);
  const { currency, questions } = printedCurrency(shape, options.answers?.currency ?? options.currency);
  const draft = bestDraft(shape, lines, currency, account, options);
  const { transactions, proof } = draft.settled;
  if (transactions.length + draft.rejected.length === 0 || !isStatement(lines, draft, shape))
    return problem('no-transactions', 'These pages hold no list of transactions of an account.');
  const { proven, opening, closing, brokenAt } = proof;
  const statement: Statement = {
    format,
    currency,
    account: printedAccount(lines, account),
    opening,
    closing,
    proven,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    transactions,
    rejected: draft.rejected,
    questions: [...(options.answers?.currency === undefined ? questions : []), ...draft.questions],
  };
  return { kind: 'read', statement };
}

/** Amounts under a day may be rows of their own or part of the row above: the balances choose. */
function bestDraft(
  shape: TableShape,
  lines: PageLine[],
  currency: string | null,
  isCard: boolean,
  options: ReadOptions,
): Draft {
  const collected = collectRows(shape, true);
  const first = draftOf(collected, shape, lines, currency, isCard, options);
  if (first.settled.proof.proven === true || !collected.hasDateless) return first;
  const second = draftOf(collectRows(shape, false), shape, lines, currency, isCard, options);
  return second.settled.proof.proven === true ? second : first;
}

function draftOf(
  collected: CollectedRows,
  shape: TableShape,
  lines: PageLine[],
  currency: string | null,
  isCard: boolean,
  options: ReadOptions,
): Draft {
  const decimal = decimalOf(shape);
  const read = (money: PrintedMoney | undefined): SignedMinor | undefined =>
    signedMinor(money, decimal, currency ?? '');
  const days = settleDays(
    collected.rows.map(({ day }) => day),
    printedPeriods(lines),
    orderHint(currency),
    options.dateOrder ?? answeredOrder(options),
  );
  const rejected: RejectedRow[] = [...collected.rejected];
  const rows = collected.rows.flatMap((row, at): SettledRow[] => {
    const date = days.days[at];
    const cells = row.cells.map(read);
    const isRead = row.cells.every((cell, column) => cell === undefined || cells[column] !== undefined);
    if (date !== undefined && isRead)
      return [{ row: row.row, date, description: joined(row.texts), cells, section: row.section }];
    const reason = date === undefined ? dayReason(row.day.kind) : 'The amount on this line cannot be read.';
    rejected.push({ row: row.row, reason });
    return [];
  });
  const balances = printedBalances(shape);
  const settled = settleAmounts(rows, {
    roles: shape.money.map(({ role }) => role),
    opening: balances.opening.map(read).filter((it) => it !== undefined),
    closing: balances.closing.map(read).filter((it) => it !== undefined),
    isCard,
    signs: {
      accountKind: isCard ? 'credit-card' : options.accountKind,
      isCardFile: isCard,
      isGuessed: false,
      answer: options.answers?.sign,
      directionAnswer: options.answers?.direction,
    },
  });
  rejected.push(
    ...settled.empty.map((row) => ({ row, reason: 'This line has a day and a balance but no amount.' })),
  );
  return {
    settled,
    rejected: rejected.toSorted((a, b) => a.row - b.row),
    questions: [...dayQuestions(days, rows), ...settled.questions],
  };
}

function answeredOrder({ answers }: ReadOptions): DateOrder | undefined {
  const answer = answers?.['date-order'];
  return answer === 'dmy' || answer === 'mdy' || answer === 'ymd' ? answer : undefined;
}

function dayQuestions(
  { order, alternatives }: ReturnType<typeof settleDays>,
  rows: readonly SettledRow[],
): StatementQuestion[] {
  if (alternatives.length === 0) return [];
  return [
    { about: 'date-order', assumed: order, alternatives, rows: rows.slice(0, 10).map(({ row }) => row) },
  ];
}

function dayReason(kind: string): string {
  return kind === 'complete' ? 'There is no such day.' : 'The statement prints no year for this day.';
}

function joined(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** Banks that print dollars as USD write the month first; others the day. */
function orderHint(currency: string | null): DateOrder {
  return currency === 'USD' || currency === 'CAD' ? 'mdy' : 'dmy';
}

/** The decimal sign of most amounts. */
function decimalOf({ lines }: TableShape): DecimalSign {
  const signs = lines.flatMap(({ money }) => money.map(({ written }) => decimalEvidence(written.core)));
  const commas = signs.filter((sign) => sign === ',').length;
  return commas > signs.filter((sign) => sign === '.').length ? ',' : '.';
}

function signedMinor(
  money: PrintedMoney | undefined,
  decimal: DecimalSign,
  currency: string,
): SignedMinor | undefined {
  if (!money) return undefined;
  const minor = minorFromCore(money.written.core, decimal, currency);
  return minor === undefined ? undefined : { minor, sign: money.written.sign, isMarked: money.isMarked };
}

/** Invoices, receipts and payslips list days and amounts too; a statement proves itself or speaks of balances. */
function isStatement(lines: readonly PageLine[], { settled }: Draft, shape: TableShape): boolean {
  if (settled.proof.proven === true) return true;
  const text = foldText(lines.map((line) => line.text).join(' '));
  const hasColumns = shape.money.some(
    ({ role }) => role === 'balance' || role === 'debit' || role === 'credit',
  );
  if (OTHER_DOCUMENTS.test(text) && !(hasColumns && settled.transactions.length >= 5)) {
    return (
      settled.transactions.length >= 5 &&
      /\b(statement|kontoauszug|releve)\b/.test(text) &&
      /\bbalance|solde|saldo\b/.test(text)
    );
  }
  return STATEMENT_WORDS.test(text);
}
