import type * as z from 'zod';
import type { listReceipts as route } from '../../../shared/contract/receipts.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { isReceiptWanted } from '../../../shared/receipt-filter.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter } from '../../store/cursor.ts';
import { receiptPosition } from '../../store/receipts.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { startOf } from '../page.ts';
import type { Page } from '../page.ts';
import { thumbnailOf } from './thumbnail-of.ts';

type ListQuery = z.output<typeof route.query>;

const RECEIPTS_READ_MAX = 1000;
const RECEIPTS_A_READ = 100;

/** One page of receipts, newest first, with the filters of the receipts screen. */
export async function listReceipts(
  query: ListQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'receipts' | 'files'>,
): Promise<Page<Receipt> | Refusal> {
  const { receipts } = cloud;
  const { organizationId } = caller;
  const { limit } = query;
  const start = startOf(query, caller);
  if (isRefusal(start)) return start;
  let { after } = start;
  const names = await bookNamesOf(organizationId, cloud);
  const items: Receipt[] = [];
  for (let read = 0; read < RECEIPTS_READ_MAX;) {
    const page = await receipts.page(organizationId, { after, limit: RECEIPTS_A_READ });
    for (const receipt of page.items) {
      after = receiptPosition(receipt);
      const shown = shownReceipt(receipt, names);
      if (!isReceiptWanted(shown, query)) continue;
      if (items.push({ ...shown, ...(await thumbnailOf(receipt, cloud)) }) === limit)
        return { items, nextCursor: cursorAfter(after, organizationId, query) };
    }
    read += page.items.length;
    if (!page.more) return { items };
  }
  return after === undefined ? { items } : { items, nextCursor: cursorAfter(after, organizationId, query) };
}
