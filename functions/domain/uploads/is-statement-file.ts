import type { DocumentKind, PageText } from '../../../shared/model/document.ts';
import { isReadable } from '../documents/receipt-values.ts';
import type { FileReading } from '../documents/read-documents.ts';
import { payoutReport } from '../payouts/payout-report.ts';
import type { PageFormat } from '../statements/formats/detect-format.ts';
import { namesOnlyBalances } from '../statements/pdf/only-balances.ts';
import { readStatementOfPages } from '../statements/read-statement.ts';
import type { ReadStatement } from '../statements/reading.ts';

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

/**
 * Whether a file is the statement of an account, and no document. Hotels and utilities print days, amounts and balances too, so its rows
 * alone do not tell; the report of a payout has rows and sums as well, and is the paper of a deposit.
 */
export async function isStatementFile(
  { pages, format, document }: ReadFile,
  currency: string,
): Promise<boolean> {
  if (format === undefined || payoutReport(pages, currency)) return false;
  const reading = await readStatementOfPages({ kind: 'pages', pages }, format, { currency });
  const isNamedSo = document.kind === 'statement';
  if (reading.kind !== 'read') return (isNamedSo && !isOtherwise(document)) || namesOnlyBalances(pages);
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
  if (payoutReport(pages, currency)) return true;
  if (!DOCUMENT_KINDS.includes(document.kind) || !isReadable(document)) return false;
  if (format === undefined) return true;
  if (namesOnlyBalances(pages)) return false;
  const reading = await readStatementOfPages({ kind: 'pages', pages }, format, { currency });
  return reading.kind !== 'read' || signsOf(reading.statement) + 1 < signsNeeded(document);
}

const isOtherwise = ({ taxes, kind }: ReadFile['document']): boolean =>
  taxes.length > 0 || OTHER_KINDS.includes(kind);

const signsNeeded = (document: ReadFile['document']): number => SIGNS_MIN + Number(isOtherwise(document));

/** How much of a statement shows: it adds up, it lists much, it names its account. */
function signsOf({ proven, transactions, account }: ReadStatement): number {
  return [proven === true, transactions.length >= ROWS_MANY, account !== null].filter(Boolean).length;
}
