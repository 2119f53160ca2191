import type { Organization, Preferences } from '../../../shared/model/organization.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, shownOrganization } from './organization-of.ts';

/** Keeps what an organisation prefers. Only its master may change it; others read it. */
export async function savePreferences(
  preferences: Preferences,
  { organizationId, membership }: Caller,
  cloud: Pick<Cloud, 'organizations'>,
): Promise<Organization | Refusal> {
  if (membership.role !== 'master') return refuse('not-allowed');
  await cloud.organizations.saveSettings(organizationId, preferences);
  return shownOrganization(await organizationOf(organizationId, cloud));
}
