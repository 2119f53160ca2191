import type { Plan } from './model/organization.ts';

/** What a plan allows in one calendar month of the organisation's time zone; undefined means without limit (specification section 9). */
export interface PlanLimits {
  readonly documents: number | undefined;
  readonly statements: number | undefined;
}

const LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  starter: { documents: 10, statements: 2 },
  professional: { documents: 150, statements: undefined },
  business: { documents: undefined, statements: undefined },
  enterprise: { documents: undefined, statements: undefined },
};

export const trialDays = 14;

export function limitsOf(plan: Plan): PlanLimits {
  return LIMITS[plan];
}

/** The plan in force at `now`: a trial is Professional until it ends, Starter afterwards. */
export function planInForce(plan: { name: Plan; trialEndsAt: string | null }, now: Date): Plan {
  if (plan.trialEndsAt === null) return plan.name;
  return now.toISOString() < plan.trialEndsAt ? plan.name : 'starter';
}
