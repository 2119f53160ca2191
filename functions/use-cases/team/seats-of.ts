import type { Plan } from '../../../shared/model/organization.ts';
import { hasTeam, planInForce, seatsOf } from '../../../shared/plans.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** The plan of an organization as it is in force, and how many seats that has; undefined: without limit. */
export async function limitsInForce(
  organizationId: string,
  { plans, now }: Pick<Cloud, 'plans' | 'now'>,
): Promise<{ readonly plan: Plan; readonly seats: number | undefined }> {
  const plan = planInForce(await plans.of(organizationId), now());
  return { plan, seats: seatsOf(plan) };
}

/** Why a plan has no seat for one more, if it has none; `taken`: how many are. */
export function refusedSeat(plan: Plan, taken: number): Refusal | undefined {
  const seats = seatsOf(plan);
  if (!hasTeam(plan)) return refuse('plan-limit-reached', { because: { code: 'plan-without-team' } });
  if (seats === undefined || taken < seats) return undefined;
  return refuse('plan-limit-reached', { because: { code: 'seats-taken', seats } });
}
