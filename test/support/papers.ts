import { v7 } from 'uuid';
import { receipts } from '../../functions/store/receipts.ts';
import type { StoredReceipt } from '../../functions/store/receipts.ts';
import type { Books } from './books.ts';

/** A receipt that is read already: 12.50 of one day of March 2026, unless told. */
export function paper(organizationId: string, change: Partial<StoredReceipt> = {}): StoredReceipt {
  const id = v7();
  return {
    id,
    organizationId,
    userId: organizationId,
    fileName: `${id}.pdf`,
    contentType: 'application/pdf',
    size: 1000,
    sha256: 'a'.repeat(64),
    kind: 'receipt',
    vendor: 'Maple Hardware',
    amount: 1250,
    currency: 'USD',
    date: '2026-03-10',
    categoryId: null,
    status: 'processed',
    fields: {},
    taxes: [],
    items: [],
    transactionIds: [],
    page: null,
    twins: [],
    reviewedAt: null,
    archivedAt: null,
    createdAt: '2026-03-11T12:00:00.000Z',
    version: 1,
    ...change,
  };
}

/** Puts read receipts into the books without their files: what matching sees of them is the same. */
export async function addPapers(
  { table }: Pick<Books, 'table'>,
  papers: readonly StoredReceipt[],
): Promise<void> {
  for (let from = 0; from < papers.length; from += 100)
    await table.write(papers.slice(from, from + 100).map((each) => table.put(receipts, each)));
}
