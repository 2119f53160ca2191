import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { tellingOfUnread } from '../notices/tell.ts';
import { endUnread } from './end-unread.ts';
import { NOT_ARRIVED, SILENT } from './open-document.ts';

/**
 * Seconds after the last sign of life at which a file is asked for once more, and at which it ends as failed. The caretaker comes every minute,
 * first after three and then after five more: what is silent has ended before ten minutes are over.
 */
const SECONDS_TO_ASK = 180;
const SECONDS_TO_END = 480;

/**
 * What becomes of a document of which nothing was heard for minutes: one that has arrived is asked to be read once more; then, or where it
 * never arrived, it ends with its reason, and can be read again or filled in by hand. A file or a reader that comes late still has it read.
 */
export async function settleArrival(
  { organizationId, receiptId }: { organizationId: string; receiptId: string },
  cloud: Pick<Cloud, 'change' | 'receipts' | 'files' | 'notices' | 'outbox' | 'now'>,
): Promise<void> {
  const { receipts, files, outbox } = cloud;
  const receipt = await receipts.get(organizationId, receiptId);
  if (receipt?.status !== 'pending') return;
  const isStored = await files.hasOriginal(organizationId, receiptId);
  const seconds = await secondsSilent(receipt, isStored, cloud);
  if (seconds < SECONDS_TO_END) {
    if (isStored && seconds >= SECONDS_TO_ASK)
      await outbox.ask({ kind: 'read-receipt', organizationId, receiptId });
    return;
  }
  const problem = isStored ? SILENT : NOT_ARRIVED;
  await endUnread({ organizationId, receiptId, problem, system: 'resume-work' }, cloud, tellingOfUnread);
}

/**
 * What becomes of a file of which nobody has told what it is, and nothing was heard for minutes: where it has arrived it is looked at once
 * more; then it ends as failed. Whatever still comes of it holds.
 */
export async function settleUpload(
  { organizationId, uploadId }: { organizationId: string; uploadId: string },
  cloud: Pick<Cloud, 'change' | 'receipts' | 'files' | 'outbox' | 'now'>,
): Promise<void> {
  const { receipts, files, outbox } = cloud;
  const upload = await receipts.getUpload(organizationId, uploadId);
  if (upload?.became !== 'arriving') return;
  const isStored = await files.hasOriginal(organizationId, uploadId);
  const seconds = await secondsSilent(upload, isStored, cloud);
  if (seconds < SECONDS_TO_END) {
    if (isStored && seconds >= SECONDS_TO_ASK)
      await outbox.ask({ kind: 'sort-upload', organizationId, uploadId });
    return;
  }
  const problem = isStored
    ? { code: 'given-up' as const, detail: say(wordsToKeep.files, { code: 'upload-silent' }) }
    : { code: 'unreadable-file' as const, detail: say(wordsToKeep.files, { code: 'upload-not-arrived' }) };
  const actor = { organizationId, system: 'resume-work' } as const;
  await cloud.change(actor, 'reading-ended', async (change) => {
    const latest = await receipts.getUpload(organizationId, uploadId);
    if (latest?.became !== 'arriving') return;
    change.about({ id: uploadId, name: upload.fileName });
    change.put(receipts.uploadChange(latest, { became: 'failed', isStored, problem }));
  });
}

/** For how long a file gave no sign of life. One that waits for its turn lives while those before it are read. */
async function secondsSilent(
  { organizationId, aliveAt, createdAt }: Pick<StoredUpload, 'organizationId' | 'aliveAt' | 'createdAt'>,
  isStored: boolean,
  { receipts, now }: Pick<Cloud, 'receipts' | 'now'>,
): Promise<number> {
  const own = aliveAt ?? createdAt;
  const others = isStored ? await receipts.lastReading(organizationId) : undefined;
  const last = others !== undefined && others > own ? others : own;
  return (now().getTime() - Date.parse(last)) / 1000;
}
