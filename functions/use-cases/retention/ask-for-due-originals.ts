import { todayIn } from '../../../shared/civil-date.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import { retentionRuleOf } from '../../../shared/record-keeping.ts';
import { isReviewed } from '../../domain/books/original-kept-until.ts';
import { afterRetention } from '../../domain/books/retention.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { LAST_ON_EARTH } from '../archive/ask-for-ended.ts';
import { settingsOf } from '../books/organization-of.ts';
import { retainedFile } from './retained-file.ts';

type Parts = Pick<Cloud, 'organizations' | 'receipts' | 'ledger' | 'outbox' | 'now'>;

/** Of one organization so many in a round: whoever comes next is not kept waiting by books that changed their mind. */
const FILES_MAX = 1000;

/**
 * Asks for every original of an organization to be deleted whose last day is over. Asked twice it goes once; what a round missed, the next
 * one finds.
 */
export async function askForDueOriginals(organizationId: string, cloud: Parts): Promise<void> {
  const settings = await settingsOf(organizationId, cloud);
  const today = todayIn(LAST_ON_EARTH, cloud.now());
  const asked = new Set<string>();
  for await (const uploadId of candidates(settings, today, cloud)) {
    if (asked.has(uploadId)) continue;
    const { keptUntil } = await retainedFile(uploadId, settings, cloud);
    if (keptUntil === undefined || keptUntil >= today) continue;
    await cloud.outbox.ask({ kind: 'delete-original', organizationId, uploadId });
    asked.add(uploadId);
    if (asked.size >= FILES_MAX) return;
  }
}

/** Files that may be due: what came too late for its years to be over is not read at all. */
async function* candidates(
  settings: BookSettings,
  today: string,
  { receipts }: Pick<Cloud, 'receipts'>,
): AsyncGenerator<string> {
  const { keep, years } = retentionRuleOf(settings);
  const mayBeDue = (receipt: StoredReceipt) =>
    receipt.originalDeletedAt === undefined && (keep === 'years' || isReviewed(receipt));
  const cameBy = keep === 'years' ? afterRetention(today, -years) : today;
  for await (const receipt of receipts.receivedBy(settings.id, cameBy))
    if (mayBeDue(receipt)) yield receipt.fileId ?? receipt.id;
  // What is archived goes for good by itself after its years.
  if (keep === 'until-reviewed')
    for await (const receipt of receipts.archived(settings.id))
      if (mayBeDue(receipt)) yield receipt.fileId ?? receipt.id;
}
