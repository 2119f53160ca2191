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
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'organizations' | 'outbox' | 'now'>,
): Promise<Organization> {
  const organization = await organizationOf(organizationId, cloud);
  const isTurnedOn = organization.matching?.auto === 'off' && matching.auto !== 'off';
  const to = todayIn(organization.timeZone, cloud.now());
  const from = addDays(to, -DAYS_LOOKED_BACK);
  const asked = isTurnedOn ? cloud.outbox.asking({ kind: 'match-period', organizationId, from, to }) : [];
  await cloud.organizations.saveSettings(organizationId, { matching }, asked);
  return { ...shownOrganization(organization), matching };
}
