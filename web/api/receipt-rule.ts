import type { listReceipts } from '../../shared/contract/receipts.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type { Receipt } from '../../shared/model/receipt.ts';
import { isReceiptWanted } from '../../shared/receipt-filter.ts';
import type { FilteredReceipt } from '../../shared/receipt-filter.ts';
import type { ListRule } from './merge-pages.ts';

/** What a list of receipts can be narrowed to, as the contract names it. */
export type ReceiptFilters = Omit<RouteRequest<typeof listReceipts>['query'], 'cursor'>;

type Listed = FilteredReceipt & Pick<Receipt, 'id' | 'createdAt'>;

/** Where a receipt belongs in a list with these filters; the list's order is the moment it came, then id, newest first. */
export function receiptRule(filters: ReceiptFilters): ListRule<Listed> {
  return {
    belongs: (receipt) => isReceiptWanted(receipt, filters),
    before: (a, b) => (a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt),
  };
}
