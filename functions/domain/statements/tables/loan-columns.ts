import type { StatementTransaction } from '../../../../shared/model/statement.ts';
import { usualLanguage } from '../../../../shared/text/language.ts';
import { wordsFor } from '../../../../shared/text/words-for.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ReadOptions, ReadStatement } from '../reading.ts';
import { decimalIn, minorOf } from './chained-columns.ts';
import type { Columns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import { cellText, type TableRow } from './table.ts';

/** What a loan that was not chosen is called whose file does not name it. */
export const LOAN = { label: 'Loan', kind: 'loan' } as const;

/** How lenders head what a payment pays back, what it costs, and the payment itself; folded. */
const PRINCIPAL =
  /^(principal|capital|tilgung|amortissement)( (paid|amount|portion|payment|repaid|paye|rembourse))?$|^(tilgungsanteil|capital amorti)$/;
const INTEREST = /^(interests?|interets?|zinsen)( (paid|amount|portion|payment|payes?))?$|^zinsanteil$/;
const PAYMENT =
  /^(total )?(payments?|paiements?|versements?|instal?lments?|repayments?|mensualites?|annuites?|rate|zahlung)( (amount|total|made))?$|^(total (paid|amount)|amount paid|amount)$/;

interface LoanColumns {
  readonly principal: number;
  readonly interest: number;
  readonly payment: number;
}

/**
 * The columns of a table as a loan's own statement, where its headings name principal, interest and payment. What is owed falls by the
 * principal alone: the payment is the gross of it, the interest what it costs. Where more than interest is in the payments nobody can tell
 * that, and a person is asked. Of an account that is no loan all of the payment counts. The columns as they are for any other table.
 */
export function withLoan(columns: Columns, frame: TableFrame, { accountKind }: ReadOptions): Columns {
  const found = frame.header && loanColumns(frame.header);
  if (!found) return columns;
  const {
    amount: _amount,
    gross: _gross,
    debit: _debit,
    credit: _credit,
    otherCredit: _other,
    ...rest
  } = columns;
  const { balance, ...bare } = rest;
  const { principal, interest, payment } = found;
  const isMoved = balance !== undefined && ![principal, interest, payment].includes(balance);
  const common = {
    ...{ ...bare, ...(isMoved ? { balance } : {}), fees: [] },
    ...{ isGuessed: false, isDirected: false, text: textWithout(columns.text, found) },
  };
  if (accountKind !== undefined && accountKind !== 'loan') return { ...common, amount: payment };
  if (!addsUp(frame.body, found)) return { ...common, amount: payment, gross: principal, isLoan: true };
  return { ...common, amount: principal, gross: payment, fees: [interest], isNet: true, isLoan: true };
}

const textWithout = (text: readonly number[], { principal, interest, payment }: LoanColumns): number[] =>
  text.filter((column) => ![principal, interest, payment].includes(column));

function loanColumns(header: TableRow): LoanColumns | undefined {
  const headings = header.cells.map((cell) => foldText(cell.replace(/([a-z])([A-Z])/g, '$1 $2')));
  const only = (pattern: RegExp): number | undefined => {
    const [column, another] = headings.flatMap((heading, at) => (pattern.test(heading) ? [at] : []));
    return another === undefined ? column : undefined;
  };
  const [principal, interest, payment] = [only(PRINCIPAL), only(INTEREST), only(PAYMENT)];
  return principal === undefined || interest === undefined || payment === undefined
    ? undefined
    : { principal, interest, payment };
}

/** Whether each payment is principal and interest, and nothing else. */
function addsUp(rows: readonly TableRow[], { principal, interest, payment }: LoanColumns): boolean {
  const decimal = decimalIn(rows, [principal, interest, payment]);
  const read = (row: TableRow, column: number): number =>
    minorOf(row, column, row.numbers?.has(column) ? '.' : decimal) ?? 0;
  return rows
    .filter((row) => cellText(row, payment) !== '')
    .every((row) => read(row, payment) === read(row, principal) + read(row, interest));
}

/**
 * Each payment as all that came to the loan, and the interest that its lender took of it as a row of its own on the same line: the bank's row
 * of the payment knows the whole alone.
 */
export function withInterestApart<S extends Pick<ReadStatement, 'transactions' | 'accounts'>>(
  statement: S,
): S {
  const apart = (rows: readonly StatementTransaction[]) => rows.flatMap(interestApart);
  const accounts = statement.accounts?.map((account) => ({
    ...account,
    transactions: apart(account.transactions),
  }));
  return {
    ...statement,
    transactions: apart(statement.transactions),
    ...(accounts ? { accounts } : {}),
  };
}

function interestApart({ fee = 0, balance, ...row }: StatementTransaction): StatementTransaction[] {
  const stated = balance === undefined ? {} : { balance };
  if (fee === 0) return [{ ...row, ...stated }];
  // In one language always: an import knows by its words what it brought before.
  const description = wordsFor(usualLanguage).entries.loanInterest();
  return [
    { ...row, amount: row.amount - fee },
    { ...row, description, amount: fee, ...stated },
  ];
}
