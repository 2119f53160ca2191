import type { EntryKind } from '../model/template.ts';
import { unsortedCategoryIds } from '../unsorted-categories.ts';
import { bookCategories, standingIn } from './book-categories.ts';
import type { CategorisingBooks } from './book-categories.ts';
import { entryCategories, templates } from './index.ts';

/**
 * Whether money of a category counts as income or as expense; `kind` is the direction in which it moved. What moves against its category is a
 * refund: it lowers that income or that expense, and is neither of its own.
 */
export type SideOf = (categoryId: string, kind: EntryKind) => EntryKind;

const kinds: readonly EntryKind[] = ['income', 'expense'];

/**
 * On which side of some books the categories count: the one place for this rule. Where books list a category on one side, that one decides; the
 * direction does where they list it on both, where nobody has chosen a category yet, and where nothing is known of it. A category that only
 * other templates list is on their side: rows keep it when books move to another profession.
 */
export function categorySides(books: CategorisingBooks): SideOf {
  const own = sidesIn(kinds.map((kind) => bookCategories(books, kind)));
  const standing = standingIn(books.categories);
  return (categoryId, kind) => {
    const id = standing(categoryId);
    if (unsortedCategoryIds.includes(id)) return kind;
    const side = own.get(id) ?? listedSides().get(id) ?? 'both';
    return side === 'both' ? kind : side;
  };
}

/** Whether a category of some books counts on one side whichever way its money moves. */
export const hasOneSide = (categoryId: string, sideOf: SideOf): boolean =>
  sideOf(categoryId, 'income') === sideOf(categoryId, 'expense');

type Side = EntryKind | 'both';

function sidesIn(lists: readonly (readonly { readonly id: string; readonly kind: EntryKind }[])[]) {
  const sides = new Map<string, Side>();
  for (const { id, kind } of lists.flat()) {
    const known = sides.get(id) ?? kind;
    sides.set(id, known === kind ? kind : 'both');
  }
  return sides;
}

let sidesOfAll: ReadonlyMap<string, Side> | undefined;

const listedSides = (): ReadonlyMap<string, Side> =>
  (sidesOfAll ??= sidesIn(
    templates.flatMap((template) => kinds.map((kind) => entryCategories(template, kind))),
  ));
