import type { NewUpload } from '../../../shared/model/receipt.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredUpload } from '../../store/receipts.ts';
import { documentLimitReached, statementUploadLimit } from './document-limit.ts';
import { pendingReceipt } from './pending-receipt.ts';

interface Ticket {
  readonly url: string;
  readonly fields: Record<string, string>;
  readonly expiresAt: string;
}

/**
 * Hands out the form with which the browser posts exactly this file. A receipt is on the list from now on, pending; asked
 * again with the same id and file the ticket is renewed.
 */
export async function startUpload(
  upload: NewUpload,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'receipts' | 'files' | 'now'>,
): Promise<Ticket | Refusal> {
  const { organizationId, userId } = caller;
  const now = cloud.now();
  if (upload.purpose === 'receipt') {
    const limit = await documentLimitReached(organizationId, cloud);
    if (limit !== undefined) return refuse('plan-limit-reached', { because: limit });
  }
  const stored: StoredUpload = { ...upload, organizationId, userId, createdAt: now.toISOString() };
  const receipt = upload.purpose === 'receipt' ? pendingReceipt(stored) : undefined;
  const uploads =
    upload.purpose === 'statement' ? await statementUploadLimit(organizationId, cloud) : undefined;
  const outcome = await cloud.receipts.tryAddUpload(stored, receipt, uploads ? [uploads.counted] : []);
  if (outcome === 'written') return cloud.files.uploadTicket(stored, now);
  const ticket = await renewed(upload, caller, cloud);
  if (!uploads || !isRefusal(ticket)) return ticket;
  const { limit, month } = uploads;
  const { statementUploads } = await cloud.plans.usage(organizationId, month);
  if (statementUploads < limit) return ticket;
  return refuse('plan-limit-reached', { because: { code: 'statement-uploads-used-up', limit } });
}

/** The ticket of an upload that is known; refused where that is another file, or was deleted for good since. */
async function renewed(
  upload: NewUpload,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
): Promise<Ticket | Refusal> {
  const existing = await cloud.receipts.getUpload(organizationId, upload.id);
  if (!existing || !isSame(existing, upload)) return refuse('already-exists');
  // Deleted for good since: what is sent now would lie there for nobody.
  if (upload.purpose === 'receipt' && !(await cloud.receipts.get(organizationId, upload.id)))
    return refuse('already-exists');
  return cloud.files.uploadTicket(existing, cloud.now());
}

function isSame(known: NewUpload, asked: NewUpload): boolean {
  const facts = ({ fileName, contentType, size, sha256, purpose }: NewUpload) =>
    JSON.stringify([fileName, contentType, size, sha256, purpose]);
  return facts(known) === facts(asked);
}
