import { listedCategoryId, listedCategoryName } from '../../../shared/countries/category-names.ts';
import { entryCategories, templateFor } from '../../../shared/countries/index.ts';

/** A category or an account as it is called now. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** What the names of some books rest on: their accounts, the categories that are theirs alone, and their template. */
export interface NamedBooks {
  readonly accounts: readonly Named[];
  readonly categories: readonly Named[];
  readonly country: string | null;
  readonly profession: string | null;
}

/**
 * How books call what their rows keep by id, and which id a name means. A name in any letter case or an id names a category, a name
 * or an id an account, the id before the name; undefined where nothing is called so. An id that nothing is known of is shown as it is.
 */
export interface BookNames {
  readonly accountName: (id: string) => string;
  readonly accountIdOf: (nameOrId: string) => string | undefined;
  readonly categoryName: (id: string) => string;
  readonly categoryIdOf: (nameOrId: string) => string | undefined;
}

/** The names of some books. What their own template offers goes before a category of theirs, and that before all other lists. */
export function bookNames(books: NamedBooks): BookNames {
  const { accounts, categories } = books;
  const accountNames = new Map(accounts.map(({ id, name }) => [id, name]));
  const accountIds = new Map([
    ...accounts.map(({ id, name }) => [name, id] as const),
    ...accounts.map(({ id }) => [id, id] as const),
  ]);
  const offered = offeredIds(books);
  const ownNames = new Map(categories.map(({ id, name }) => [id, name]));
  const ownIds = new Map(categories.flatMap(({ id, name }) => [[id, id] as const, [name.toLowerCase(), id]]));
  return {
    accountName: (id) => accountNames.get(id) ?? id,
    accountIdOf: (nameOrId) => accountIds.get(nameOrId),
    categoryName: (id) => ownNames.get(id) ?? listedCategoryName(id, books) ?? id,
    categoryIdOf: (nameOrId) => {
      const name = nameOrId.toLowerCase();
      return offered.get(name) ?? ownIds.get(name) ?? shownElsewhere(nameOrId, books);
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

function offeredIds({ country, profession }: NamedBooks): ReadonlyMap<string, string> {
  const template = templateFor(country, profession);
  const choices = (['expense', 'income'] as const).flatMap((kind) => entryCategories(template, kind));
  return new Map(choices.map(({ id, name }) => [name.toLowerCase(), id]));
}
