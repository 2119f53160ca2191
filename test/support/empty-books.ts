import { getPeriodLock } from '../../shared/contract/books.ts';
import {
  getWorklist,
  listRecurring,
  listTransactions,
  sumTransactions,
} from '../../shared/contract/ledger.ts';
import { listReceipts } from '../../shared/contract/receipts.ts';
import type { fakeApi } from './fake-api.ts';

/** Answers what most screens ask of books that hold nothing and are not closed; a test answers otherwise what it is about. */
export function answerEmptyBooks(api: ReturnType<typeof fakeApi>): void {
  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
  api.on(getWorklist, { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
  api.on(listTransactions, { items: [] });
  api.on(listReceipts, { items: [] });
  api.on(listRecurring, { items: [] });
  api.on(sumTransactions, { from: null, to: null, count: 0, sums: [] });
}
