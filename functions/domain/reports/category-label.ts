import { bookCategories, saidCategory } from '../../../shared/countries/book-categories.ts';
import { unsortedCategoryIds } from '../../../shared/unsorted-categories.ts';
import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { bookNames } from '../books/book-names.ts';
import type { NamedBooks } from '../books/book-names.ts';

/** What books call each of their categories, by its id, in a language or that of the reader; those of no choice are uncategorised. */
export function categoryLabels(books: NamedBooks, language?: Language): (categoryId: string) => string {
  const { uncategorized } = wordsFor(language).reports;
  const { categoryName } = bookNames(books);
  const offered = (['expense', 'income'] as const).flatMap((kind) => bookCategories(books, kind, language));
  const labels = new Map(offered.map(({ id, label }) => [id, label]));
  return (categoryId) =>
    unsortedCategoryIds.includes(categoryId)
      ? uncategorized
      : (labels.get(categoryId) ?? saidCategory(categoryName(categoryId), books, language));
}
