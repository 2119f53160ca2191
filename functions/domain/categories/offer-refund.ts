import { foldedWords } from '../text/fold-text.ts';
import { letterShape } from '../text/letter-shape.ts';
import { isKnownTown } from '../text/place-tail.ts';
import type { CategoryChoice } from './category-for-purpose.ts';
import type { CategoryHistory } from './category-history.ts';
import type { CategoryRow } from './category-rules.ts';

/** Money also comes from whom one pays for other reasons: a person looks at it before it counts as a refund. */
const REFUND_CONFIDENCE_MAX = 0.75;

/**
 * What comes onto a credit card, or is called a refund, was bought before: nobody's customers pay so. Then it is as sure as the purchase is.
 */
export const isSurelyRefund = ({ amount, description, isOnCard }: CategoryRow): boolean =>
  amount > 0 && (isOnCard === true || GIVEN_BACK_WORD.test(description));

/** What a text calls money that is given back to one who bought. */
const GIVEN_BACK_WORD = /\b(card |purchase )?(refund(ed)?|remboursement|rembours[ée])\b/i;

/** What a text calls money that is given back; the name of whom it goes to is the rest. */
const GIVEN_BACK = /\b(partial |full |payment )?(refund(ed)?|remboursement)\b/gi;

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
  if (!isSurelyRefund(row)) return offerOfSide('expense', row, habits, choices, REFUND_CONFIDENCE_MAX);
  return offerOfSide('expense', withoutTown(row, habits), habits, choices, 1);
}

/** A refund under the name that was paid: where the text ends in a town and nobody was paid under all of it, without the town. */
function withoutTown(row: CategoryRow, habits: CategoryHistory): CategoryRow {
  const isPaid = (description: string): boolean => habits.knows({ ...row, description, amount: -row.amount });
  const [last = ''] = foldedWords(row.description).slice(-1);
  const name = row.description.replace(/\s+\S+\s*$/, '');
  const isOfTown = isKnownTown(letterShape(last)) && !isPaid(row.description) && isPaid(name);
  return isOfTown ? { ...row, description: name } : row;
}

/**
 * A category for money that its text says is given back, to somebody who paid before: that of what they paid, which the refund lowers. Without such
 * a word it may be for their own work. Only a category of income alone, in which money out can't be taken for an expense.
 */
export function offerRefundToPayer(
  row: CategoryRow,
  habits: CategoryHistory,
  choices: readonly CategoryChoice[],
): { readonly categoryId: string; readonly confidence: number } | undefined {
  if (row.amount >= 0) return undefined;
  const description = row.description.replace(GIVEN_BACK, ' ');
  if (description === row.description) return undefined;
  return offerOfSide('income', { ...row, description }, habits, choices, REFUND_CONFIDENCE_MAX);
}

/** What rows of the same name and the other direction have, where that is of one kind alone. */
function offerOfSide(
  side: CategoryChoice['kind'],
  row: CategoryRow,
  habits: CategoryHistory,
  choices: readonly CategoryChoice[],
  most: number,
): { readonly categoryId: string; readonly confidence: number } | undefined {
  const earlier = habits.answer({ ...row, amount: -row.amount });
  if (!earlier) return undefined;
  const kinds = new Set(choices.filter(({ id }) => id === earlier.categoryId).map(({ kind }) => kind));
  if (kinds.size !== 1 || !kinds.has(side)) return undefined;
  return {
    categoryId: earlier.categoryId,
    confidence: Math.min(most, earlier.confidence),
  };
}
