import type { LedgerRow } from './ledger-row.ts';

/** All that a person or the documents of a row say of its sales taxes. */
export type Taxation = Pick<
  LedgerRow,
  'taxes' | 'taxesSaid' | 'reverseCharge' | 'paidShort' | 'taxFreeByInvoice'
>;

/** The row with what is said here of its taxes in place of all that was. */
export function withTaxation(row: LedgerRow, said: Taxation): LedgerRow {
  const { taxes: _taxes, taxesSaid: _said, reverseCharge: _reversed, ...unsaid } = row;
  const { paidShort: _short, taxFreeByInvoice: _free, ...bare } = unsaid;
  const { taxes, taxesSaid, reverseCharge, paidShort, taxFreeByInvoice } = said;
  return {
    ...bare,
    ...(taxes ? { taxes } : {}),
    ...(taxesSaid ? { taxesSaid } : {}),
    ...(reverseCharge ? { reverseCharge } : {}),
    ...(paidShort ? { paidShort } : {}),
    ...(taxFreeByInvoice ? { taxFreeByInvoice } : {}),
  };
}
