import { todayIn } from '../../../shared/civil-date.ts';
import type { SideOf } from '../../../shared/countries/category-sides.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { EntryLine } from '../../../shared/entry-lines.ts';
import { worthLines } from '../../../shared/entry-worth.ts';
import type { ExportField } from '../../../shared/model/export.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import type { Worth } from '../../../shared/model/worth.ts';
import { decimalFromMinor } from '../../../shared/money.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import type { ExportCell, ExportRow } from './export-document.ts';

/** What an export shows of a receipt. */
export type ExportReceipt = Pick<Receipt, 'vendor' | 'amount' | 'currency' | 'date' | 'fileName'>;

/** One entry of the ledger with what belongs to it; `matchConfidence` is 0 to 100, null without a match. */
export interface ExportEntry {
  readonly transaction: Transaction;
  readonly receipts: readonly ExportReceipt[];
  readonly userName: string;
  readonly matchConfidence: number | null;
  /** What reports leave out of its lines as sales tax (`reportedTaxes`); without it, lines say what tax is stated in them. */
  readonly taxes?: readonly (number | undefined)[];
  /** What of it counts in the box of the return that the file is about; it stands in its first row. */
  readonly counted?: { readonly amount: number; readonly currency: string };
}

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
  /** Whether a line counts as income or as an expense: a refund is of the type that it lowers. */
  readonly sideOf: SideOf;
  readonly personal: string;
  readonly draw: string;
  readonly contribution: string;
}

/** A line of an entry with all that its cells are told of. */
interface Shown extends ExportEntry {
  readonly line: Omit<EntryLine, 'tax'> & { readonly tax?: number | undefined; readonly worth: number };
  readonly timeZone: string;
  readonly words: ExportWords;
}

/**
 * The rows of an entry with these fields: one, or one for each line it is split into, which add up to it: what is personal of an entry is a line of
 * its own. Its receipts stand in the first, and each has its own tax. Several receipts of one transaction stand in the same order in each receipt
 * column, divided by `; `. `timeZone` (IANA) tells on which day the entry was made.
 */
export function entryRows(
  entry: ExportEntry,
  fields: readonly ExportField[],
  timeZone: string,
  words: ExportWords,
): ExportRow[] {
  const { transaction } = entry;
  return worthLines(entryLines(transaction), transaction).map((stated, at) => {
    const line = entry.taxes ? { ...stated, tax: entry.taxes[at] } : stated;
    const receipts = line.isPart ? [] : entry.receipts;
    const shown = { ...entry, receipts, line, timeZone, words };
    return fields.map((field) => cellOf[field](shown));
  });
}

const cellOf: Readonly<Record<ExportField, (shown: Shown) => ExportCell>> = {
  date: ({ transaction }) => transaction.date,
  description: ({ line, words }) => words.description(line.description),
  amount: ({ line, transaction }) => ({ minor: line.amount, currency: transaction.currency }),
  currency: ({ transaction }) => transaction.currency,
  tax: ({ line, transaction }) =>
    line.tax === undefined ? null : { minor: line.tax, currency: transaction.currency },
  category: ({ line, words }) => categoryOf(line, words),
  account_label: ({ transaction }) => transaction.accountLabel,
  transaction_type: typeOf,
  receipt_vendor: ({ receipts }) => listed(receipts.map(({ vendor }) => vendor)),
  receipt_amount: receiptAmounts,
  receipt_date: ({ receipts }) => listed(receipts.map(({ date }) => date)),
  receipt_file: ({ receipts }) => listed(receipts.map(({ fileName }) => fileName)),
  created_at: ({ transaction, timeZone }) => todayIn(timeZone, new Date(transaction.createdAt)),
  user_name: ({ userName }) => userName,
  match_confidence: ({ matchConfidence }) => (matchConfidence === null ? null : Math.round(matchConfidence)),
  box_amount: ({ line, counted }) =>
    line.isPart || !counted ? null : { minor: counted.amount, currency: counted.currency },
  worth: ({ line, transaction: { worth } }) =>
    worth ? { minor: line.worth, currency: worth.currency } : null,
  worth_currency: ({ transaction: { worth } }) => worth?.currency ?? null,
  worth_rate: ({ transaction: { worth } }) => worth?.rate ?? null,
  worth_source: ({ transaction: { worth }, words }) => (worth ? sourceOf(worth, words) : null),
};

/** What a line is listed under: its category, or the account that it moved to. */
export function categoryOf(line: EntryLine, words: ExportWords): string {
  if (line.transferToLabel !== undefined) return line.transferToLabel;
  return wantsCategory(line) ? words.uncategorized : words.category(line.category);
}

/** What a line counts as, in a word: whose money it was where it was none of the business's. */
export function typeOf({
  transaction: { use },
  line: { kind, categoryId, amount, isPersonal },
  words,
}: Pick<Shown, 'transaction' | 'words'> & { readonly line: EntryLine }): string {
  if (isPersonal) return words.personal;
  if (use !== 'owner') return words.kinds[kind === 'transfer' ? kind : words.sideOf(categoryId, kind)];
  return amount < 0 ? words.draw : words.contribution;
}

/** By which rate a line of another currency is worth something in the books' own, and whose that is. */
export function sourceOf({ source, day, via }: Worth, { rateSources, rateOf }: ExportWords): string {
  return source === 'person' ? rateSources[source] : rateOf({ source: rateSources[source], day, via });
}

/** One in the entry's currency is an amount; several, or in another currency, are told, so that nobody adds them up with the rest. */
function receiptAmounts({ receipts, transaction: { currency } }: Shown): ExportCell {
  const [first, ...others] = receipts;
  if (first && others.length === 0 && (first.currency ?? currency) === currency)
    return first.amount === null ? null : { minor: first.amount, currency };
  return listed(receipts.map((receipt) => receiptAmount(receipt, currency)));
}

function receiptAmount(receipt: ExportReceipt, currency: string): string | null {
  if (receipt.amount === null) return null;
  const own = receipt.currency ?? currency;
  const decimal = decimalFromMinor(receipt.amount, own);
  return own === currency ? decimal : `${decimal} ${own}`;
}

function listed(values: readonly (string | null)[]): string | null {
  return values.every((value) => !value) ? null : values.map((value) => value ?? '').join('; ');
}
