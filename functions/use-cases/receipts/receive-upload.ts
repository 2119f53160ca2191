import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import type { NewUpload } from '../../../shared/model/receipt.ts';
import { limitsOf, planInForce } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt, StoredUpload } from '../../store/entities.ts';
import type { Write } from '../../store/table.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { organizationOf } from '../books/organization-of.ts';

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
  cloud: Pick<Cloud, 'people' | 'receipts' | 'files' | 'now'>,
): Promise<Ticket | Refusal> {
  const { organizationId, userId } = caller;
  const now = cloud.now();
  if (upload.purpose === 'receipt') {
    const limit = await documentLimitReached(organizationId, cloud);
    if (limit !== undefined) return refuse('plan-limit-reached', { detail: limit });
  }
  const stored: StoredUpload = { ...upload, organizationId, userId, createdAt: now.toISOString() };
  try {
    await cloud.receipts.addUpload(stored, upload.purpose === 'receipt' ? pendingReceipt(stored) : undefined);
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    const existing = await cloud.receipts.getUpload(organizationId, upload.id);
    if (
      existing?.sha256 !== upload.sha256 ||
      existing.size !== upload.size ||
      existing.purpose !== upload.purpose
    )
      return refuse('already-exists');
    // Deleted for good since: what is sent now would lie there for nobody.
    if (upload.purpose === 'receipt' && !(await cloud.receipts.get(organizationId, upload.id)))
      return refuse('already-exists');
    return cloud.files.uploadTicket(existing, now);
  }
  return cloud.files.uploadTicket(stored, now);
}

/** Why no further document is taken this month, in the product's words; undefined while the plan has room. */
export async function documentLimitReached(
  organizationId: string,
  cloud: Pick<Cloud, 'people' | 'now'>,
): Promise<string | undefined> {
  const { limit, month } = await documentLimit(organizationId, cloud);
  if (limit === undefined) return undefined;
  const usage = await cloud.people.usage(organizationId, month);
  if (usage.documents < limit) return undefined;
  return `Your plan includes ${limit} documents a month, and they are used. The count starts again on the first of next month; a larger plan lifts the limit.`;
}

/** The write that counts documents among those of this month, refused where the plan has no room for one more. */
export async function documentsCounted(
  organizationId: string,
  documents: number,
  cloud: Pick<Cloud, 'people' | 'now'>,
): Promise<Write> {
  const { limit, month } = await documentLimit(organizationId, cloud);
  return cloud.people.documentsCounted(organizationId, month, documents, limit);
}

async function documentLimit(organizationId: string, cloud: Pick<Cloud, 'people' | 'now'>) {
  const { plan, timeZone } = await organizationOf(organizationId, cloud);
  const limit = limitsOf(planInForce(plan, cloud.now())).documents;
  return { limit, month: monthOf(todayIn(timeZone, cloud.now())) };
}

/** The receipt that an upload will be, while nobody has read it. */
export function pendingReceipt(upload: StoredUpload): StoredReceipt {
  const { id, fileName, contentType, size, sha256, organizationId, userId, createdAt } = upload;
  return {
    id,
    fileName,
    contentType,
    size,
    sha256,
    organizationId,
    userId,
    createdAt,
    kind: 'other',
    vendor: null,
    amount: null,
    currency: null,
    date: null,
    category: null,
    status: 'pending',
    fields: {},
    taxes: [],
    items: [],
    transactionIds: [],
    page: null,
    twins: [],
    reviewedAt: null,
    archivedAt: null,
    version: 1,
  };
}
