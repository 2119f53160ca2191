import type {
  NewTransaction,
  Transaction,
  TransactionChange,
  TransactionKind,
} from '../../../shared/model/transaction.ts';

/** Income is positive and expense negative whatever sign was typed; a transfer keeps its direction. */
export function signedAmount(kind: TransactionKind, amountMinor: number): number {
  if (kind === 'transfer') return amountMinor;
  return kind === 'income' ? Math.abs(amountMinor) : -Math.abs(amountMinor);
}

export interface EntryContext {
  readonly userId: string;
  readonly organizationId: string;
  readonly currency: Transaction['currency'];
  readonly accountId: string;
  readonly source: Transaction['source'];
  readonly createdAt: string;
}

/** The ledger row that a new entry becomes. An empty category is the entry's kind (specification section 5). */
export function entryOf(entry: NewTransaction, context: EntryContext): Transaction {
  return {
    id: entry.id,
    kind: entry.kind,
    description: entry.description,
    amount: signedAmount(entry.kind, entry.amount),
    currency: entry.currency ?? context.currency,
    category: entry.category || entry.kind,
    accountLabel: entry.accountLabel,
    accountId: context.accountId,
    date: entry.date,
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

/** The row after a person's change; a category that only named the old kind follows the new one. */
export function changedEntry(
  row: Transaction,
  { version: _seen, ...change }: TransactionChange,
): Transaction {
  const kind = change.kind ?? row.kind;
  const category = change.category ?? (row.category === row.kind ? kind : row.category);
  const amount = signedAmount(kind, change.amount ?? row.amount);
  const { noReceiptReason, ...changed } = { ...row, ...definedOf(change) };
  const isDecided = change.category !== undefined || kind !== row.kind;
  const sorted = isDecided ? withoutGuess(changed) : changed;
  const after = kind === row.kind && amount === row.amount ? sorted : withoutSplit(sorted);
  const reason = after.noReceiptNeeded && noReceiptReason ? { noReceiptReason } : {};
  return { ...after, ...reason, kind, category, amount, version: row.version + 1 };
}

/** A row whose category a person decides: neither an offer nor a rule stands behind it any more. */
function withoutGuess<T extends Pick<Transaction, 'suggestedCategory' | 'ruleId'>>({
  suggestedCategory: _offer,
  ruleId: _rule,
  ...row
}: T) {
  return row;
}

/** A row of another kind or amount: how the old one was split says nothing of it. */
function withoutSplit<T extends Pick<Transaction, 'parts' | 'payout'>>({
  parts: _parts,
  payout: _word,
  ...row
}: T) {
  return row;
}

/** The row linked to exactly these receipts. */
export function withReceipts(row: Transaction, receiptIds: readonly string[]): Transaction {
  return { ...row, receiptIds: [...receiptIds], receiptId: receiptIds[0] ?? null, version: row.version + 1 };
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function definedOf<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
