import { taxesIncluded } from '../../../shared/included-tax.ts';
import type {
  NewTransaction,
  SaidTax,
  TransactionChange,
  TransactionKind,
} from '../../../shared/model/transaction.ts';
import { untransferred } from '../../../shared/entry-lines.ts';
import { withoutAssumed } from './assumed-taxes.ts';
import { changedDetails, withDetails } from './entry-details.ts';
import type { GivenPart } from './entry-details.ts';
import type { LedgerRow } from './ledger-row.ts';
import { worthAtAmount } from './worth.ts';

/** Income is positive and expense negative whatever sign was typed; a transfer keeps its direction. */
export function signedAmount(kind: TransactionKind, amountMinor: number): number {
  if (kind === 'transfer') return amountMinor;
  return kind === 'income' ? Math.abs(amountMinor) : -Math.abs(amountMinor);
}

/** A new entry by the ids of its account and, where one was chosen, its category; `amount` in minor units, its sign as typed. */
export interface NewEntry extends Pick<
  NewTransaction,
  'id' | 'kind' | 'description' | 'amount' | 'currency' | 'date'
> {
  readonly accountId: string;
  readonly otherDate?: string | undefined;
  readonly statedRate?: LedgerRow['statedRate'];
  readonly categoryId?: string | undefined;
  readonly use?: LedgerRow['use'];
}

export interface EntryContext {
  readonly userId: string;
  readonly organizationId: string;
  readonly currency: LedgerRow['currency'];
  readonly source: LedgerRow['source'];
  readonly createdAt: string;
}

/** The ledger row that a new entry becomes. Without a category it has that of its kind (specification section 5). */
export function entryOf(entry: NewEntry, context: EntryContext): LedgerRow {
  return {
    id: entry.id,
    kind: entry.kind,
    description: entry.description,
    amount: signedAmount(entry.kind, entry.amount),
    currency: entry.currency ?? context.currency,
    categoryId: entry.categoryId ?? entry.kind,
    accountId: entry.accountId,
    date: entry.date,
    ...(entry.otherDate === undefined ? {} : { otherDate: entry.otherDate }),
    ...(entry.statedRate === undefined ? {} : { statedRate: entry.statedRate }),
    ...(entry.use === undefined ? {} : { use: entry.use }),
    source: context.source,
    receiptId: null,
    receiptIds: [],
    noReceiptNeeded: false,
    userId: context.userId,
    organizationId: context.organizationId,
    createdAt: context.createdAt,
    version: 1,
  };
}

/** What of an entry a person changes, by the ids of account and categories. */
export interface EntryChange extends Omit<
  TransactionChange,
  'version' | 'category' | 'accountLabel' | 'parts' | 'worth' | 'taxes' | 'reverseCharge'
> {
  readonly categoryId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly parts?: readonly GivenPart[] | undefined;
}

/**
 * The row after a person's change; a category that only named the old kind follows the new one, and what is personal or the owner's has
 * none. In another currency it is another amount: what it was worth does not hold for it. Nothing is assumed of its tax.
 */
export function changedEntry(before: LedgerRow, change: EntryChange): LedgerRow {
  const row = withoutAssumed(before);
  const { use, businessShare, parts, ...plain } = change;
  const kind = use ? 'transfer' : (change.kind ?? row.kind);
  const follows = use || row.categoryId === row.kind;
  const categoryId = change.categoryId ?? (follows ? kind : row.categoryId);
  const amount = signedAmount(kind, change.amount ?? row.amount);
  const { noReceiptReason, notes, brought, worth, statedRate, ratesAsBefore, ...changed } = {
    ...(row.reverseCharge && kind !== 'expense' ? withoutReverseCharge(row) : row),
    ...definedOf(plain),
  };
  const isDecided = change.categoryId !== undefined || kind !== row.kind || use !== undefined;
  const sorted = isDecided ? withoutGuess(changed) : changed;
  // The share of what was taken for another thing says nothing of this one.
  const isTakenWrongly = row.assumed !== undefined && categoryId !== row.categoryId;
  const { businessShare: _shareAsBefore, ...whole } = row;
  const details = changedDetails(
    isTakenWrongly ? whole : row,
    { kind, amount },
    { use, businessShare, parts },
  );
  const reason = sorted.noReceiptNeeded && noReceiptReason ? { noReceiptReason } : {};
  const noted = notes ? { notes } : {};
  // An edit of the whole entry names its category as well: only another one is a choice.
  const kept = brought && kind === row.kind && categoryId === row.categoryId ? { brought } : {};
  const isSameMoney = changed.currency === row.currency;
  const valued = worth && isSameMoney ? worthAtAmount(worth, row, amount) : {};
  const stated = statedRate && isSameMoney ? { statedRate } : {};
  // What a vendor charges is charged on no sale, nor the other way round.
  const charged = ratesAsBefore && kind === row.kind ? { ratesAsBefore } : {};
  return {
    ...withDetails(sorted, details),
    ...{
      ...reason,
      ...noted,
      ...kept,
      ...valued,
      ...stated,
      ...charged,
      kind,
      categoryId,
      amount,
      version: row.version + 1,
    },
  };
}

/** A row whose category a person decides: neither an offer, nor a rule, nor Matchbook stands behind it any more. */
function withoutGuess<T extends Pick<LedgerRow, 'suggestedCategory' | 'ruleId' | 'assumed'>>({
  suggestedCategory: _offer,
  ruleId: _rule,
  assumed: _assumed,
  ...row
}: T) {
  return row;
}

/** The row linked to exactly these receipts. */
export function withReceipts(row: LedgerRow, receiptIds: readonly string[]): LedgerRow {
  return { ...row, receiptIds: [...receiptIds], receiptId: receiptIds[0] ?? null, version: row.version + 1 };
}

/** The row with taxes that a person says of it, in place of any. */
export function withTaxesSaid(before: LedgerRow, said: readonly SaidTax[]): LedgerRow {
  const { taxes: _taxes, reverseCharge: _reversed, ...row } = withoutAssumed(before);
  const taxes = said.flatMap(({ kind, rate, amount }) =>
    amount === 0 ? [] : [{ kind, ...(rate === undefined ? {} : { rate }), amount }],
  );
  return { ...row, ...(taxes.length > 0 ? { taxes } : {}), taxesSaid: true };
}

/** What is no purchase any more is no service from abroad either. */
function withoutReverseCharge({ reverseCharge: _reversed, taxesSaid: _said, ...row }: LedgerRow): LedgerRow {
  return row;
}

/** The row as a service from abroad: without a tax in its price, the buyer owes it. */
export const withReverseCharge = (row: LedgerRow): LedgerRow => ({
  ...withTaxesSaid(row, []),
  reverseCharge: true,
});

/** The row with the tax at a rate that is included in what of its amount was earned or spent; with none where none is given. */
export function withTaxIncluded(
  row: LedgerRow,
  tax: { kind: SaidTax['kind']; rate: number } | null,
): LedgerRow {
  if (tax === null) return withTaxesSaid(row, []);
  const [amount = 0] = taxesIncluded(Math.abs(untransferred(row)), [tax.rate]);
  return withTaxesSaid(row, [{ ...tax, amount }]);
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function definedOf<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
