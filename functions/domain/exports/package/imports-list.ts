import type { Statement } from '../../../../shared/model/statement.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import type { Words } from '../../../../shared/text/words.ts';
import type { ExportColumn, ExportMoney, ExportRow } from '../export-document.ts';

type PackageWords = Words['accountantPackage'];

/** A statement of one account as a file held it. */
export type ImportedPart = Pick<Statement, 'currency' | 'opening' | 'closing' | 'proven' | 'transactions'>;

/** One account's statement that was imported, with what became of its rows; `part` is unknown where what was read is no longer kept. */
export interface ImportedStatement {
  readonly fileName: string;
  readonly account: string;
  readonly currency: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly part: ImportedPart | undefined;
  readonly added: number;
  readonly leftOut: number | null;
  readonly importedOn: string;
}

/** The columns of the list of imports. */
export const importColumns = ({ titles }: PackageWords): ExportColumn[] => [
  { title: titles.file, kind: 'text', width: 30 },
  { title: titles.account, kind: 'text', width: 20 },
  { title: titles.from, kind: 'day', width: 10 },
  { title: titles.to, kind: 'day', width: 10 },
  { title: titles.opening, kind: 'money', width: 14 },
  { title: titles.rows, kind: 'count', width: 6 },
  { title: titles.rowsSum, kind: 'money', width: 14 },
  { title: titles.closing, kind: 'money', width: 14 },
  { title: titles.currency, kind: 'text', width: 8 },
  { title: titles.proof, kind: 'text', width: 60 },
  { title: titles.added, kind: 'count', width: 8 },
  { title: titles.leftOut, kind: 'count', width: 8 },
  { title: titles.importedOn, kind: 'day', width: 10 },
];

/** A statement in that list, and whether it is proven: opening balance and rows make the closing balance, or each running balance agrees. */
export function importRow(
  statement: ImportedStatement,
  words: PackageWords,
): { row: ExportRow; isProven: boolean } {
  const { fileName, account, currency, from, to, part, added, leftOut, importedOn } = statement;
  const money = (minor: number | null | undefined): ExportMoney | null =>
    minor === null || minor === undefined ? null : { minor, currency };
  const sum = part?.transactions.reduce((all, { amount }) => all + amount, 0);
  const row: ExportRow = [
    ...[fileName, account, from, to],
    money(part?.opening),
    part?.transactions.length ?? null,
    money(sum),
    money(part?.closing),
    currency,
    proofOf(part, currency, words),
    ...[added, leftOut, importedOn],
  ];
  return { row, isProven: part?.proven === true };
}

/** The proof in words; what a file states is checked here once more, and told as it is. */
function proofOf(part: ImportedPart | undefined, currency: string, { proofs }: PackageWords): string {
  if (!part) return proofs.unknown;
  const { opening, closing, proven, transactions } = part;
  const sum = transactions.reduce((all, { amount }) => all + amount, 0);
  const say = (minor: number) => `${decimalFromMinor(minor, currency)} ${currency}`;
  const facts = { rows: say(sum), count: transactions.length };
  if (proven === null) return proofs.none(facts);
  if (opening === null || closing === null) return proven ? proofs.rowByRow(facts) : proofs.brokenRows(facts);
  const ends = { ...facts, opening: say(opening), closing: say(closing) };
  if (opening + sum !== closing) return proofs.broken(ends);
  return proven ? proofs.proven(ends) : proofs.brokenRows(facts);
}
