import type { Transaction } from './model/transaction.ts';

const UNCHOSEN = ['income', 'expense', 'transfer'];

/** Whether an entry still wants a category: it only has its kind's name. Transfers need none. */
export function wantsCategory({ kind, category }: Pick<Transaction, 'kind' | 'category'>): boolean {
  return kind !== 'transfer' && UNCHOSEN.includes(category);
}
