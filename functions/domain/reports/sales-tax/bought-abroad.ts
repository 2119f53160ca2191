import { standingIn } from '../../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../../shared/countries/index.ts';
import { hasReverseCharge } from '../../../../shared/countries/reverse-charge.ts';
import type { Purpose } from '../../../../shared/countries/purpose.ts';
import type { TaxedBooks } from '../../ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { namesForeignMoney } from '../../ledger/names-foreign-money.ts';
import { claimRules } from './claim-rules.ts';
import { filedLines } from './return-tally.ts';
import { isSoldFromAbroad } from './sold-from-abroad.ts';

/** What is never taxed so, wherever it was bought. */
const UNTAXED: readonly (Purpose | undefined)[] = ['bank-charges', 'insurance', 'interest', 'wages'];

/**
 * What of a row may be a service from abroad, in minor units of the books' currency: a purchase without a tax of this country that was paid
 * in foreign money, whose invoice charges none, or of software or advertisements that are mostly sold from abroad. 0 of any other, and
 * where the country's return asks for nothing of it. What a person said of its tax decides.
 */
export function boughtAbroad(books: TaxedBooks): (row: LedgerRow) => number {
  if (!hasReverseCharge(books)) return () => 0;
  const rules = claimRules(books);
  const filing = { currency: books.currency, standingCategory: standingIn(books.categories), ...rules };
  const { country } = templateFor(books.country, books.profession);
  return (row) => {
    // Whose other invoices charge a tax of this country sells here.
    if (row.taxesSaid || (row.ratesAsBefore?.length ?? 0) > 0) return 0;
    const isAbroad =
      row.currency !== books.currency ||
      row.taxFreeByInvoice === true ||
      namesForeignMoney(row) ||
      // In Ireland these houses are at home, and charge its tax.
      (country === 'UK' && isSoldFromAbroad(row.description));
    return filedLines(row, filing)
      .filter(({ side, taxes }) => side === 'expense' && taxes.every(({ counts }) => !counts))
      .filter(({ categoryId }) => {
        const purpose = rules.purposeOf(categoryId);
        return !UNTAXED.includes(purpose) && (isAbroad || purpose === 'software');
      })
      .reduce((sum, { amount }) => sum + amount, 0);
  };
}
