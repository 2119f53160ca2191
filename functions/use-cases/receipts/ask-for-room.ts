import { todayIn } from '../../../shared/civil-date.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { settingsOf } from '../books/organization-of.ts';

/** Where a day begins first: no month turns anywhere before it does here. */
const FIRST_ON_EARTH = 'Pacific/Kiritimati';

/** Asks for documents to be read that waited for the month to turn, once it has by the calendar of their books. */
export async function askForRoom({
  plans,
  organizations,
  outbox,
  now,
}: Pick<Cloud, 'plans' | 'organizations' | 'outbox' | 'now'>): Promise<void> {
  for await (const { organizationId, day } of plans.roomsAwaitedUntil(todayIn(FIRST_ON_EARTH, now()))) {
    const { timeZone } = await settingsOf(organizationId, { organizations });
    if (day <= todayIn(timeZone, now())) await outbox.ask({ kind: 'read-waiting', organizationId });
  }
}
