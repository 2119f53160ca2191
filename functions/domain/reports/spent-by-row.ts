import type { SideOf } from '../../../shared/countries/category-sides.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { addSums, contributionsOf, noSums, pocketName } from '../ledger/totals.ts';
import type { Sums, Total } from '../ledger/totals.ts';
import { shownSums, valuedIn } from '../ledger/valued-totals.ts';
import type { CategoryTotal } from '../ledger/month-sheets.ts';
import { netOfTax } from './sales-tax/net-of-tax.ts';
import type { FilingBooks } from './sales-tax/return-tally.ts';
import type { Payment } from './vendor-totals.ts';

interface SpendingBooks extends FilingBooks {
  readonly sideOf: SideOf;
  /** The day from which on reports are net of sales tax; undefined where they are gross throughout. */
  readonly netSince: string | undefined;
}

/**
 * What each row adds to the expenses of the profit and loss, by category: made by the very functions that the report itself is made by, so
 * that refunds, personal shares, transfers, other currencies and claimed tax count here as they do there. The tax that is claimed of a month's
 * category is rounded once: each row in turn takes what the sum so far grows by, and together they are the report's figure to the cent.
 */
export function spentByRow(books: SpendingBooks): (row: LedgerRow) => Omit<Payment, 'vendor'>[] {
  const { standingCategory, sideOf, netSince, currency: home } = books;
  const reached = new Map<string, { readonly sums: Sums; readonly spent: number }>();
  const spentIn = (totals: readonly CategoryTotal[]): number => {
    const { counted, apart } = valuedIn(home, totals);
    return 0 - shownSums([...counted, ...apart], sideOf).expenses;
  };
  const netSpent = (total: Total): number => {
    const key = JSON.stringify([total.month, standingCategory(total.categoryId), pocketName(total)]);
    const before = reached.get(key) ?? { sums: noSums, spent: 0 };
    const sums = addSums(before.sums, total);
    const spent = spentIn(netOfTax([{ ...total, ...sums }], books));
    reached.set(key, { sums, spent });
    return spent - before.spent;
  };
  return (row) => {
    const { id, date } = row;
    const isNet = netSince !== undefined && date >= netSince;
    const description = sayDescription(row.description);
    const spent = contributionsOf(row).map((total) => ({
      categoryId: standingCategory(total.categoryId),
      currency: total.worthCurrency === home ? home : total.currency,
      amount: isNet ? netSpent(total) : spentIn([total]),
    }));
    return [...Map.groupBy(spent, ({ categoryId }) => categoryId)].flatMap(([categoryId, some]) => {
      const amount = some.reduce((sum, one) => sum + one.amount, 0);
      const [first] = some;
      if (amount === 0 || !first) return [];
      return [{ id, date, description, categoryId, currency: first.currency, amount, taxes: [] }];
    });
  };
}
