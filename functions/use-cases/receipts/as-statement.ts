import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Effect } from '../../store/change.ts';
import { importBegun } from '../imports/import-begun.ts';
import { limitNote } from './document-limit.ts';

/**
 * What becomes of a document that is the statement of an account: it stands for its import, which begins with it, and has no total that
 * anybody could book. Where the plan has no room for one more statement it says so.
 */
export async function asStatement(
  receipt: StoredReceipt,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'imports' | 'now'>,
): Promise<{ paper: StoredReceipt; writes: Effect[] }> {
  const paper = paperOf(receipt);
  const begun = await importBegun(receipt, cloud);
  if (begun.kind === 'used-up') return { paper: { ...paper, problem: limitNote(begun.because) }, writes: [] };
  return { paper: { ...paper, importId: begun.importId }, writes: begun.writes };
}

/** A document that stands for an import: it has no total that anybody could book. */
export const paperOf = (receipt: StoredReceipt): StoredReceipt => ({
  ...receipt,
  ...{ amount: null, date: null, fields: {}, taxes: [], items: [], kind: 'statement' },
});
