import { bookCategories, saidCategory } from '../../../shared/countries/book-categories.ts';
import { unsortedCategoryIds } from '../../../shared/countries/category-names.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../books/book-names.ts';
import type { NamedBooks } from '../books/book-names.ts';

/** What books call each of their categories in the reader's language, by its id; those of no choice are uncategorised. */
export function categoryLabels(books: NamedBooks): (categoryId: string) => string {
  const { uncategorized } = wordsFor().reports;
  const { categoryName } = bookNames(books);
  const offered = (['expense', 'income'] as const).flatMap((kind) => bookCategories(books, kind));
  const labels = new Map(offered.map(({ id, label }) => [id, label]));
  return (categoryId) =>
    unsortedCategoryIds.includes(categoryId)
      ? uncategorized
      : (labels.get(categoryId) ?? saidCategory(categoryName(categoryId), books));
}
