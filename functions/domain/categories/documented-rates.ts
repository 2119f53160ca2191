import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import { taxesIncluded } from '../../../shared/included-tax.ts';
import { keptTax } from '../../../shared/sales-tax-kinds.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/**
 * The rates at which the documents of an entry tax the whole of its price, to the cent; none where a supplier's invoice says that it has no
 * tax. Undefined where a person said the tax, nothing states any, or part of the price is taxed otherwise.
 */
export function documentedRates(row: LedgerRow): readonly RatedTax[] | undefined {
  const { kind, amount, taxes, taxesSaid, taxesAssumed, taxFreeByInvoice, parts, receiptIds } = row;
  if (kind === 'transfer' || taxesSaid || taxesAssumed || parts || receiptIds.length === 0) return undefined;
  if (!taxes) return kind === 'expense' && taxFreeByInvoice ? [] : undefined;
  const rated = taxes.flatMap((tax): RatedTax[] =>
    tax.rate === undefined ? [] : [{ kind: keptTax(tax).kind, rate: tax.rate }],
  );
  if (rated.length < taxes.length) return undefined;
  const included = taxesIncluded(
    Math.abs(amount),
    rated.map(({ rate }) => rate),
  );
  const isWhole = taxes.every((tax, at) => Math.abs(tax.amount - (included[at] ?? 0)) <= 1);
  return isWhole ? rated : undefined;
}
