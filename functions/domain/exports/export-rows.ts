import { todayIn } from '../../../shared/civil-date.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { EntryLine } from '../../../shared/entry-lines.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { worthLines } from '../../../shared/entry-worth.ts';
import type { Worth } from '../../../shared/model/worth.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';

/** What an export shows of a receipt. */
export type ExportReceipt = Pick<Receipt, 'vendor' | 'amount' | 'currency' | 'date' | 'fileName'>;

/** One line of the ledger with what belongs to it; `matchConfidence` is 0 to 100, null without a match. */
export interface ExportEntry {
  readonly transaction: Transaction;
  readonly receipts: readonly ExportReceipt[];
  readonly userName: string;
  readonly matchConfidence: number | null;
}

/** The text of every field of one row: amounts as plain decimals, days as yyyy-MM-dd, empty where there is nothing. */
export type ExportRow = Readonly<Record<ExportField, string>>;

/** What an export calls things that entries only have a code for. */
export interface ExportWords {
  readonly kinds: Readonly<Record<Transaction['kind'], string>>;
  readonly uncategorized: string;
  readonly rateSources: Readonly<Record<Worth['source'], string>>;
  readonly rateOf: (rate: { source: string; day: string; via: string | undefined }) => string;
  /** A description as the export's language says it. */
  readonly description: (kept: string) => string;
  /** What that calls a category of the books. */
  readonly category: (name: string) => string;
  readonly personal: string;
  readonly draw: string;
  readonly contribution: string;
}

/**
 * The rows of an entry: one, or one for each line it is split into, which add up to it: what is personal of an entry is a line of its own. Its receipts stand in the first, and each has its own tax.
 * Several receipts of one transaction stand in the same order in each receipt column, divided by `; `. `timeZone` (IANA) tells on which
 * day the entry was made.
 */
export function exportRows(
  { transaction, receipts, userName, matchConfidence }: ExportEntry,
  timeZone: string,
  words: ExportWords,
): ExportRow[] {
  const { currency, createdAt, worth } = transaction;
  return worthLines(entryLines(transaction), transaction).map((line) => ({
    date: transaction.date,
    description: words.description(line.description),
    amount: decimalFromMinor(line.amount, currency),
    currency,
    tax: line.tax === undefined ? '' : decimalFromMinor(line.tax, currency),
    ...worthCells(worth, line.worth, words),
    category: wantsCategory(line) ? words.uncategorized : words.category(line.category),
    account_label: transaction.accountLabel,
    transaction_type: typeOf(transaction, line, words),
    ...receiptCells(line.isPart ? [] : receipts, currency),
    created_at: todayIn(timeZone, new Date(createdAt)),
    user_name: userName,
    match_confidence: matchConfidence === null ? '' : String(Math.round(matchConfidence)),
  }));
}

/** What a line is, in a word: whose money it was where it was none of the business's. */
function typeOf({ use }: Transaction, { kind, amount, isPersonal }: EntryLine, words: ExportWords): string {
  if (isPersonal) return words.personal;
  if (use !== 'owner') return words.kinds[kind];
  return amount < 0 ? words.draw : words.contribution;
}

/** What a line of another currency is worth in the books' own, by which rate and whose; empty where it is worth nothing else. */
function worthCells(worth: Worth | undefined, amount: number, { rateSources, rateOf }: ExportWords) {
  if (!worth) return { worth: '', worth_currency: '', worth_rate: '', worth_source: '' };
  const { currency, rate, source, day, via } = worth;
  return {
    worth: decimalFromMinor(amount, currency),
    worth_currency: currency,
    worth_rate: rate,
    worth_source:
      source === 'person' ? rateSources[source] : rateOf({ source: rateSources[source], day, via }),
  };
}

function receiptCells(receipts: readonly ExportReceipt[], currency: string) {
  return {
    receipt_vendor: listed(receipts.map(({ vendor }) => vendor)),
    receipt_amount: listed(receipts.map((receipt) => receiptAmount(receipt, currency))),
    receipt_date: listed(receipts.map(({ date }) => date)),
    receipt_file: listed(receipts.map(({ fileName }) => fileName)),
  };
}

/** A receipt in another currency says which, so that nobody adds it up with the rest. */
function receiptAmount(receipt: ExportReceipt, currency: string): string | null {
  if (receipt.amount === null) return null;
  const own = receipt.currency ?? currency;
  const decimal = decimalFromMinor(receipt.amount, own);
  return own === currency ? decimal : `${decimal} ${own}`;
}

function listed(values: readonly (string | null)[]): string {
  return values.every((value) => !value) ? '' : values.map((value) => value ?? '').join('; ');
}
