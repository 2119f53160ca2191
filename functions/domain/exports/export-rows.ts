import { todayIn } from '../../../shared/civil-date.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
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
}

/**
 * The rows of an entry: one, or one for each line it is split into, which add up to it; its receipts and its tax stand in the first.
 * Several receipts of one transaction stand in the same order in each receipt column, divided by `; `. `timeZone` (IANA) tells on which
 * day the entry was made.
 */
export function exportRows(
  { transaction, receipts, userName, matchConfidence }: ExportEntry,
  timeZone: string,
  { kinds, uncategorized }: ExportWords,
): ExportRow[] {
  const { currency, createdAt } = transaction;
  return entryLines(transaction).map((line) => ({
    date: transaction.date,
    description: line.description,
    amount: decimalFromMinor(line.amount, currency),
    currency,
    tax: line.isPart ? '' : taxOf(transaction),
    category: wantsCategory(line) ? uncategorized : line.category,
    account_label: transaction.accountLabel,
    transaction_type: kinds[line.kind],
    ...receiptCells(line.isPart ? [] : receipts, currency),
    created_at: todayIn(timeZone, new Date(createdAt)),
    user_name: userName,
    match_confidence: matchConfidence === null ? '' : String(Math.round(matchConfidence)),
  }));
}

/** All taxes that its documents state, together; empty where they state none. */
function taxOf({ taxes = [], currency }: Transaction): string {
  if (taxes.length === 0) return '';
  return decimalFromMinor(
    taxes.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  );
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
