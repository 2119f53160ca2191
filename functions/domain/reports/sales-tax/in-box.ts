import type { ReturnSource } from '../../../../shared/model/sales-tax.ts';
import { standingIn } from '../../../../shared/countries/book-categories.ts';
import type { TaxedBooks } from '../../ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { claimRules } from './claim-rules.ts';
import { filedLines, sourcesOf } from './return-tally.ts';

/**
 * Whether an entry is one of those that make a figure of the business's return, by the very lines that the return counts; none is before
 * the registration.
 */
export function inBox(source: ReturnSource, books: TaxedBooks): (row: LedgerRow) => boolean {
  const { currency, salesTax, categories } = books;
  const rules = claimRules(books);
  const filing = { currency, standingCategory: standingIn(categories), ...rules };
  return (row) =>
    row.date >= (salesTax?.since ?? '') &&
    filedLines(row, filing).some((line) => sourcesOf(line, rules).includes(source));
}
