import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import { taxesIncluded } from '../../../shared/included-tax.ts';
import { keptTax } from '../../../shared/sales-tax-kinds.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/**
 * The rates at which the documents of an entry tax the whole of its price, to the cent; none where a supplier's invoice says that it has no
 * tax, and null where they tax a part of the price otherwise or don't say at which rates. Undefined where nothing states any tax, a person
 * said it, or less was paid than a document asks for.
 */
export function documentedRates(row: LedgerRow): readonly RatedTax[] | null | undefined {
  const { kind, amount, taxes, taxesSaid, taxesAssumed, taxFreeByInvoice, paidShort, parts } = row;
  const isDocumented = row.receiptIds.length > 0 && !taxesSaid && !taxesAssumed;
  if (!isDocumented || kind === 'transfer' || parts || paidShort) return undefined;
  if (!taxes) return kind === 'expense' && taxFreeByInvoice ? [] : undefined;
  const rated = taxes.flatMap((tax): RatedTax[] =>
    tax.rate === undefined ? [] : [{ kind: keptTax(tax).kind, rate: tax.rate }],
  );
  if (rated.length < taxes.length) return null;
  const included = taxesIncluded(
    Math.abs(amount),
    rated.map(({ rate }) => rate),
  );
  const isWhole = taxes.every((tax, at) => Math.abs(tax.amount - (included[at] ?? 0)) <= 1);
  return isWhole ? rated : null;
}
