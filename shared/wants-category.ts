import { unsortedCategoryIds } from './unsorted-categories.ts';
import type { Transaction } from './model/transaction.ts';

/** Whether an entry still wants a category: it only has its kind's. Transfers need none. */
export function wantsCategory({ kind, categoryId }: Pick<Transaction, 'kind' | 'categoryId'>): boolean {
  return kind !== 'transfer' && unsortedCategoryIds.includes(categoryId);
}
