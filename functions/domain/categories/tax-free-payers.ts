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
    const name = payerOf(row, keys);
    return name !== undefined && latest.get(name)?.isTaxFree === true;
  };
}

/** The telling words of whoever pays for a sale; undefined where one sale of theirs says nothing of the next. */
function payerOf(row: LedgerRow, keys: NameKeys): string | undefined {
  if (row.kind !== 'income' || row.amount <= 0) return undefined;
  if (looksLikePayout(row) || isMixedHouse(row.description)) return undefined;
  return habitName(row, keys)?.name;
}

/** Whether a person or an own invoice says that there is no tax in a sale. */
const isSaidFree = ({ kind, taxes, taxesSaid, taxFreeByInvoice }: LedgerRow): boolean =>
  kind === 'income' && taxes === undefined && (taxesSaid ?? taxFreeByInvoice) === true;

/** Whether a change says of a sale that the tax assumed in it isn't there, or takes that back: later sales to its payer may be free like it. */
export const changesFreedom = (before: LedgerRow, after: LedgerRow): boolean =>
  isSaidFree(before) !== isSaidFree(after) && [before, after].some((row) => row.taxesAssumed === true);

/**
 * Goes through sales in the order of their days. Those that came to the books before anybody said of their payer's earlier sale that there is no
 * tax in it are free like it, as those are that come after; and none stay so where nobody says it of any sale any more.
 */
export class SalesInOrder {
  readonly #keys = new NameKeys();
  readonly #isFree = new Map<string, boolean>();
  readonly #everFree = new Set<string>();
  readonly #asBefore: { readonly payer: string; readonly row: LedgerRow }[] = [];

  /** Whether the tax that is assumed in the next sale isn't there. */
  isFree(row: LedgerRow): boolean {
    const payer = payerOf(row, this.#keys);
    if (payer === undefined) return false;
    const isSaid = row.taxesSaid ?? row.taxFreeByInvoice ?? (row.taxes !== undefined && !row.taxesAssumed);
    if (isSaid) {
      this.#isFree.set(payer, isSaidFree(row));
      if (isSaidFree(row)) this.#everFree.add(payer);
    } else if (row.taxFreeAsBefore) this.#asBefore.push({ payer, row });
    return row.taxesAssumed === true && this.#isFree.get(payer) === true;
  }

  /** Of all sales of some books those that are free like one that isn't any more. */
  freeLikeNone(): LedgerRow[] {
    return this.#asBefore.filter(({ payer }) => !this.#everFree.has(payer)).map(({ row }) => row);
  }
}
