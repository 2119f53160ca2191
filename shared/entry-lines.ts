import type { EntryPart } from './model/payout.ts';
import type { Transaction, TransactionKind } from './model/transaction.ts';

type KeptPart = Omit<EntryPart, 'category'>;

/** One line of an entry as the books count it. `isPart`: not the entry itself but what was split off it. */
export interface KeptLine extends Omit<KeptPart, 'kind'> {
  readonly kind: TransactionKind;
  readonly isPart: boolean;
}

/** One line of an entry as reports and exports show it, with the name of its category. */
export interface EntryLine extends KeptLine {
  readonly category: string;
}

type KeptEntry = Pick<Transaction, 'kind' | 'categoryId' | 'amount' | 'description'> & {
  readonly parts?: readonly KeptPart[] | undefined;
};
type ShownEntry = Pick<Transaction, 'kind' | 'category' | 'categoryId' | 'amount' | 'description' | 'parts'>;

/**
 * The lines of an entry: its own kind and category with what is left of its amount, then its parts. Their sum is always its amount.
 * Only an income is split: once it is said to be a transfer it counts whole. Of an entry that names its categories the lines do too.
 */
export function entryLines(entry: ShownEntry): EntryLine[];
export function entryLines(entry: KeptEntry): KeptLine[];
export function entryLines(entry: KeptEntry & { readonly category?: string }): KeptLine[] {
  const { kind, category, categoryId, amount, description, parts } = entry;
  const split = kind === 'income' ? (parts ?? []) : [];
  const rest = split.reduce((left, part) => left - part.amount, amount);
  const name = category === undefined ? {} : { category };
  const own = { kind, ...name, categoryId, amount: rest, description, isPart: false };
  return [own, ...split.map((part) => ({ ...part, isPart: true }))];
}
