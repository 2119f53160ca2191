import type { ListedCategory } from './use-listed-categories.ts';

/** What is done with a category in a dialog. */
export type CategoryAct =
  | { readonly do: 'edit' | 'merge'; readonly category: ListedCategory }
  | { readonly do: 'add' };
