import type { Cloud } from '../../runtime/cloud.ts';
import type { System } from '../../store/change.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { whatFollows } from './what-follows.ts';

interface Unread {
  readonly organizationId: string;
  readonly receiptId: string;
  readonly problem: NonNullable<StoredReceipt['problem']>;
  readonly system: System;
}

/**
 * Ends a document with the reason why it was not read, where it still waits for that; it can be read again or filled in by hand. `following`:
 * what follows from it, all that follows from a reading unless said otherwise.
 */
export function endUnread(
  { organizationId, receiptId, problem, system }: Unread,
  cloud: Pick<Cloud, 'change' | 'receipts' | 'notices' | 'now'>,
  following: typeof whatFollows = whatFollows,
): Promise<void> {
  return cloud.change({ organizationId, system }, 'reading-ended', async (change) => {
    const receipt = await cloud.receipts.get(organizationId, receiptId);
    if (receipt?.status !== 'pending') return;
    const after: StoredReceipt = { ...receipt, problem, status: 'processed' };
    change.about({ id: receiptId, name: receipt.fileName });
    change.put(cloud.receipts.change(receipt, after), ...following([after], cloud));
  });
}
