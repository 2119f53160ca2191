import type { Organization } from '../../../shared/model/organization.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/people.ts';

/** The organisation of a caller; a membership without organisation is a fault of ours, not of the request. */
export async function organizationOf(
  organizationId: string,
  { people }: Pick<Cloud, 'people'>,
): Promise<StoredOrganization> {
  const organization = await people.organization(organizationId);
  if (!organization) throw new Error(`The organisation ${organizationId} of a member does not exist.`);
  return organization;
}

/** The organisation as members see it. */
export function shownOrganization({ plan: _plan, ...organization }: StoredOrganization): Organization {
  return organization;
}
