import type { Rule } from '../../../shared/model/category.ts';
import type { CategoryRule } from '../../domain/categories/category-rule.ts';
import type { LearnedNames } from '../books/learn-names.ts';

/** A rule as the books keep it, by the ids of the account and the category that it names. */
export function keptRule(
  { id, conditions, effect }: Rule,
  { accountId, categoryId }: LearnedNames,
): CategoryRule {
  const { accountLabel, ...others } = conditions;
  const { category, ...doings } = effect;
  return {
    id,
    conditions: { ...others, ...(accountLabel === undefined ? {} : { accountId: accountId(accountLabel) }) },
    effect: { ...doings, ...(category === undefined ? {} : { categoryId: categoryId(category) }) },
  };
}
