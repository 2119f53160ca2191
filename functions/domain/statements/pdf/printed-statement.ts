import type { StatementAccount, StatementFormat } from '../../../../shared/model/statement.ts';
import { problem, type Reading, type ReadOptions, type ReadStatement } from '../reading.ts';
import { bankOfLetterhead } from '../bank-names.ts';
import { draftStatement } from './draft-statement.ts';
import { withoutEmptyMarks } from './empty-marks.ts';
import { linesAround } from './lines-around.ts';
import { isStatement } from './is-statement.ts';
import { joinedLines } from './joined-lines.ts';
import type { PageLine } from './page-lines.ts';
import { leadingDay } from './parsed-lines.ts';
import { mentionsCard, printedAccount, speaksOfCard, speaksOfLoan } from './printed-account.ts';
import { printedCurrency } from './printed-currency.ts';
import { withoutRowNumbers } from './row-numbers.ts';
import { withoutSideBox } from './side-box.ts';
import { withoutSideProse } from './side-prose.ts';
import { hasUnreadHead, withPlainDays } from './short-days.ts';
import { splitLines } from './split-lines.ts';
import { areApartFromPeriod, statedPeriod } from './statement-period.ts';
import { tableShape, type TableShape } from './table-shape.ts';

/**
 * Reads the statement of one account from its lines: its layout is told by days and amounts that recur, not by the bank.
 * `own`: the lines that speak of this account, where others tell of all accounts of the file.
 */
export function printedStatement(
  lines: readonly PageLine[],
  format: StatementFormat,
  options: ReadOptions,
  own = lines,
): Reading {
  const cleaned = withoutRowNumbers(withoutSideProse(withoutSideBox(withoutEmptyMarks(lines))));
  const shape = tableShape(splitLines(joinedLines(withPlainDays(cleaned))));
  if (!shape) return problem('no-transactions', { code: 'no-rows-on-pages' });
  const spoken = options.accountKind ? undefined : speaksOfCard(withoutRows(own, shape));
  const isLoan = options.accountKind === 'loan' || (options.accountKind === undefined && speaksOfLoan(own));
  const isCard = !isLoan && (options.accountKind === 'credit-card' || spoken !== undefined);
  const known = options.answers?.currency ?? options.currency;
  const { currency, questions } = printedCurrency(shape, known, own);
  const isByTitle = isCard && spoken === 'likely';
  // What a loan owes moves as a card's does.
  const draft = draftStatement({
    shape,
    lines,
    currency,
    isCard: isCard || isLoan,
    isLoan,
    isByTitle,
    mayBeCard: !isCard && !isLoan && mentionsCard(own),
    options,
  });
  const { transactions, proof } = draft.settled;
  if (transactions.length + draft.rejected.length === 0 || !isStatement(draft.settled, shape))
    return problem('no-transactions', { code: 'no-account-on-pages' });
  const { proven, opening, closing, brokenAt, breaks } = proof;
  const around = linesOf(lines, shape);
  const days = transactions.map(({ date }) => date);
  const period = statedPeriod(lines, around, days, draft.order);
  const isApart = period === undefined && areApartFromPeriod(around, days, draft.order);
  const isDoubted = isApart || hasUnreadHead(cleaned);
  const statement: ReadStatement = {
    format,
    currency,
    account: withBank(
      printedAccount(linesOf(own, shape), isLoan ? 'loan' : isCard ? 'credit-card' : undefined),
      around,
    ),
    opening,
    closing,
    ...(period === undefined ? {} : { period }),
    proven: isDoubted && proven === true ? null : proven,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    ...(breaks === undefined ? {} : { breaks }),
    transactions,
    rejected: draft.rejected,
    questions: [...(options.answers?.currency === undefined ? questions : []), ...draft.questions],
  };
  return { kind: 'read', statement };
}

function withBank(account: StatementAccount | null, around: readonly PageLine[]): StatementAccount | null {
  const bank = bankOfLetterhead(around);
  return account && bank !== undefined ? { ...account, bank } : account;
}

/** Lines but those of rows: what is paid for by transfer, deposit or card doesn't say what a statement is of. */
function withoutRows(own: readonly PageLine[], { lines, dateLefts }: TableShape): PageLine[] {
  const rows = new Set(
    lines.filter((line) => line.money.length > 0 && leadingDay(line, dateLefts)).map(({ row }) => row),
  );
  return own.filter(({ row }) => !rows.has(row));
}

/** The account's own lines without its rows, in which the numbers of others stand. */
function linesOf(own: readonly PageLine[], shape: TableShape): PageLine[] {
  const around = new Set(linesAround(shape).map(({ row }) => row));
  return own.filter(({ row }) => around.has(row));
}
