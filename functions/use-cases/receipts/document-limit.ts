import { addDays, daysOfMonth, monthOf, todayIn } from '../../../shared/civil-date.ts';
import { limitsOf, nearLimit, planInForce } from '../../../shared/plans.ts';
import { planNames } from '../../../shared/price-book.ts';
import type { RefusalReason } from '../../../shared/text/en/refusals.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Write } from '../../store/writes.ts';
import { noticeOf } from '../../store/notices.ts';
import type { Change } from '../../store/change.ts';
import { settingsOf } from '../books/organization-of.ts';

type LimitParts = Pick<Cloud, 'organizations' | 'plans' | 'now'>;

/** That the documents of a month are used. */
export type UsedUp = Extract<RefusalReason, { code: 'documents-used-up' }>;

/** Why no further document is taken this month; undefined while the plan has room. */
export async function documentLimitReached(
  organizationId: string,
  cloud: LimitParts,
): Promise<UsedUp | undefined> {
  const { documents: limit, month } = await limitsNow(organizationId, cloud);
  if (limit === undefined) return undefined;
  const usage = await cloud.plans.usage(organizationId, month);
  if (usage.documents < limit) return undefined;
  return { code: 'documents-used-up', limit };
}

/** What is noted at a document that was taken in but is not read for it. */
export function limitNote(reached: RefusalReason): NonNullable<StoredReceipt['problem']> {
  return { code: 'plan-limit-reached', detail: say(wordsToKeep.refusals, reached) };
}

/** What is noted at a document that waits until the plan has room to read it. */
export function waitingNote(limit: number): NonNullable<StoredReceipt['problem']> {
  return { code: 'plan-limit-reached', detail: say(wordsToKeep.refusals, { code: 'document-waits', limit }) };
}

/** The write by which documents that wait for room are found once the month turns. */
export async function roomAwaited(organizationId: string, cloud: LimitParts): Promise<Write> {
  const { month } = await limitsNow(organizationId, cloud);
  return cloud.plans.roomAwaited(organizationId, firstAfter(month));
}

/** For how many more documents there is room, and the day on which the count starts again. */
export async function documentRoom(
  organizationId: string,
  cloud: LimitParts,
): Promise<{ room: number; next: string }> {
  const { documents: limit = Infinity, month } = await limitsNow(organizationId, cloud);
  const { documents: used } = await cloud.plans.usage(organizationId, month);
  return { room: Math.max(0, limit - used), next: firstAfter(month) };
}

/**
 * Counts documents among those of this month, refused where the plan has no room for one more. Whoever brings the limit near tells of it,
 * once a month and limit: all others are refused where somebody was quicker and they would be the one.
 */
export async function countDocuments(
  change: Change,
  { organizationId, documents }: { readonly organizationId: string; readonly documents: number },
  cloud: LimitParts & Pick<Cloud, 'notices'>,
): Promise<void> {
  const { documents: limit, month, plan } = await limitsNow(organizationId, cloud);
  const counted = (below: number | undefined) =>
    change.put(cloud.plans.documentsCounted(organizationId, month, documents, below));
  if (limit === undefined) {
    counted(limit);
    return;
  }
  const used = documents + (await cloud.plans.usage(organizationId, month)).documents;
  const near = nearLimit(limit);
  if (used < near) {
    counted(near - documents);
    return;
  }
  counted(limit);
  const told = {
    ...({ kind: 'plan-limit-near', aboutId: null } as const),
    ...{ name: planNames[plan], once: `${month} ${limit}` },
    ...{ day: firstAfter(month), documents: { used, limit } },
  };
  const { id } = noticeOf({ ...told, organizationId }, change.at);
  if (!(await cloud.notices.get(organizationId, id))) change.notify(told);
}

const firstAfter = (month: string): string => addDays(daysOfMonth(month).to, 1);

/** The place of one more statement uploaded this month, or why there is none; undefined without limit. */
export async function statementUploadLimit(
  organizationId: string,
  cloud: LimitParts,
): Promise<{ counted: Write; reached: RefusalReason | undefined } | undefined> {
  const { statementUploads: limit, month } = await limitsNow(organizationId, cloud);
  if (limit === undefined) return undefined;
  const { statementUploads } = await cloud.plans.usage(organizationId, month);
  const reached = { code: 'statement-uploads-used-up', limit } as const;
  return {
    counted: cloud.plans.statementUploadCounted(organizationId, month, limit),
    reached: statementUploads < limit ? undefined : reached,
  };
}

async function limitsNow(organizationId: string, cloud: LimitParts) {
  const { timeZone } = await settingsOf(organizationId, cloud);
  const plan = planInForce(await cloud.plans.of(organizationId), cloud.now());
  return { ...limitsOf(plan), plan, month: monthOf(todayIn(timeZone, cloud.now())) };
}
