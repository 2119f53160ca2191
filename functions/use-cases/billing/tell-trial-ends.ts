import { todayIn } from '../../../shared/civil-date.ts';
import { planNames } from '../../../shared/price-book.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { trialStage } from '../../store/plans.ts';
import { settingsOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'change' | 'plans' | 'organizations' | 'now'>;

/**
 * Tells masters that their trial ends: three days before, and on its last day. Each is told once, however often a round comes; of what a
 * round missed only the latest is told, and nothing once the trial is over.
 */
export async function tellTrialEnds(cloud: Parts): Promise<void> {
  for await (const { organizationId } of cloud.plans.trialsBy(cloud.now().toISOString()))
    await tellTrialEnd(organizationId, cloud);
}

async function tellTrialEnd(organizationId: string, cloud: Parts): Promise<void> {
  const { timeZone } = await settingsOf(organizationId, cloud);
  await cloud.change({ organizationId }, 'told-once', async (change) => {
    const plan = await cloud.plans.of(organizationId);
    const { name, trialEndsAt, trialTold } = plan;
    const stage = trialStage(plan, change.at);
    if (trialEndsAt === null || stage === undefined || stage === trialTold) return;
    change.put(cloud.plans.trialTold(plan, stage));
    if (trialEndsAt > change.at)
      change.notify({
        ...{ kind: 'trial-ending', aboutId: organizationId, name: planNames[name], once: stage },
        day: todayIn(timeZone, new Date(trialEndsAt)),
      });
  });
}
