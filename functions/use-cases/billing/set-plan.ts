import * as z from 'zod';
import { Plan } from '../../../shared/model/organization.ts';
import { planNames } from '../../../shared/price-book.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { planFrom, readWhatWaited } from './sync-subscription.ts';

/** What an operator asks for. */
const Wish = z.object({ organizationId: z.string().min(1), plan: Plan.extract(['enterprise', 'starter']) });

/**
 * Puts an organization on Enterprise, which is agreed on with people, or takes that back: then its plan is what it pays for, or Starter. Only
 * an operator reaches it. Gives the plan before and after.
 */
export async function setPlan(
  event: unknown,
  cloud: Pick<Cloud, 'change' | 'plans' | 'organizations' | 'subscriptions'>,
): Promise<{ organization: string; before: Plan; after: Plan }> {
  const { organizationId, plan } = Wish.parse(event);
  const settings = await cloud.organizations.settings(organizationId);
  if (!settings || settings.sample) throw new Error(`There is no organization ${organizationId}.`);
  return cloud.change({ organizationId, system: 'set-plan' }, 'plan-set', async (change) => {
    const before = await cloud.plans.of(organizationId);
    const stored = await cloud.subscriptions.of(organizationId);
    const starter = { organizationId, name: 'starter', trialEndsAt: null } as const;
    const paid = stored?.paid ? planFrom(starter, stored.paid) : starter;
    const after = plan === 'enterprise' ? { ...starter, name: plan } : paid;
    if (before.name !== after.name) {
      change.about({ id: organizationId, name: planNames[after.name] });
      change.put(cloud.plans.change(before, after), cloud.subscriptions.unchanged(organizationId, stored));
      readWhatWaited(change, before, after);
    }
    return { organization: settings.name, before: before.name, after: after.name };
  });
}
