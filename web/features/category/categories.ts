import { bookCategories, isOffered, standingIn } from '../../../shared/countries/book-categories.ts';
import type { BookCategory, CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { categorySides } from '../../../shared/countries/category-sides.ts';
import type { SideOf } from '../../../shared/countries/category-sides.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import type { TransactionKind } from '../../../shared/model/transaction.ts';
import { sayCategory } from '../../../shared/text/listed-names.ts';
import type { Language } from '../../../shared/text/language.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useLanguage } from '../../text/use-text.ts';

/** The categories that the organisation's books offer – of its template, general, its own –, and how each reads. */
export interface Categories {
  readonly of: (kind: EntryKind) => readonly BookCategory[];
  readonly all: readonly BookCategory[];
  readonly labelOf: (nameOrId: string) => string;
  /** The id under which books keep what has this name, of what was merged that of the one that took it in; any other text stays as it is. */
  readonly idOf: (nameOrId: string) => string;
  readonly sideOf: SideOf;
  /** What money of a direction may be a refund of: categories of the other side alone. */
  readonly refunds: (kind: TransactionKind) => readonly BookCategory[];
}

export function useCategories(): Categories {
  return categoriesOf(useSignedIn().organization, useLanguage());
}

interface Latest {
  readonly books: CategorisingBooks;
  readonly language: Language;
  readonly categories: Categories;
}
let latest: Latest | undefined;

/** Of the same books in one language they are made once: every row of a list asks for them. */
function categoriesOf(books: CategorisingBooks, language: Language): Categories {
  if (latest?.books === books && latest.language === language) return latest.categories;
  const categories = listedFor(books);
  latest = { books, language, categories };
  return categories;
}

function listedFor(books: CategorisingBooks): Categories {
  const lists = { income: bookCategories(books, 'income'), expense: bookCategories(books, 'expense') };
  const offered = { income: lists.income.filter(isOffered), expense: lists.expense.filter(isOffered) };
  // One that is for both kinds stands among the expenses.
  const all = [...new Map([...offered.income, ...offered.expense].map((one) => [one.id, one])).values()];
  const every = [...lists.expense, ...lists.income];
  const standing = standingIn(books.categories);
  const sideOf = categorySides(books);
  const known = new Map([
    ...every.map((one) => [one.label, one] as const),
    ...every.map((one) => [one.name, one] as const),
    ...every.map((one) => [one.id, one] as const),
    // What is offered goes before what has the same name and is offered no longer.
    ...all.map((one) => [one.name, one] as const),
  ]);
  return {
    of: (kind) => offered[kind],
    all,
    labelOf: (nameOrId) =>
      known.get(nameOrId)?.label ?? sayCategory(nameOrId.charAt(0).toUpperCase() + nameOrId.slice(1)),
    idOf: (nameOrId) => standing(known.get(nameOrId)?.id ?? nameOrId),
    sideOf,
    refunds: (kind) =>
      kind === 'transfer'
        ? []
        : offered[kind === 'income' ? 'expense' : 'income'].filter(({ id }) => sideOf(id, kind) !== kind),
  };
}
