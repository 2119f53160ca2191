import { isDeepStrictEqual } from 'node:util';
import { addDays, todayIn } from '../../../shared/civil-date.ts';
import type { MatchingSettings } from '../../../shared/model/match.ts';
import type { Organization } from '../../../shared/model/organization.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, shownOrganization } from '../books/organization-of.ts';

const DAYS_LOOKED_BACK = 365;

/** Keeps how matches are looked for. Turned on again, the last year is looked through. */
export async function saveMatching(
  matching: MatchingSettings,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'now'>,
): Promise<Organization> {
  const { organizationId } = caller;
  return cloud.change(caller, 'matching-changed', async (change) => {
    const organization = await organizationOf(organizationId, cloud);
    const { matching: before } = organization;
    const to = todayIn(organization.timeZone, cloud.now());
    const from = addDays(to, -DAYS_LOOKED_BACK);
    if (!isDeepStrictEqual(before, matching)) {
      change.about({ id: organizationId });
      change.put(cloud.organizations.settingsChange(organizationId, { matching }));
    }
    if (before?.auto === 'off' && matching.auto !== 'off')
      change.enqueue({ kind: 'match-period', organizationId, from, to });
    return { ...shownOrganization(organization), matching };
  });
}
