import { withoutAssumed } from '../../domain/ledger/assumed-taxes.ts';
import { linkedRows } from '../../domain/ledger/linked-rows.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** The row with what its documents say of taxes in place of what a person said. */
export async function withTaxesOfDocuments(
  row: LedgerRow,
  cloud: Pick<Cloud, 'receipts' | 'ledger'>,
): Promise<LedgerRow> {
  const { taxes: _taxes, taxesSaid: _said, reverseCharge: _reversed, ...bare } = withoutAssumed(row);
  const taxes = await taxesOfDocuments(bare, cloud);
  return taxes ? { ...bare, taxes } : bare;
}

/** What the documents of an entry say of its taxes: its share, where several payments pay for them. Undefined where they say nothing. */
async function taxesOfDocuments(
  row: LedgerRow,
  { receipts, ledger }: Pick<Cloud, 'receipts' | 'ledger'>,
): Promise<LedgerRow['taxes']> {
  const { organizationId, receiptIds } = row;
  const found = await receipts.getMany(organizationId, receiptIds);
  const documents = receiptIds.flatMap((id) => found.find((document) => document.id === id) ?? []);
  const payments = [...new Set(documents.flatMap(({ transactionIds }) => transactionIds))];
  const others = await ledger.getMany(
    organizationId,
    payments.filter((id) => id !== row.id),
  );
  const rows = payments.flatMap((id) => (id === row.id ? row : (others.find((one) => one.id === id) ?? [])));
  return linkedRows(rows, documents).find(({ id }) => id === row.id)?.taxes;
}
