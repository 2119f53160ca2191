import type { Transaction } from './model/transaction.ts';

/** The ids that say only the kind of an entry for which no category was chosen. */
const UNCHOSEN: readonly string[] = ['income', 'expense', 'transfer'];

/** Whether an entry still wants a category: it only has its kind's. Transfers need none. */
export function wantsCategory({ kind, categoryId }: Pick<Transaction, 'kind' | 'categoryId'>): boolean {
  return kind !== 'transfer' && UNCHOSEN.includes(categoryId);
}
