import type { LedgerRow } from '../ledger/ledger-row.ts';
import { looksLikePayout } from '../payouts/payout-provider.ts';
import { NameKeys } from '../text/name-key.ts';
import type { CategorisedRow } from './category-history.ts';
import { habitName } from './habit.ts';
import { isMixedHouse } from './mixed-houses.ts';

/**
 * Makes the function that tells whether a sale is to somebody whose latest one had no sales tax in it: customers abroad, mostly, whose
 * supplies are zero-rated, also where they pay in the books' own currency. Of a platform's payouts, and of money that names nobody, one sale
 * says nothing of the next.
 */
export function taxFreePayers(history: readonly CategorisedRow[]): (row: LedgerRow) => boolean {
  const keys = new NameKeys();
  const latest = new Map<string, CategorisedRow>();
  for (const sale of history) {
    const name = sale.amount > 0 ? habitName(sale, keys)?.name : undefined;
    const before = name === undefined ? undefined : latest.get(name);
    if (name !== undefined && (!before || before.date <= sale.date)) latest.set(name, sale);
  }
  return (row) => {
    if (row.kind !== 'income' || row.amount <= 0) return false;
    if (looksLikePayout(row) || isMixedHouse(row.description)) return false;
    const name = habitName(row, keys)?.name;
    return name !== undefined && latest.get(name)?.isTaxFree === true;
  };
}
