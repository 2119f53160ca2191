import type { EntryKind, Template } from '../model/template.ts';
import { unsortedCategoryIds } from '../unsorted-categories.ts';
import { countries, entryCategories, templateFor, templates } from './index.ts';

interface NamedId {
  readonly id: string;
  readonly name: string;
}

const kinds: readonly EntryKind[] = ['expense', 'income'];
const namedBy = (template: Template): readonly NamedId[] =>
  kinds.flatMap((kind) => entryCategories(template, kind));

/** The lists as some books see them: a category's name by its id, and its id by its name in small letters. */
interface Lists {
  readonly names: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}

/** Kept for each template: books ask for the names of every row they show. */
const listsByTemplate = new Map<string, Lists>();

function listsOf({ country, profession }: Books): Lists {
  const template = templateFor(country, profession);
  const lists = listsByTemplate.get(template.id) ?? listsFor(template);
  listsByTemplate.set(template.id, lists);
  return lists;
}

/**
 * Every category of the lists, those first that books of this template offer: then of the country's other professions, then of
 * other countries, so that a row keeps its name when the books move to another template. The first of two alike counts.
 */
function listsFor(template: Template): Lists {
  const abroad = countries.filter((country) => country !== template.country);
  const others = [template.country, ...abroad].flatMap((country) =>
    templates.filter((other) => other.country === country && other.id !== template.id),
  );
  const unsorted = unsortedCategoryIds.map((id) => ({ id, name: id }));
  const lastFirst = [...namedBy(template), ...unsorted, ...others.flatMap(namedBy)].toReversed();
  return {
    names: new Map(lastFirst.map(({ id, name }) => [id, name])),
    ids: new Map(lastFirst.map(({ id, name }) => [name.toLowerCase(), id])),
  };
}

/** For which country and profession books are kept; null until that is chosen. */
interface Books {
  readonly country: string | null;
  readonly profession: string | null;
}

/** What books of a country and profession call a category of the lists; undefined for an id that is in none. */
export const listedCategoryName = (id: string, books: Books): string | undefined =>
  listsOf(books).names.get(id);

/** The id of a category of the lists, given by its name in any letter case or by the id itself; undefined for any other text. */
export function listedCategoryId(nameOrId: string, books: Books): string | undefined {
  const { names, ids } = listsOf(books);
  return ids.get(nameOrId.toLowerCase()) ?? (names.has(nameOrId) ? nameOrId : undefined);
}
