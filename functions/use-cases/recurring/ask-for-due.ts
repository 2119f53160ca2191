import { todayIn } from '../../../shared/civil-date.ts';
import { awaitedOf } from '../../domain/recurring/recurring-entry.ts';
import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'recurringEntries' | 'organizations' | 'outbox' | 'now'>;

/** Where a day begins first: nothing is due anywhere before it is here. */
const FIRST_ON_EARTH = 'Pacific/Kiritimati';

/**
 * Asks for what is due by the clock of the books it is due in: one message for each organisation, so that each has it entered in its turn.
 * Asked twice it is entered once; what a round missed, the next one finds.
 */
export async function askForDue(cloud: Parts): Promise<void> {
  const now = cloud.now();
  const dueIn = new Map<string, string>();
  for await (const entry of cloud.recurringEntries.dueBy(todayIn(FIRST_ON_EARTH, now))) {
    const { organizationId } = entry;
    const due = awaitedOf(entry);
    const earliest = dueIn.get(organizationId);
    if (due !== undefined && (earliest === undefined || due < earliest)) dueIn.set(organizationId, due);
  }
  for (const [organizationId, due] of dueIn) {
    const organization = await cloud.organizations.get(organizationId);
    if (organization && due <= todayIn(organization.timeZone, now))
      await cloud.outbox.ask({ kind: 'enter-due', organizationId });
  }
}
