import { bookCategories } from '../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { unsortedCategoryIds } from '../../../shared/countries/category-names.ts';
import { formLinesOf, templateFor } from '../../../shared/countries/index.ts';
import type { EntryKind, FormLine } from '../../../shared/model/template.ts';

/** The tax form of some books: its lines in their order, and the code of the one that a category's income or expenses belong on. */
export interface FormPlacement {
  readonly lines: readonly FormLine[];
  readonly lineOf: (categoryId: string, kind: EntryKind) => string | undefined;
}

const OTHER = { income: 'expense', expense: 'income' } as const;

/**
 * Places categories on the form of the books' country, as its template or a person says. What a category of the other kind takes is a refund,
 * and belongs on that one's line: it is less of what is there. On no line is what has no category yet, what only other
 * templates list, and what a person put on a line that this form doesn't have.
 */
export function formPlacement(books: CategorisingBooks): FormPlacement {
  const lines = formLinesOf(templateFor(books.country, books.profession).country);
  const codes = new Set(lines.map(({ code }) => code));
  const placed = (kind: EntryKind) =>
    new Map(bookCategories(books, kind).map(({ id, formLine }) => [id, formLine]));
  const lineBy = { income: placed('income'), expense: placed('expense') };
  return {
    lines,
    lineOf: (categoryId, kind) => {
      if (unsortedCategoryIds.includes(categoryId)) return undefined;
      const code = lineBy[kind].get(categoryId) ?? lineBy[OTHER[kind]].get(categoryId) ?? '';
      return codes.has(code) ? code : undefined;
    },
  };
}
