import * as z from 'zod';
import { Transaction } from '../../../shared/model/transaction.ts';

/**
 * Rows of one transaction of the table. Undo is the widest: rows, their receipts, at most as many totals and the marker must
 * stay within 100 items.
 */
export const rowsPerChunk = 30;

/** The rows an import adds, in numbered chunks; planned once and stored, so that a resumed import repeats nothing. */
export const ImportPlan = z.object({ chunks: z.array(z.array(Transaction)) });
export type ImportPlan = z.infer<typeof ImportPlan>;

/** Plans the rows that the ledger does not have yet. */
export function planImport(rows: readonly Transaction[], known: ReadonlySet<string>): ImportPlan {
  const fresh = rows.filter(({ id }) => !known.has(id));
  const count = Math.ceil(fresh.length / rowsPerChunk);
  return {
    chunks: Array.from({ length: count }, (_, n) => fresh.slice(n * rowsPerChunk, (n + 1) * rowsPerChunk)),
  };
}
