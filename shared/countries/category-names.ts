import type { EntryKind, Template } from '../model/template.ts';
import { countries, entryCategories, templateFor, templates } from './index.ts';

/** The ids that say only the kind of an entry for which no category was chosen; each is its own name. */
export const unsortedCategoryIds: readonly string[] = ['income', 'expense', 'transfer'];

interface NamedId {
  readonly id: string;
  readonly name: string;
}

const kinds: readonly EntryKind[] = ['expense', 'income'];
const namedBy = (template: Template): readonly NamedId[] =>
  kinds.flatMap((kind) => entryCategories(template, kind));

/**
 * Every category of the lists, those first that books of this template offer: then of the country's other professions, then of
 * other countries, so that a row keeps its name when the books move to another template.
 */
function everyCategory(template: Template): readonly NamedId[] {
  const known = everyByTemplate.get(template.id);
  if (known) return known;
  const abroad = countries.filter((country) => country !== template.country);
  const others = [template.country, ...abroad].flatMap((country) =>
    templates.filter((other) => other.country === country && other.id !== template.id),
  );
  const unsorted = unsortedCategoryIds.map((id) => ({ id, name: id }));
  const all = [...namedBy(template), ...unsorted, ...others.flatMap(namedBy)];
  everyByTemplate.set(template.id, all);
  return all;
}

const everyByTemplate = new Map<string, readonly NamedId[]>();

/** What books of a country and profession call a category of the lists; undefined for an id that is in none. */
export function listedCategoryName(
  id: string,
  books: { readonly country: string | null; readonly profession: string | null },
): string | undefined {
  return everyCategory(templateFor(books.country, books.profession)).find((one) => one.id === id)?.name;
}

/** The id of a category of the lists, given by its name in any letter case or by the id itself; undefined for any other text. */
export function listedCategoryId(
  nameOrId: string,
  books: { readonly country: string | null; readonly profession: string | null },
): string | undefined {
  const all = everyCategory(templateFor(books.country, books.profession));
  const wanted = nameOrId.toLowerCase();
  return (all.find(({ name }) => name.toLowerCase() === wanted) ?? all.find(({ id }) => id === nameOrId))?.id;
}
