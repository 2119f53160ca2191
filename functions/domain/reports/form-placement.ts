import { bookCategories } from '../../../shared/countries/book-categories.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { unsortedCategoryIds } from '../../../shared/unsorted-categories.ts';
import { formLinesOf, returnsLine, templateFor } from '../../../shared/countries/index.ts';
import type { EntryKind, FormLine } from '../../../shared/model/template.ts';

/** The tax form of some books: its lines in their order, and the code of the one that a category's income or expenses belong on. */
export interface FormPlacement {
  readonly lines: readonly FormLine[];
  readonly lineOf: (categoryId: string, kind: EntryKind) => string | undefined;
}

/**
 * Places categories on the form of the books' country, as its template or a person says. What a category of the other kind takes is a refund:
 * from whom something was bought it is less of what is on that one's line, and to customers too, unless the form has a line for it. On no
 * line is what has no category yet, what only other templates list, and what a person put on a line that this form doesn't have.
 */
export function formPlacement(books: CategorisingBooks): FormPlacement {
  const { country } = templateFor(books.country, books.profession);
  const lines = formLinesOf(country);
  const codes = new Set(lines.map(({ code }) => code));
  const placed = (kind: EntryKind) =>
    new Map(bookCategories(books, kind).map(({ id, formLine }) => [id, formLine]));
  const [income, expense] = [placed('income'), placed('expense')];
  const refundTo = (line: string | null | undefined) => line && returnsLine(country, line);
  return {
    lines,
    lineOf: (id, kind) => {
      if (unsortedCategoryIds.includes(id)) return undefined;
      const code =
        kind === 'income'
          ? (income.get(id) ?? expense.get(id))
          : (expense.get(id) ?? refundTo(income.get(id)));
      return code && codes.has(code) ? code : undefined;
    },
  };
}
