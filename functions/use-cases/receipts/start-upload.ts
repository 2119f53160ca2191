import { isForeignFile } from '../../../shared/foreign-files.ts';
import type { NewUpload } from '../../../shared/model/receipt.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { documentLimitReached, statementUploadLimit } from './document-limit.ts';
import { pendingReceipt } from './pending-receipt.ts';

interface Ticket {
  readonly url: string;
  readonly fields: Record<string, string>;
  readonly expiresAt: string;
}

/**
 * Hands out the form with which the browser posts exactly this file. A receipt is on the list from now on, pending; of what the content
 * decides there is nothing to see before it has arrived. Asked again with the same id and file the ticket is renewed.
 */
export async function startUpload(
  upload: NewUpload,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'receipts' | 'ledger' | 'files' | 'now'>,
): Promise<Ticket | Refusal> {
  const { organizationId, userId } = caller;
  const { purpose, transactionId } = upload;
  if (purpose === 'auto' && isForeignFile(upload)) return refuse('unsupported-format');
  if (transactionId !== undefined && !(await cloud.ledger.get(organizationId, transactionId)))
    return refuse('not-found');
  const now = cloud.now();
  const documents = purpose === 'statement' ? undefined : await documentLimitReached(organizationId, cloud);
  const statements = purpose === 'receipt' ? undefined : await statementUploadLimit(organizationId, cloud);
  // What may still turn out to be a statement is taken while there is room for one.
  if (documents && (purpose === 'receipt' || statements?.reached))
    return refuse('plan-limit-reached', { because: documents });
  const stored: StoredUpload = { ...upload, organizationId, userId, createdAt: now.toISOString() };
  const outcome = await cloud.receipts.tryAddUpload(
    purpose === 'auto' ? { ...stored, became: 'arriving' } : stored,
    purpose === 'receipt' ? pendingReceipt(stored) : undefined,
    purpose === 'statement' && statements ? [statements.counted] : [],
  );
  if (outcome === 'written') return cloud.files.uploadTicket(stored, now);
  const ticket = await renewed(upload, caller, cloud);
  if (purpose !== 'statement' || !isRefusal(ticket)) return ticket;
  // Others of the same moment took the last place.
  const { reached } = (await statementUploadLimit(organizationId, cloud)) ?? {};
  return reached ? refuse('plan-limit-reached', { because: reached }) : ticket;
}

/** The ticket of an upload that is known; refused where that is another file, or was deleted for good since. */
async function renewed(
  upload: NewUpload,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
): Promise<Ticket | Refusal> {
  const existing = await cloud.receipts.getUpload(organizationId, upload.id);
  if (!existing || !isSame(existing, upload)) return refuse('already-exists');
  // Refused or deleted for good since: what is sent now would lie there for nobody.
  const isDocument = upload.purpose === 'receipt' || existing.became === 'receipt';
  if (existing.became === 'refused') return refuse('already-exists');
  if (isDocument && !(await cloud.receipts.get(organizationId, upload.id))) return refuse('already-exists');
  if (existing.became === 'failed') await revive(existing, cloud);
  return cloud.files.uploadTicket(existing, cloud.now());
}

/** Sent once more, a file that failed is on its way again. */
async function revive(
  upload: StoredUpload,
  { receipts, now }: Pick<Cloud, 'receipts' | 'now'>,
): Promise<void> {
  const alive = { became: 'arriving', aliveAt: now().toISOString(), problem: undefined } as const;
  await receipts.tryWrite([receipts.uploadChange(upload, alive)]);
}

function isSame(known: NewUpload, asked: NewUpload): boolean {
  const facts = ({ fileName, contentType, size, sha256, purpose }: NewUpload) =>
    JSON.stringify([fileName, contentType, size, sha256, purpose]);
  return facts(known) === facts(asked);
}
