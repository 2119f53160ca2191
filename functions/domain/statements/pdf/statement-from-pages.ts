import type { PageText } from '../../../../shared/model/document.ts';
import { severalAccounts } from '../formats/combined-statement.ts';
import { problem, type Reading, type ReadOptions, type ReadStatement } from '../reading.ts';
import { accountParts, type AccountPart } from './account-parts.ts';
import { balanceKind } from './heading-words.ts';
import { pageLines, type PageLine } from './page-lines.ts';
import { printedStatement } from './printed-statement.ts';
import { inOneColumn } from './side-by-side.ts';

type Format = 'pdf' | 'image';

/** Reads the pages of a printed statement: of one account, or of several one below the other. */
export function statementFromPages(
  pages: readonly PageText[],
  format: Format,
  options: ReadOptions,
): Reading {
  const lines = inOneColumn(pageLines(pages));
  if (lines.length === 0) return problem('no-transactions', { code: 'no-text-on-pages' });
  const whole = printedStatement(lines, format, options);
  if (whole.kind === 'read' && isClear(whole.statement)) return whole;
  return readParts(lines, whole, format, options) ?? whole;
}

/** Rows of a second account cannot be read in the columns of the first. */
function isClear({ proven, rejected }: ReadStatement): boolean {
  return proven === true && rejected.length === 0;
}

/** The pages as statements of several accounts, where each of those is proven and the whole is not. */
function readParts(
  lines: readonly PageLine[],
  whole: Reading,
  format: Format,
  options: ReadOptions,
): Reading | undefined {
  // Of several accounts each says itself what it is.
  const { accountKind: _, ...partOptions } = options;
  const least = whole.kind === 'read' ? whole.statement.transactions.length : 2;
  for (const parts of accountParts(lines)) {
    if (!parts.every(beginsAnew)) continue;
    const statements = parts.flatMap((part) => {
      const reading = printedStatement(part.lines, format, partOptions, part.own);
      return reading.kind === 'read' ? [withTitle(reading.statement, part)] : [];
    });
    const isWhole = statements.length === parts.length && statements.every(({ proven }) => proven === true);
    const rows = statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
    if (!isWhole || rows < least) continue;
    const [first, ...others] = statements;
    if (first && others.every((it, at) => goesOn(statements[at], it)))
      return { kind: 'read', statement: joined(first, others) };
    if (areAccounts(statements)) return { kind: 'read', statement: severalAccounts(format, statements) };
  }
  return undefined;
}

/** A statement called by the title over its rows where it says no number. */
const withTitle = (statement: ReadStatement, { title }: AccountPart): ReadStatement =>
  title === undefined || statement.account?.number !== undefined
    ? statement
    : { ...statement, account: { ...statement.account, label: title } };

/** Whether an account's own lines name a balance that it began with: the next page of another begins with none. */
const beginsAnew = ({ own }: AccountPart): boolean =>
  own.some(({ text }) => /^(opening|any)$/.test(balanceKind(text) ?? ''));

/** Pages of one account with a page missing between them would be proven one by one as well: accounts differ in name. */
function areAccounts(statements: readonly ReadStatement[]): boolean {
  const names = new Set(statements.map(({ account }) => account?.number ?? JSON.stringify(account)));
  return names.size === statements.length && !statements.some((it, at) => goesOn(statements[at - 1], it));
}

/** Whether a part without a name begins with what the one before ended with: the next page of the same account. */
const goesOn = (before: ReadStatement | undefined, { account, opening }: ReadStatement): boolean =>
  before !== undefined && account === null && opening === before.closing;

/** One account's statement from its pages, which are laid out differently. */
const joined = (first: ReadStatement, others: readonly ReadStatement[]): ReadStatement => ({
  ...first,
  closing: others.at(-1)?.closing ?? first.closing,
  transactions: [first, ...others].flatMap(({ transactions }) => transactions),
  rejected: [first, ...others].flatMap(({ rejected }) => rejected),
  questions: [first, ...others].flatMap(({ questions }) => questions),
});
