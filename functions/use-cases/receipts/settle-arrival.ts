import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingOfUnread } from '../notices/tell.ts';
import { refuseUpload } from './sorted-upload.ts';

/** How long a file may take from the form that lets it in to the bucket. */
const HOURS_TO_ARRIVE = 1;

/**
 * What becomes of a document that was announced long ago and is not read: one that has arrived is asked to be read once more; one that
 * can't arrive any more, as the form that lets it in has expired, says so and can be filled in by hand.
 */
export async function settleArrival(
  { organizationId, receiptId }: { organizationId: string; receiptId: string },
  cloud: Pick<Cloud, 'receipts' | 'files' | 'notices' | 'outbox' | 'now'>,
): Promise<void> {
  const { receipts, files, outbox, now } = cloud;
  const receipt = await receipts.get(organizationId, receiptId);
  if (receipt?.status !== 'pending') return;
  if (await files.hasOriginal(organizationId, receiptId))
    return outbox.ask({ kind: 'read-receipt', organizationId, receiptId });
  if (mayStillArrive(receipt, now())) return;
  const problem = {
    code: 'unreadable-file' as const,
    detail: say(wordsToKeep.files, { code: 'document-not-arrived' }),
  };
  const after = { ...receipt, problem, status: 'processed' as const };
  await receipts.tryWrite([receipts.change(receipt, after), ...tellingOfUnread([after], cloud)]);
}

/**
 * What becomes of a file that was announced long ago and of which nobody has told what it is: it is looked at once more, or refused where
 * it can't arrive any more.
 */
export async function settleUpload(
  { organizationId, uploadId }: { organizationId: string; uploadId: string },
  { receipts, files, outbox, now }: Pick<Cloud, 'receipts' | 'files' | 'outbox' | 'now'>,
): Promise<void> {
  const upload = await receipts.getUpload(organizationId, uploadId);
  if (upload?.became !== 'arriving') return;
  if (await files.hasOriginal(organizationId, uploadId))
    return outbox.ask({ kind: 'sort-upload', organizationId, uploadId });
  if (mayStillArrive(upload, now())) return;
  const detail = say(wordsToKeep.files, { code: 'upload-not-arrived' });
  await refuseUpload(upload, { code: 'unreadable-file', detail }, { receipts, outbox });
}

const mayStillArrive = ({ createdAt }: { readonly createdAt: string }, now: Date): boolean =>
  now.getTime() < Date.parse(createdAt) + HOURS_TO_ARRIVE * 3_600_000;
