import type { EntryUse } from '../../../shared/model/category.ts';

/** What an entry that is not the business's is called: by its direction, where it is the owner's. */
export function nameOfUse(use: EntryUse, amount: number): 'personal' | 'draw' | 'contribution' {
  if (use === 'personal') return use;
  return amount < 0 ? 'draw' : 'contribution';
}
