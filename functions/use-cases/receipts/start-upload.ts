import { isForeignFile } from '../../../shared/foreign-files.ts';
import type { NewUpload } from '../../../shared/model/receipt.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredUpload } from '../../store/uploads.ts';
import { documentLimitReached, statementUploadLimit } from './document-limit.ts';
import { pendingReceipt } from './pending-receipt.ts';

interface Ticket {
  readonly url: string;
  readonly fields: Record<string, string>;
  readonly expiresAt: string;
}

type Parts = Pick<Cloud, 'change' | 'organizations' | 'plans' | 'receipts' | 'ledger' | 'files' | 'now'>;

/**
 * Hands out the form with which the browser posts exactly this file. A receipt is on the list from now on, pending; of what the content
 * decides there is nothing to see before it has arrived. Asked again with the same id and file the ticket is renewed.
 */
export async function startUpload(
  upload: NewUpload,
  caller: Caller,
  cloud: Parts,
): Promise<Ticket | Refusal> {
  const { organizationId } = caller;
  const { purpose, transactionId } = upload;
  if (purpose === 'auto' && isForeignFile(upload)) return refuse('unsupported-format');
  if (transactionId !== undefined && !(await cloud.ledger.get(organizationId, transactionId)))
    return refuse('not-found');
  const awaited = await cloud.change(caller, 'upload-started', (change) =>
    started(change, upload, caller, cloud),
  );
  return isRefusal(awaited) ? awaited : cloud.files.uploadTicket(awaited, cloud.now());
}

async function started(
  change: Change,
  upload: NewUpload,
  { organizationId, userId }: Caller,
  cloud: Parts,
): Promise<StoredUpload | Refusal> {
  const { purpose, id, fileName } = upload;
  const documents = purpose === 'statement' ? undefined : await documentLimitReached(organizationId, cloud);
  const statements = purpose === 'receipt' ? undefined : await statementUploadLimit(organizationId, cloud);
  // What may still turn out to be a statement is taken while there is room for one.
  if (documents && (purpose === 'receipt' || statements?.reached))
    return refuse('plan-limit-reached', { because: documents });
  change.about({ id, name: fileName });
  const existing = await cloud.receipts.getUpload(organizationId, id);
  if (existing) return renewed(change, existing, upload, cloud);
  if (change.isRetry && (await isTaken(organizationId, id, cloud))) return refuse('already-exists');
  if (purpose === 'statement' && statements?.reached)
    return refuse('plan-limit-reached', { because: statements.reached });
  const stored: StoredUpload = { ...upload, organizationId, userId, createdAt: change.at };
  change.put(
    ...(purpose === 'receipt'
      ? cloud.receipts.arrivals(stored, pendingReceipt(stored))
      : cloud.receipts.arrivals(purpose === 'auto' ? { ...stored, became: 'arriving' } : stored)),
    ...(purpose === 'statement' && statements ? [statements.counted] : []),
  );
  return stored;
}

/** Whether an id stands for a file that was deleted for good since, or for a document without one. */
async function isTaken(
  organizationId: string,
  id: string,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<boolean> {
  return (await receipts.isForgotten(organizationId, id)) || Boolean(await receipts.get(organizationId, id));
}

/** An upload that is known, for a further ticket; refused where that is another file, or was deleted for good since. */
async function renewed(
  change: Change,
  existing: StoredUpload,
  upload: NewUpload,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<StoredUpload | Refusal> {
  // Refused or deleted for good since: what is sent now would lie there for nobody.
  if (!isSame(existing, upload) || existing.became === 'refused') return refuse('already-exists');
  const isDocument = upload.purpose === 'receipt' || existing.became === 'receipt';
  if (isDocument && !(await receipts.get(existing.organizationId, upload.id)))
    return refuse('already-exists');
  // Sent once more, a file that failed is on its way again.
  if (existing.became === 'failed') {
    const alive = { became: 'arriving', aliveAt: change.at, problem: undefined } as const;
    change.put(receipts.uploadChange(existing, alive));
  }
  return existing;
}

function isSame(known: NewUpload, asked: NewUpload): boolean {
  const facts = ({ fileName, contentType, size, sha256, purpose }: NewUpload) =>
    JSON.stringify([fileName, contentType, size, sha256, purpose]);
  return facts(known) === facts(asked);
}
