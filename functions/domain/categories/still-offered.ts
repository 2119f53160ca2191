import { bookCategories, isOffered, standingIn } from '../../../shared/countries/book-categories.ts';
import type { BookCategory, CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import type { CategorisedRow } from './category-history.ts';
import type { CategoryRule } from './category-rule.ts';
import type { CategorySources } from './suggest-category.ts';

interface Told {
  readonly rules: readonly CategoryRule[];
  readonly history: readonly CategorisedRow[];
}

/**
 * What suggestions may be drawn from in these books: what named a merged category names the one that took it in, also what the lists
 * know of it, and what named one that the lists no longer offer names the one in its place; what leads to a retired one rests until that is
 * brought back.
 */
export function stillOffered({ rules, history }: Told, books: CategorisingBooks): CategorySources {
  const all = (['expense', 'income'] as const).flatMap((kind) => bookCategories(books, kind));
  const merged = standingIn(books.categories);
  // One id may be in the lists of both kinds: what either of them still offers leads nowhere else.
  const retired = new Map(
    [...Map.groupBy(all, ({ id }) => id)].filter(([, some]) => some.every(({ isRetired }) => isRetired)),
  );
  const replacing = (id: string) => retired.get(id)?.find(({ replacedBy }) => replacedBy)?.replacedBy;
  const standing = (id: string) => merged(replacing(merged(id)) ?? id);
  const isResting = (id: string) => retired.has(standing(id));
  return {
    rules: rules
      .filter(({ effect: { categoryId } }) => categoryId === undefined || !isResting(categoryId))
      .map((rule) => leadingOn(rule, standing)),
    history: history
      .filter(({ categoryId }) => !isResting(categoryId))
      .map((row) => ({ ...row, categoryId: standing(row.categoryId) })),
    choices: all
      .filter((one) => !one.isRetired && !isResting(one.id) && (isOffered(one) || isListed(one)))
      .map((one) => ({ ...one, id: standing(one.id) })),
  };
}

const isListed = ({ group }: BookCategory): boolean => group !== 'own';

function leadingOn(rule: CategoryRule, standing: (id: string) => string): CategoryRule {
  const { categoryId } = rule.effect;
  return categoryId === undefined
    ? rule
    : { ...rule, effect: { ...rule.effect, categoryId: standing(categoryId) } };
}
