import type { CategoryChoice } from './category-for-purpose.ts';
import type { CategoryHistory } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';

/** Money also comes from whom one pays for other reasons: a person looks at it before it counts as a refund. */
const REFUND_CONFIDENCE_MAX = 0.75;

/**
 * A category for money that came from somebody who was paid before: that of the payments, which the refund lowers. Only a category of expenses
 * alone, in which money in can't be taken for income.
 */
export function offerRefund(
  row: CategoryRow,
  habits: CategoryHistory,
  choices: readonly CategoryChoice[],
): { readonly categoryId: string; readonly confidence: number } | undefined {
  if (row.amount <= 0) return undefined;
  const paid = habits.answer({ ...row, amount: -row.amount });
  if (!paid) return undefined;
  const kinds = new Set(choices.filter(({ id }) => id === paid.categoryId).map(({ kind }) => kind));
  if (kinds.size !== 1 || !kinds.has('expense')) return undefined;
  return { categoryId: paid.categoryId, confidence: Math.min(REFUND_CONFIDENCE_MAX, paid.confidence) };
}
