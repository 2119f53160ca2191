import type { Country } from '../../../../shared/model/template.ts';
import { standingIn } from '../../../../shared/countries/book-categories.ts';
import { templateFor } from '../../../../shared/countries/index.ts';
import type { Purpose } from '../../../../shared/countries/purpose.ts';
import type { TaxedBooks } from '../../ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { namesForeignMoney } from '../../ledger/names-foreign-money.ts';
import { claimRules } from './claim-rules.ts';
import { filedLines } from './return-tally.ts';

/** Where a registered business owes the tax on services that it buys from abroad, and claims it on the same return (VAT Notice 741A; VAT3, ES2). */
const REVERSED: readonly Country[] = ['UK', 'Ireland'];

/** What is never taxed so, wherever it was bought. */
const UNTAXED: readonly (Purpose | undefined)[] = ['bank-charges', 'insurance', 'interest', 'wages'];

/**
 * What of a row may be a service from abroad, in minor units of the books' currency: a purchase without a tax of this country that was paid in
 * foreign money, whose invoice charges none, or of software, which is mostly sold from abroad. 0 of any other, and where the country's return
 * asks for nothing of it.
 */
export function boughtAbroad(books: TaxedBooks): (row: LedgerRow) => number {
  const { country } = templateFor(books.country, books.profession);
  if (!REVERSED.includes(country)) return () => 0;
  const rules = claimRules(books);
  const filing = { currency: books.currency, standingCategory: standingIn(books.categories), ...rules };
  return (row) => {
    const isAbroad =
      row.currency !== books.currency || row.taxFreeByInvoice === true || namesForeignMoney(row);
    const isOpen = row.taxesSaid === undefined;
    return filedLines(row, filing)
      .filter(({ side, taxes }) => side === 'expense' && taxes.every(({ counts }) => !counts))
      .filter(({ categoryId }) => {
        const purpose = rules.purposeOf(categoryId);
        return !UNTAXED.includes(purpose) && (isAbroad || (isOpen && purpose === 'software'));
      })
      .reduce((sum, { amount }) => sum + amount, 0);
  };
}
