import { bookCategories, isOffered } from '../../../shared/countries/book-categories.ts';
import type { BookCategory, CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import { useSignedIn } from '../../auth/me-context.ts';

/** The categories that the organisation's books offer – of its template, general, its own –, and how each reads. */
export interface Categories {
  readonly of: (kind: EntryKind) => readonly BookCategory[];
  readonly all: readonly BookCategory[];
  readonly labelOf: (nameOrId: string) => string;
  /** The id under which books keep what has this name; any other text stays as it is. */
  readonly idOf: (nameOrId: string) => string;
}

export function useCategories(): Categories {
  return categoriesOf(useSignedIn().organization);
}

let latest: { readonly books: CategorisingBooks; readonly categories: Categories } | undefined;

/** Of the same books they are made once: every row of a list asks for them. */
function categoriesOf(books: CategorisingBooks): Categories {
  if (latest?.books === books) return latest.categories;
  const categories = listedFor(books);
  latest = { books, categories };
  return categories;
}

function listedFor(books: CategorisingBooks): Categories {
  const lists = { income: bookCategories(books, 'income'), expense: bookCategories(books, 'expense') };
  const offered = { income: lists.income.filter(isOffered), expense: lists.expense.filter(isOffered) };
  const all = [...new Map([...offered.expense, ...offered.income].map((one) => [one.id, one])).values()];
  const every = [...lists.expense, ...lists.income];
  const known = new Map([
    ...every.map((one) => [one.name, one] as const),
    ...every.map((one) => [one.id, one] as const),
    // What is offered goes before what has the same name and is offered no longer.
    ...all.map((one) => [one.name, one] as const),
  ]);
  return {
    of: (kind) => offered[kind],
    all,
    labelOf: (nameOrId) => known.get(nameOrId)?.label ?? nameOrId.charAt(0).toUpperCase() + nameOrId.slice(1),
    idOf: (nameOrId) => known.get(nameOrId)?.id ?? nameOrId,
  };
}
