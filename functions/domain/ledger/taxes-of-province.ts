import { QST_RATE } from '../../../shared/sales-tax-kinds.ts';
import type { EntryTax } from '../../../shared/model/transaction.ts';
import type { LedgerRow } from './ledger-row.ts';

/**
 * A purchase with the QST in it as what it is to the business: in Québec its own sales tax, elsewhere in Canada another province's, which stays
 * in the cost, whether a document or a person says that it was paid. Only who is registered for it gets it back (Revenu Québec, input tax
 * refunds), and a GST/HST registration says nothing of it.
 */
export function withTaxesOfProvince(row: LedgerRow, region: string | null): LedgerRow {
  const { taxes } = row;
  if (!taxes) return row;
  const kept = taxes.map(region === 'QC' ? ownTax : otherProvinces);
  return kept.some((tax, at) => tax !== taxes[at]) ? { ...row, taxes: kept } : row;
}

/** By its rate it is known again. */
const otherProvinces = (tax: EntryTax): EntryTax =>
  tax.kind === 'QST' ? { ...tax, kind: 'PST', rate: QST_RATE } : tax;

const ownTax = (tax: EntryTax): EntryTax =>
  tax.kind === 'PST' && tax.rate === QST_RATE ? { ...tax, kind: 'QST' } : tax;
