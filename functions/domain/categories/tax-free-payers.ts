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

/** What a person or an own invoice says of the tax in a sale; undefined where nobody says anything. */
function saidOf(row: LedgerRow | undefined): 'free' | 'taxed' | undefined {
  if (row?.kind !== 'income') return undefined;
  const { taxes, taxesSaid, taxFreeByInvoice, taxesAssumed } = row;
  const isSaid = taxesSaid ?? taxFreeByInvoice ?? (taxes !== undefined && !taxesAssumed);
  if (!isSaid) return undefined;
  return taxes === undefined ? 'free' : 'taxed';
}

/**
 * Whether a change, a row that goes (no `after`) or one that comes back says something else of a sale's tax, so that later sales to its
 * payer follow.
 */
export function changesFreedom(before: LedgerRow | undefined, after: LedgerRow | undefined): boolean {
  const [was, is] = [saidOf(before), saidOf(after)];
  if (was === is) return false;
  const isOfFree = was === 'free' || is === 'free';
  if (!before || !after) return isOfFree;
  if (before.taxesAssumed ?? after.taxesAssumed) return isOfFree;
  const wasFree = was === 'free' || before.taxFreeAsBefore === true;
  return (is === 'taxed' && wasFree) || (was === 'taxed' && after.taxFreeAsBefore === true);
}

/**
 * Goes through sales in the order of their days: one of which nobody says anything is taxed as the latest one of its payer that somebody said it of,
 * however they came to the books. Those before any such are free where another is, and not where nobody says so of any sale any more.
 */
export class SalesInOrder {
  readonly #keys = new NameKeys();
  readonly #said = new Map<string, 'free' | 'taxed'>();
  readonly #everFree = new Set<string>();
  readonly #asBefore: { readonly payer: string; readonly row: LedgerRow }[] = [];

  /** How the next sale is to be, where that is another way than it is now. */
  otherWay(row: LedgerRow): 'free' | 'taxed' | undefined {
    const payer = payerOf(row, this.#keys);
    if (payer === undefined) return undefined;
    const said = saidOf(row);
    if (said) {
      this.#said.set(payer, said);
      if (said === 'free') this.#everFree.add(payer);
      return undefined;
    }
    const latest = this.#said.get(payer);
    if (row.taxesAssumed && latest === 'free') return 'free';
    if (!row.taxFreeAsBefore) return undefined;
    this.#asBefore.push({ payer, row });
    return latest === 'taxed' ? 'taxed' : undefined;
  }

  /** Of all sales of some books those that are free like one that isn't any more. */
  freeLikeNone(): LedgerRow[] {
    return this.#asBefore.filter(({ payer }) => !this.#everFree.has(payer)).map(({ row }) => row);
  }
}
