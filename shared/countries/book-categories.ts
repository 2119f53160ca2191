import type { KeptCategory } from '../model/book-category.ts';
import type { EntryKind } from '../model/template.ts';
import type { Language } from '../text/language.ts';
import { sayCategory } from '../text/listed-names.ts';
import { furtherExpenses, listedLabel } from './general-entries.ts';
import { entryCategories, standingLine, templateFor } from './index.ts';
import type { ListedCategory, OfferedCategory } from './index.ts';

/** What the categories of some books rest on: their template, and what they made of its lists. */
export interface CategorisingBooks {
  readonly country: string | null;
  readonly profession: string | null;
  readonly categories: readonly KeptCategory[];
}

/** A category as it stands in some books; its label is in the reader's language where they gave it no name of their own. */
export interface BookCategory extends OfferedCategory {
  readonly isRetired: boolean;
  /** The one that has its entries since. */
  readonly mergedInto: string | undefined;
}

const lateIds = new Set(furtherExpenses.map(({ id }) => id));

/** Every category that books have for entries of a kind: the template's first, then general ones, then their own. */
export function bookCategories(
  books: CategorisingBooks,
  kind: EntryKind,
  language?: Language,
): BookCategory[] {
  const kept = new Map(books.categories.map((one) => [one.id, one]));
  const all = entryCategories(templateFor(books.country, books.profession), kind);
  const named = new Set(books.categories.map(({ name = '' }) => name.toLowerCase()));
  // Books had to make these themselves before they were offered to all.
  const listed = all.filter((one) => !(lateIds.has(one.id) && named.has(one.name.toLowerCase())));
  const ids = new Set(kindsListed(books));
  const own = books.categories.filter((one) => !ids.has(one.id) && (one.kind ?? kind) === kind);
  return [
    ...listed.map((one) => asKept(one, kept.get(one.id), books, language)),
    ...own.flatMap((one) => ownCategory(one, kind, books) ?? []),
  ];
}

/** What books offer for entries of a kind: neither what is retired nor what another one has taken in. */
export function offeredCategories(books: CategorisingBooks, kind: EntryKind): BookCategory[] {
  return bookCategories(books, kind).filter(isOffered);
}

export const isOffered = ({ isRetired, mergedInto }: BookCategory): boolean =>
  !isRetired && mergedInto === undefined;

/** What a language calls a category of some books, given by its name: one that they gave it themselves stays as they typed it. */
export const saidCategory = (
  name: string,
  { categories }: Pick<CategorisingBooks, 'categories'>,
  language?: Language,
): string =>
  categories.some((kept) => kept.name === name) ? name : sayCategory(listedLabel(name), language);

/** Where the entries of a category are counted: in the one that took it in, and so on. */
export function standingIn(categories: readonly KeptCategory[]): (id: string) => string {
  const into = new Map(categories.flatMap(({ id, merged }) => (merged ? [[id, merged.into] as const] : [])));
  return (id) => {
    let [at, next] = [id, into.get(id)];
    while (next !== undefined) [at, next] = [next, into.get(next)];
    return at;
  };
}

const kindsListed = ({ country, profession }: CategorisingBooks): string[] =>
  (['expense', 'income'] as const).flatMap((kind) =>
    entryCategories(templateFor(country, profession), kind).map(({ id }) => id),
  );

function asKept(
  listed: ListedCategory,
  kept: KeptCategory | undefined,
  books: CategorisingBooks,
  language: Language | undefined,
): BookCategory {
  const name = kept?.name ?? listed.name;
  return {
    ...listed,
    name,
    label: kept?.name ?? sayCategory(listed.label, language),
    formLine: lineSaid(kept, listed.kind, books) ?? listed.formLine,
    ...standing(kept),
    isRetired: kept?.isRetired ?? listed.isFormer === true,
  };
}

/** Undefined for what was taken back, and for what is known of a list that these books no longer use. */
function ownCategory(
  kept: KeptCategory,
  kind: EntryKind,
  books: CategorisingBooks,
): BookCategory | undefined {
  const { id, name, isRemoved } = kept;
  if (name === undefined || isRemoved) return undefined;
  return {
    id,
    name,
    label: name,
    kind,
    group: 'own',
    formLine: lineSaid(kept, kind, books) ?? null,
    ...standing(kept),
  };
}

/** On which line a person said that a category belongs, as that line is called now. */
function lineSaid(
  kept: KeptCategory | undefined,
  kind: EntryKind,
  { country, profession }: CategorisingBooks,
): string | undefined {
  const code = kept?.formLines?.[kind];
  return code === undefined ? undefined : standingLine(templateFor(country, profession).country, code);
}

const standing = (kept: KeptCategory | undefined) => ({
  isRetired: kept?.isRetired === true,
  mergedInto: kept?.merged?.into,
});
