import type { Rule } from '../../../shared/model/category.ts';
import type { CategoryRule } from '../categories/category-rule.ts';
import type { BookNames } from './book-names.ts';

/** A rule as the API shows it: with what its account and category are called now. */
export function shownRule({ id, conditions, effect }: CategoryRule, names: BookNames): Rule {
  const { accountId, ...others } = conditions;
  const { categoryId, ...doings } = effect;
  const account = accountId === undefined ? {} : { accountLabel: names.accountName(accountId) };
  const category =
    categoryId === undefined ? {} : { category: names.categoryName(names.standingCategory(categoryId)) };
  return { id, conditions: { ...others, ...account }, effect: { ...category, ...doings } };
}

/** The names by which a rule calls its account and category. */
export function namesInRule({ conditions, effect }: Pick<Rule, 'conditions' | 'effect'>): {
  accounts: string[];
  categories: string[];
} {
  return {
    accounts: [conditions.accountLabel].filter((name) => name !== undefined),
    categories: [effect.category].filter((name) => name !== undefined),
  };
}
