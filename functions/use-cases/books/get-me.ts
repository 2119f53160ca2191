import { monthOf, todayIn } from '../../../shared/civil-date.ts';
import type { Me } from '../../../shared/model/organization.ts';
import { planInForce } from '../../../shared/plans.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredPlan } from '../../store/plans.ts';
import { noteSession } from '../sessions/note-session.ts';
import type { NotingParts } from '../sessions/note-session.ts';
import { organizationOf, profileIn, shownOrganization } from './organization-of.ts';

const MS_BETWEEN_ACTIVITY_NOTES = 60_000;

/** Who is signed in, where they work and what they may do there. */
export async function getMe(
  caller: Caller,
  cloud: NotingParts & Pick<Cloud, 'people' | 'organizations' | 'plans'>,
): Promise<Me> {
  const now = cloud.now();
  // Every screen waits for this answer: what does not need each other is asked for and noted beside each other.
  const [{ organization, month, usage }, plan] = await Promise.all([
    withUsage(caller.organizationId, now, cloud),
    cloud.plans.of(caller.organizationId),
    noteActivity(caller, now, cloud),
    noteSession(caller, cloud),
  ]);
  const { session } = caller;
  const { role, accessLevel } = caller.membership;
  return {
    profile: profileIn(organization, caller),
    organization: shownOrganization(organization),
    membership: { role, accessLevel, lastActivity: now.toISOString() },
    abilities: [...caller.abilities],
    organizations: caller.organizations ?? 1,
    ...(session ? { session: { since: session.since } } : {}),
    plan: shownPlan(plan, caller, now),
    usage: { month, documents: usage.documents, statements: usage.statements },
  };
}

/** The plan in force; only whoever can pay is shown that a payment failed. */
function shownPlan(plan: StoredPlan, { abilities }: Caller, now: Date): Me['plan'] {
  const { trialEndsAt, isOverdue, paidUntil = '' } = plan;
  const isWarned = isOverdue && now.toISOString() < paidUntil && abilities.includes('canManageBilling');
  return {
    ...{ name: planInForce(plan, now), trialEndsAt },
    ...(isWarned && { overdueUntil: paidUntil }),
  };
}

/** The organization, and what it has used of its plan in its own month. */
async function withUsage(organizationId: string, now: Date, cloud: Pick<Cloud, 'organizations' | 'plans'>) {
  const organization = await organizationOf(organizationId, cloud);
  const month = monthOf(todayIn(organization.timeZone, now));
  return { organization, month, usage: await cloud.plans.usage(organizationId, month) };
}

async function noteActivity(
  { membership, lastActivity: last }: Caller,
  now: Date,
  { people }: Pick<Cloud, 'people'>,
): Promise<void> {
  if (last !== undefined && now.getTime() - Date.parse(last) < MS_BETWEEN_ACTIVITY_NOTES) return;
  await people.noteActivity(membership, now.toISOString());
}
