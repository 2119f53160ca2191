import type { CategoryRow } from '../../functions/domain/categories/category-rules.ts';
import { offeredEntries, templateFor } from '../../shared/countries/index.ts';

/** An expense by card, or with an amount above zero money in, to be sorted by its text. */
export const rowSaying = (description: string, amount = -4500): CategoryRow => ({
  id: 'r',
  date: '2025-03-02',
  description,
  amount,
  currency: 'CAD',
  accountId: 'business',
});

/** The categories that a Canadian of a profession may choose from. */
export function canadianChoices(profession: 'contractor' | 'freelancer') {
  const template = templateFor('Canada', profession);
  return (['expense', 'income'] as const).flatMap((kind) => offeredEntries(template, kind));
}
