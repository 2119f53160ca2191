import { todayIn } from '../../../shared/civil-date.ts';
import { keptFor } from '../../domain/books/retention.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { goesOn } from '../../store/receipts.ts';
import { removalForGood } from '../receipts/removal-for-good.ts';
import { LAST_ON_EARTH } from './ask-for-ended.ts';

/**
 * Deletes an archived document for good whose day has come. One of an entry whose own day was moved since stays as long as that has to
 * be kept. Done twice it is done once, and nothing is done to what was restored meanwhile.
 */
export async function removeEnded(
  organizationId: string,
  receiptId: string,
  cloud: Pick<Cloud, 'receipts' | 'ledger' | 'outbox' | 'now'>,
): Promise<void> {
  const now = cloud.now();
  await retryOnConflict(async () => {
    const receipt = await cloud.receipts.get(organizationId, receiptId);
    if (!receipt || receipt.archivedAt === null) return 'ended';
    if (goesOn(receipt) > todayIn(LAST_ON_EARTH, now)) return 'ended';
    const proven = await cloud.ledger.getMany(organizationId, receipt.archivedFrom ?? []);
    const kept = keptFor(proven, now);
    return cloud.receipts.tryWrite(
      kept
        ? [cloud.receipts.change(receipt, { ...receipt, goesOn: kept.until })]
        : removalForGood(receipt, cloud),
    );
  });
}
