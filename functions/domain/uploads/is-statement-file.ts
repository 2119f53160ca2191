import type { DocumentKind, PageText } from '../../../shared/model/document.ts';
import { isFolio } from '../documents/kinds/folio.ts';
import { isReadable } from '../documents/receipt-values.ts';
import type { FileReading } from '../documents/read-documents.ts';
import { payoutReport } from '../payouts/payout-report.ts';
import type { PageFormat } from '../statements/formats/detect-format.ts';
import { namesOnlyBalances } from '../statements/pdf/only-balances.ts';
import { readStatementOfPages } from '../statements/read-statement.ts';
import type { ReadStatement } from '../statements/reading.ts';
import { textLines } from '../text/text-line.ts';

interface ReadFile {
  readonly pages: PageText[];
  /** Undefined of a mail, which is a document whatever it holds. */
  readonly format?: PageFormat | undefined;
  /** The file read as a document. */
  readonly document: Pick<FileReading, 'kind' | 'taxes'>;
}

/** Signs of a statement that a file must show; one more of what looks like a bill that brings its balance forward, or a payslip. */
const SIGNS_MIN = 2;
const ROWS_MANY = 5;
const OTHER_KINDS: readonly DocumentKind[] = ['payslip', 'credit-note'];
const DOCUMENT_KINDS: readonly DocumentKind[] = ['receipt', 'invoice', 'credit-note', 'payslip', 'email'];

/** What a tax is called where it stands as a row of its own. */
const TAX_ROW = /\b(tax|gst|hst|pst|qst|vat|tps|tvq|tva|mwst|ust|iva|btw|levy|kurtaxe|taxe)\b/i;
const TAX_ROWS_SHARE = 0.25;

/**
 * Whether a file is the statement of an account, and no document. Hotels and utilities print days, amounts and balances too, so its rows
 * alone do not tell; the report of a payout has rows and sums as well, and is the paper of a deposit.
 */
export async function isStatementFile(
  { pages, format, document }: ReadFile,
  currency: string,
): Promise<boolean> {
  if (format === undefined || isPaperOfOne(pages, currency)) return false;
  const reading = await readStatementOfPages({ kind: 'pages', pages }, format, { currency });
  const isNamedSo = document.kind === 'statement';
  if (reading.kind !== 'read') return (isNamedSo && !isOtherwise(document)) || namesOnlyBalances(pages);
  if (isSettledBill(reading.statement)) return false;
  return signsOf(reading.statement) + Number(isNamedSo) >= signsNeeded(document);
}

/**
 * Whether a file that somebody brought as a statement is a document all the same. That they say so is one more sign of a statement, and
 * what shows nothing of a document either stays what they say.
 */
export async function isDocumentAllTheSame(
  { pages, format, document }: ReadFile & { readonly document: FileReading },
  currency: string,
): Promise<boolean> {
  if (isPaperOfOne(pages, currency)) return true;
  if (!DOCUMENT_KINDS.includes(document.kind) || !isReadable(document)) return false;
  if (format === undefined) return true;
  if (namesOnlyBalances(pages)) return false;
  const reading = await readStatementOfPages({ kind: 'pages', pages }, format, { currency });
  if (reading.kind !== 'read' || isSettledBill(reading.statement)) return true;
  return signsOf(reading.statement) + 1 < signsNeeded(document);
}

/** The paper of one payment: an electronic invoice or, by its own words, the report of a payout or the bill of a stay. */
const isPaperOfOne = (pages: readonly PageText[], currency: string): boolean =>
  pages.some(({ invoice }) => invoice) || payoutReport(pages, currency) !== null || isFolio(textLines(pages));

/** Taxes charged row by row, and paid in the end: it began and ends at nothing. */
function isSettledBill(statement: ReadStatement): boolean {
  const { transactions } = statement;
  const taxes = transactions.filter(({ description }) => TAX_ROW.test(description));
  return (
    beginsAndEndsAtZero(statement) && taxes.length > 1 && taxes.length >= TAX_ROWS_SHARE * transactions.length
  );
}

const beginsAndEndsAtZero = ({ opening, closing }: ReadStatement): boolean =>
  (opening ?? 0) === 0 && closing === 0;

const isOtherwise = ({ taxes, kind }: ReadFile['document']): boolean =>
  taxes.length > 0 || OTHER_KINDS.includes(kind);

const signsNeeded = (document: ReadFile['document']): number => SIGNS_MIN + Number(isOtherwise(document));

/** How much of a statement shows: it adds up, it lists much, it names its account. Any bill that is paid adds up from zero to zero. */
function signsOf(statement: ReadStatement): number {
  const { proven, transactions, account } = statement;
  const isProven = proven === true && !beginsAndEndsAtZero(statement);
  return [isProven, transactions.length >= ROWS_MANY, account !== null].filter(Boolean).length;
}
