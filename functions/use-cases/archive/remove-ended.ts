import { todayIn } from '../../../shared/civil-date.ts';
import { retentionRuleOf } from '../../../shared/record-keeping.ts';
import { keptFor } from '../../domain/books/retention.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { goesOn } from '../../store/receipts.ts';
import { settingsOf } from '../books/organization-of.ts';
import { removalForGood } from '../receipts/removal-for-good.ts';
import { LAST_ON_EARTH } from './ask-for-ended.ts';

/**
 * Deletes an archived document for good whose day has come. One of an entry whose own day was moved since stays as long as that has to
 * be kept. Done twice it is done once, and nothing is done to what was restored meanwhile.
 */
export async function removeEnded(
  organizationId: string,
  receiptId: string,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'receipts' | 'ledger' | 'now'>,
): Promise<void> {
  const now = cloud.now();
  const actor = { organizationId, system: 'remove-ended' } as const;
  const keptUntil = await cloud.change(actor, 'document-purged', async (change) => {
    const receipt = await cloud.receipts.get(organizationId, receiptId);
    if (!receipt || receipt.archivedAt === null) return undefined;
    if (goesOn(receipt) > todayIn(LAST_ON_EARTH, now)) return undefined;
    const proven = await cloud.ledger.getMany(organizationId, receipt.archivedFrom ?? []);
    const kept = keptFor(proven, now, retentionRuleOf(await settingsOf(organizationId, cloud)));
    if (kept) return { receipt, until: kept.until };
    change.about({ id: receiptId, name: receipt.fileName });
    change.put(...removalForGood(receipt, cloud));
    return undefined;
  });
  if (!keptUntil) return;
  const { receipt, until } = keptUntil;
  // When it is looked at next: a change of ours to one item. Where somebody was quicker it is asked for again.
  await cloud.receipts.noteNextLook(receipt, until);
}
