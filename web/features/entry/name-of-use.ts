import type { Transaction } from '../../../shared/model/transaction.ts';

/** What an entry that is not the business's is called: by its direction, where it is the owner's. */
export type UseName = 'personal' | 'draw' | 'contribution' | 'none';

export function nameOfUse(use: Transaction['use'] | null, amount: number): UseName {
  if (use === 'owner') return amount < 0 ? 'draw' : 'contribution';
  return use ?? 'none';
}
