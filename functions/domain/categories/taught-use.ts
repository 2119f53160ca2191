import type { EntryUse } from '../../../shared/model/category.ts';

/** What stands for a category where an entry was the owner's: a draw, or a contribution. */
export const OWNERS = 'owner';

/** Whose money a taught category says it was; undefined where it is the business's. Of transfers only what was personal teaches. */
export const useTaught = (categoryId: string): EntryUse | undefined =>
  categoryId === 'transfer' ? 'personal' : categoryId === OWNERS ? 'owner' : undefined;
