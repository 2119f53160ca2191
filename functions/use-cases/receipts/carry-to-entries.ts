import { linkedRows } from '../../domain/ledger/linked-rows.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { asDocumentsTell } from '../matching/sorted-by-documents.ts';
import type { Effect } from '../../store/change.ts';
import { freeingLaterSales } from '../ledger/assume-taxes.ts';

type Parts = Pick<Cloud, 'organizations' | 'receipts' | 'ledger' | 'categories' | 'now'>;

/** What of a document its entries are given. */
const carried = ['categoryId', 'amount', 'currency'] as const;

/**
 * The writes by which the entries that a document is matched with have what a person makes of it since: its category, unless they were
 * given one of their own, and its taxes. They stand in the transaction that changes the document.
 */
export async function carriedToEntries(
  before: StoredReceipt,
  after: StoredReceipt,
  userId: string,
  cloud: Parts,
): Promise<Effect[]> {
  const { organizationId, transactionIds } = before;
  if (transactionIds.length === 0 || carried.every((fact) => before[fact] === after[fact])) return [];
  const found = await cloud.ledger.getMany(organizationId, transactionIds);
  const rows = transactionIds.flatMap((id) => found.find((row) => row.id === id) ?? []);
  const receiptIds = rows[0]?.receiptIds ?? [];
  const others = await cloud.receipts.getMany(
    organizationId,
    receiptIds.filter((id) => id !== before.id),
  );
  const documents = [after, ...others].toSorted(
    (a, b) => receiptIds.indexOf(a.id) - receiptIds.indexOf(b.id),
  );
  const linked = await asDocumentsTell(linkedRows(rows, documents), documents, organizationId, cloud);
  const changes = rows.flatMap((row, at) => {
    const changed = linked[at];
    return changed && isOtherwise(row, changed) ? [{ before: row, after: changed }] : [];
  });
  if (changes.length === 0) return [];
  return [
    ...cloud.ledger.writesOf(changes, { userId, at: cloud.now().toISOString() }),
    ...cloud.categories.habitWrites(changes),
    ...others.map((other) => cloud.receipts.unchanged(other)),
    ...freeingLaterSales(changes),
  ];
}

const isOtherwise = (row: LedgerRow, changed: LedgerRow): boolean =>
  row.categoryId !== changed.categoryId ||
  row.paidShort !== changed.paidShort ||
  row.taxFreeByInvoice !== changed.taxFreeByInvoice ||
  JSON.stringify(row.taxes) !== JSON.stringify(changed.taxes);
