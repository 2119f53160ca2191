import { bookCategories, isOffered } from '../../../shared/countries/book-categories.ts';
import type { BookCategory, CategorisingBooks } from '../../../shared/countries/book-categories.ts';
import { listedCategoryId, listedCategoryName } from '../../../shared/countries/category-names.ts';
import { unsortedCategoryIds } from '../../../shared/unsorted-categories.ts';
import { furtherNames, sayCategory } from '../../../shared/text/listed-names.ts';
import { formLinesOf, standingLine, templateFor } from '../../../shared/countries/index.ts';
import type { CategoryChange, KeptCategory } from '../../../shared/model/book-category.ts';
import type { EntryKind } from '../../../shared/model/template.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';

/** What says that an entry has no category, here and in exports, in any language. */
const RESERVED = ['uncategorized', 'uncategorised', 'no category', 'non catégorisé', ...unsortedCategoryIds];
const isReserved = (name: string): boolean =>
  [...RESERVED, ...unsortedCategoryIds.flatMap(furtherNames)].some((one) => folded(one) === name);

const kinds: readonly EntryKind[] = ['expense', 'income'];
const folded = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** What books made of a category so far; undefined where they have none of this id. */
export function keptCategory(id: string, books: CategorisingBooks): KeptCategory | undefined {
  if (unsortedCategoryIds.includes(id)) return undefined;
  const kept = books.categories.find((one) => one.id === id);
  if (kept) return kept.isRemoved ? undefined : kept;
  return isListed(id, books) ? { id } : undefined;
}

/** Whether a category is of the lists, of whatever country. */
export const isListed = (id: string, books: CategorisingBooks): boolean =>
  listedCategoryName(id, books) !== undefined;

/** The categories with one of them as it is now; what says no more than the lists is not kept. */
export function withCategoryAs(one: KeptCategory, categories: readonly KeptCategory[]): KeptCategory[] {
  const says = Object.keys(one).length > 1;
  if (!categories.some(({ id }) => id === one.id)) return says ? [...categories, one] : [...categories];
  return categories.flatMap((other) => (other.id === one.id ? (says ? [one] : []) : [other]));
}

/** A category as a change leaves it; nothing is kept of what is as the lists have it. */
export function changedCategory(
  before: KeptCategory,
  { name, kind, formLines, isRetired = before.isRetired }: CategoryChange,
  books: CategorisingBooks,
): KeptCategory {
  const { name: nameBefore, kind: kindBefore, formLines: linesBefore, isRetired: _, ...rest } = before;
  const called = name === undefined ? nameBefore : (name ?? undefined);
  const usedFor = kind === undefined ? kindBefore : (kind ?? undefined);
  const lines = Object.entries({ ...linesBefore, ...formLines }).filter(
    ([, code]) => typeof code === 'string',
  );
  const listed = listedCategoryName(before.id, books);
  const lists = everyCategory({ ...books, categories: [] }).filter(({ id }) => id === before.id);
  const isFormer = lists.length > 0 && lists.every((one) => one.isRetired);
  const isListedName = called !== undefined && listed !== undefined && isCalled(called, listed);
  return {
    ...rest,
    ...(called === undefined || isListedName ? {} : { name: called }),
    ...(usedFor === undefined ? {} : { kind: usedFor }),
    ...(lines.length === 0 ? {} : { formLines: Object.fromEntries(lines) }),
    ...((isRetired ?? isFormer) === isFormer ? {} : { isRetired }),
  };
}

/** Whether that is the lists' own name, in English or as it is read by whoever says it. */
const isCalled = (name: string, listed: string): boolean => name === listed || name === sayCategory(listed);

/** Why a category can't be called so: two names that differ in letter case or spaces alone are one to a reader. */
export function nameTrouble(name: string, id: string, books: CategorisingBooks): FieldTrouble | undefined {
  const wanted = folded(name);
  if (isReserved(wanted)) return { code: 'category-name-reserved' };
  const others = everyCategory(books).filter((one) => one.id !== id);
  const isTaken = others.some((one) => [one.name, one.label, one.id].some((each) => folded(each) === wanted));
  // An id of the lists names that category, whatever it is called here.
  const isAnId = listedCategoryId(wanted, books) === wanted && wanted !== id;
  return isTaken || isAnId ? { code: 'category-name-taken' } : undefined;
}

/** Why a category can't stand on a line of the form. */
export function lineTrouble(
  kind: EntryKind,
  code: string | null | undefined,
  { country, profession }: CategorisingBooks,
): FieldTrouble | undefined {
  if (typeof code !== 'string') return undefined;
  const { country: formOf } = templateFor(country, profession);
  // What is taken back may name a line as it was called then.
  const wanted = standingLine(formOf, code);
  const isThere = formLinesOf(formOf).some((line) => line.code === wanted && line.kind === kind);
  return !isThere ? { code: 'form-line-unknown' } : undefined;
}

/** Why a category can't take another one in. */
export function mergeTrouble(id: string, intoId: string, books: CategorisingBooks): FieldTrouble | undefined {
  if (id === intoId) return { code: 'category-into-itself' };
  const into = everyCategory(books).filter((one) => one.id === intoId);
  if (!into.some(isOffered) || unsortedCategoryIds.includes(intoId)) return { code: 'category-not-offered' };
  const from = everyCategory(books).filter((one) => one.id === id);
  const isAlike = from.length === 0 || from.some(({ kind }) => into.some((one) => one.kind === kind));
  return isAlike ? undefined : { code: 'category-of-other-kind' };
}

const everyCategory = (books: CategorisingBooks): BookCategory[] =>
  kinds.flatMap((kind) => bookCategories(books, kind));
