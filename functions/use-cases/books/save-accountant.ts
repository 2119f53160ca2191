import { isDeepStrictEqual } from 'node:util';
import type { Accountant, Organization } from '../../../shared/model/organization.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, shownOrganization } from './organization-of.ts';

/** Keeps the accountant who receives the exports. */
export async function saveAccountant(
  accountant: Accountant,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations'>,
): Promise<Organization> {
  const { organizationId } = caller;
  return cloud.change(caller, 'accountant-changed', async (change) => {
    const organization = await organizationOf(organizationId, cloud);
    if (!isDeepStrictEqual(organization.accountant, accountant)) {
      change.about({ id: organizationId, name: accountant.name });
      change.put(cloud.organizations.settingsChange(organizationId, { accountant }));
    }
    return shownOrganization({ ...organization, accountant });
  });
}
