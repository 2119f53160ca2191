import type { InfiniteData } from '@tanstack/react-query';

/** One page of a list as the API answers it. */
export interface Page<T> {
  items: T[];
  nextCursor?: string | undefined;
}

export type Pages<T> = InfiniteData<Page<T>, string | undefined>;

/** How a list shows an item: whether it belongs there, and which of two stands first. */
export interface ListRule<T> {
  readonly belongs: (item: T) => boolean;
  readonly before: (a: T, b: T) => boolean;
}

/**
 * A cached list with a written item in its place, since indexes lag behind writes: replaced, moved, inserted or, where it no
 * longer belongs, left out. An item beyond the last loaded page waits for that page.
 */
export function withItem<T extends { id: string }>(pages: Pages<T>, item: T, rule: ListRule<T>): Pages<T> {
  const without = withoutItem(pages, item.id);
  if (!rule.belongs(item)) return without;
  const at = without.pages.findIndex((page) => page.items.some((other) => rule.before(item, other)));
  const last = without.pages.length - 1;
  if (at === -1 && without.pages[last]?.nextCursor !== undefined) return without;
  const target = at === -1 ? last : at;
  return {
    ...without,
    pages: without.pages.map((page, index) =>
      index === target ? { ...page, items: placed(page.items, item, rule) } : page,
    ),
  };
}

/** A cached list without one item. */
export function withoutItem<T extends { id: string }>(pages: Pages<T>, id: string): Pages<T> {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
  };
}

function placed<T>(items: readonly T[], item: T, rule: ListRule<T>): T[] {
  const index = items.findIndex((other) => rule.before(item, other));
  return index === -1 ? [...items, item] : items.toSpliced(index, 0, item);
}
