import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import { limitsOf, planInForce } from '../../../shared/plans.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Write } from '../../store/table.ts';
import { organizationOf } from '../books/organization-of.ts';

/** Why no further document is taken this month, in the product's words; undefined while the plan has room. */
export async function documentLimitReached(
  organizationId: string,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>,
): Promise<string | undefined> {
  const { limit, month } = await documentLimit(organizationId, cloud);
  if (limit === undefined) return undefined;
  const usage = await cloud.plans.usage(organizationId, month);
  if (usage.documents < limit) return undefined;
  return `Your plan includes ${limit} documents a month, and they are used. The count starts again on the first of next month; a larger plan lifts the limit.`;
}

/** The write that counts documents among those of this month, refused where the plan has no room for one more. */
export async function documentsCounted(
  organizationId: string,
  documents: number,
  cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>,
): Promise<Write> {
  const { limit, month } = await documentLimit(organizationId, cloud);
  return cloud.plans.documentsCounted(organizationId, month, documents, limit);
}

async function documentLimit(organizationId: string, cloud: Pick<Cloud, 'organizations' | 'plans' | 'now'>) {
  const { timeZone } = await organizationOf(organizationId, cloud);
  const plan = await cloud.plans.of(organizationId);
  const limit = limitsOf(planInForce(plan, cloud.now())).documents;
  return { limit, month: monthOf(todayIn(timeZone, cloud.now())) };
}
