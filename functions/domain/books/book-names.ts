import { listedCategoryId, listedCategoryName } from '../../../shared/countries/category-names.ts';
import { unchosenNames } from '../../../shared/model/account.ts';
import { bookCategories, standingIn } from '../../../shared/countries/book-categories.ts';
import { furtherNames } from '../../../shared/text/listed-names.ts';
import type { CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { categorySides } from '../../../shared/countries/category-sides.ts';
import type { SideOf } from '../../../shared/countries/category-sides.ts';

/** A category or an account as it is called now. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the names of some books rest on: their accounts, their template, and what they made of its categories. */
export interface NamedBooks extends CategorisingBooks {
  readonly accounts: readonly Named[];
}

/**
 * How books call what their rows keep by id, and which id a name means. A name in any letter case, in any language of the lists, or an id
 * names a category, a name or an id an account, the id before the name; undefined where nothing is called so. An id that nothing is known
 * of is shown as it is. What was merged is named by its own name, and means the category that took it in: there its entries are counted,
 * moved yet or not.
 */
export interface BookNames {
  readonly accountName: (id: string) => string;
  readonly accountIdOf: (nameOrId: string) => string | undefined;
  readonly categoryName: (id: string) => string;
  /** The category in which the entries of one are counted now. */
  readonly standingCategory: (id: string) => string;
  readonly categoryIdOf: (nameOrId: string) => string | undefined;
  readonly sideOf: SideOf;
}

/** The names of some books. What their own template offers goes before a category of theirs, and that before all other lists. */
export function bookNames(books: NamedBooks): BookNames {
  const { accounts, categories } = books;
  const accountNames = new Map(accounts.map(({ id, name }) => [id, name]));
  const accountIds = new Map([
    ...accounts.flatMap((account) => unchosenNames(account).map((name) => [name, account.id] as const)),
    ...accounts.map(({ id, name }) => [name, id] as const),
    ...accounts.map(({ id }) => [id, id] as const),
  ]);
  const called = calledIds(books);
  const named = categories.flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }]));
  const ownNames = new Map(named.map(({ id, name }) => [id, name]));
  const ownIds = new Set(categories.map(({ id }) => id));
  const standingCategory = standingIn(categories);
  const idOf = (nameOrId: string) =>
    called.get(nameOrId.toLowerCase()) ??
    (ownIds.has(nameOrId) ? nameOrId : undefined) ??
    shownElsewhere(nameOrId, books);
  return {
    accountName: (id) => accountNames.get(id) ?? id,
    accountIdOf: (nameOrId) => accountIds.get(nameOrId),
    categoryName: (id) => ownNames.get(id) ?? listedCategoryName(id, books) ?? id,
    standingCategory,
    sideOf: categorySides(books),
    categoryIdOf: (nameOrId) => {
      const id = idOf(nameOrId);
      return id === undefined ? undefined : standingCategory(id);
    },
  };
}

/**
 * The id of a category that only other templates offer, where these books would show it by this very name: a row that was moved here
 * has it. What another country calls a category that is called otherwise here is another name.
 */
function shownElsewhere(nameOrId: string, books: NamedBooks): string | undefined {
  const id = listedCategoryId(nameOrId, books);
  if (id === undefined || id === nameOrId) return id;
  return listedCategoryName(id, books)?.toLowerCase() === nameOrId.toLowerCase() ? id : undefined;
}

/** The ids by the names in small letters; of two alike the template's, as it is called here, goes before the books' own. */
function calledIds(books: NamedBooks): ReadonlyMap<string, string> {
  const all = (['expense', 'income'] as const).flatMap((kind) => bookCategories(books, kind));
  const renamed = new Set(books.categories.flatMap(({ id, name }) => (name === undefined ? [] : [id])));
  const ownFirst = [
    ...all.filter(({ group }) => group === 'own'),
    ...all.filter(({ group }) => group !== 'own'),
  ];
  // A name of these books goes before what another language calls so.
  const elsewhere = all.flatMap(({ id, name }) =>
    renamed.has(id) ? [] : furtherNames(name).map((each) => [each, id] as const),
  );
  const names = [...elsewhere, ...ownFirst.map(({ id, name }) => [name, id] as const)];
  return new Map(names.map(([name, id]) => [name.toLowerCase(), id]));
}
