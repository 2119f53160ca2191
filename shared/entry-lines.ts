import type { EntryPart } from './model/payout.ts';
import type { Transaction, TransactionKind } from './model/transaction.ts';

/** One line of an entry as reports and exports count it. `isPart`: not the entry itself but what was split off it. */
export type EntryLine = Omit<EntryPart, 'kind'> & {
  readonly kind: TransactionKind;
  readonly isPart: boolean;
};

type Splittable = Pick<Transaction, 'kind' | 'category' | 'amount' | 'description' | 'parts'>;

/**
 * The lines of an entry: its own kind and category with what is left of its amount, then its parts. Their sum is always its amount.
 * Only an income is split: once it is said to be a transfer it counts whole.
 */
export function entryLines({ kind, category, amount, description, parts }: Splittable): EntryLine[] {
  const split = kind === 'income' ? (parts ?? []) : [];
  const rest = split.reduce((left, part) => left - part.amount, amount);
  const own = { kind, category, amount: rest, description, isPart: false };
  return [own, ...split.map((part) => ({ ...part, isPart: true }))];
}
