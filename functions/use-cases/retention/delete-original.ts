import { todayIn } from '../../../shared/civil-date.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { LAST_ON_EARTH } from '../archive/ask-for-ended.ts';
import { settingsOf } from '../books/organization-of.ts';
import { documentNamed } from '../receipts/document-named.ts';
import { retainedFile } from './retained-file.ts';

/**
 * Deletes the original of a file whose last day is over, with its pages: that it is deleted is noted on each of its documents, and the file is
 * asked to be removed in the same transaction. Their records, figures and matches stay, also in a closed period, since none of these changes.
 * Done twice it is done once; where the day has moved meanwhile nothing is done.
 */
export async function deleteOriginal(
  { organizationId, uploadId }: { readonly organizationId: string; readonly uploadId: string },
  cloud: Pick<Cloud, 'change' | 'organizations' | 'receipts' | 'ledger' | 'now'>,
): Promise<void> {
  const actor = { organizationId, system: 'delete-original' } as const;
  await cloud.change(actor, 'original-deleted', async (change) => {
    const settings = await settingsOf(organizationId, cloud);
    const { documents, keptUntil } = await retainedFile(uploadId, settings, cloud);
    const [first] = documents;
    if (!first || keptUntil === undefined || keptUntil >= todayIn(LAST_ON_EARTH, cloud.now())) return;
    const kept = documents.filter(({ originalDeletedAt }) => originalDeletedAt === undefined);
    if (kept.length === 0) return;
    change.about(documentNamed(first));
    change.put(
      ...kept.map((before) => cloud.receipts.change(before, { ...before, originalDeletedAt: change.at })),
    );
    change.enqueue({ kind: 'remove-file', organizationId, uploadId });
  });
}
