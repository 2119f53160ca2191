import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import { limitsOf, planInForce } from '../../../shared/plans.ts';
import type { RefusalReason } from '../../../shared/text/en/refusals.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { Write } from '../../store/writes.ts';
import { settingsOf } from '../books/organization-of.ts';

/** Why no further document is taken this month; undefined while the plan has room. */
export async function documentLimitReached(
  organizationId: string,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>,
): Promise<RefusalReason | undefined> {
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

/** The write that counts documents among those of this month, refused where the plan has no room for one more. */
export async function documentsCounted(
  organizationId: string,
  documents: number,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>,
): Promise<Write> {
  const { documents: limit, month } = await limitsNow(organizationId, cloud);
  return cloud.plans.documentsCounted(organizationId, month, documents, limit);
}

/** The place of one more statement uploaded this month, or why there is none; undefined without limit. */
export async function statementUploadLimit(
  organizationId: string,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>,
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

async function limitsNow(organizationId: string, cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>) {
  const { timeZone } = await settingsOf(organizationId, cloud);
  const plan = await cloud.plans.of(organizationId);
  const limits = limitsOf(planInForce(plan, cloud.now()));
  return { ...limits, month: monthOf(todayIn(timeZone, cloud.now())) };
}
