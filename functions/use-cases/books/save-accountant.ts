import type { Accountant, Organization } from '../../../shared/model/organization.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, shownOrganization } from './organization-of.ts';

/** Keeps the accountant who receives the exports. */
export async function saveAccountant(
  accountant: Accountant,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'organizations'>,
): Promise<Organization> {
  await cloud.organizations.saveSettings(organizationId, { accountant });
  return shownOrganization(await organizationOf(organizationId, cloud));
}
