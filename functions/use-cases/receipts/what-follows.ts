import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Effect } from '../../store/change.ts';
import { tellingOfUnread } from '../notices/tell.ts';

/**
 * The writes that ask for what follows once documents are read: they are linked to the entry that they were uploaded for, and all others
 * are looked for where there is something to find them by; people are told of those that can't be read. A statement belongs to no entry.
 */
export function whatFollows(
  receipts: readonly StoredReceipt[],
  cloud: Pick<Cloud, 'notices' | 'now'>,
): Effect[] {
  const [{ organizationId } = { organizationId: '' }] = receipts;
  const read = receipts.filter(({ status, importId }) => status !== 'pending' && importId === undefined);
  const idsOf = (some: readonly StoredReceipt[]) => some.map(({ id }) => id);
  const wanted = idsOf(read.filter(({ wantedBy }) => wantedBy !== undefined));
  const open = idsOf(read.filter(({ problem, wantedBy }) => wantedBy === undefined && !problem));
  return [
    ...(wanted.length > 0 ? [{ kind: 'link-wanted' as const, organizationId, receiptIds: wanted }] : []),
    ...tellingOfUnread(read, cloud),
    ...(open.length > 0 ? [{ kind: 'match-receipts' as const, organizationId, receiptIds: open }] : []),
  ];
}
