import type { EntryTax } from '../../../shared/model/transaction.ts';
import type { LedgerRow } from './ledger-row.ts';

/** The rate of the QST since 2013, in percent (Revenu Québec): by it what was kept as a province's tax is known again. */
const QST_RATE = 9.975;

/**
 * A purchase with the QST that its documents state as what it is to the business: in Québec its own sales tax, elsewhere in Canada another
 * province's, which stays in the cost. Only who is registered for it gets it back (Revenu Québec, input tax refunds), and a GST/HST
 * registration says nothing of it. What a person said of a row's taxes stands.
 */
export function withTaxesOfProvince(row: LedgerRow, region: string | null): LedgerRow {
  const { taxes, taxesSaid } = row;
  if (!taxes || taxesSaid) return row;
  const kept = taxes.map(region === 'QC' ? ownTax : otherProvinces);
  return kept.some((tax, at) => tax !== taxes[at]) ? { ...row, taxes: kept } : row;
}

const otherProvinces = (tax: EntryTax): EntryTax => (tax.kind === 'QST' ? { ...tax, kind: 'PST' } : tax);

const ownTax = (tax: EntryTax): EntryTax =>
  tax.kind === 'PST' && tax.rate === QST_RATE ? { ...tax, kind: 'QST' } : tax;
