import type { Profile } from '../../../shared/model/organization.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, profileIn } from './organization-of.ts';

/** Keeps what the caller is called. */
export async function saveName(
  fullName: string,
  { userId, organizationId, person, membership }: Caller,
  cloud: Pick<Cloud, 'people' | 'organizations'>,
): Promise<Profile> {
  await cloud.people.saveName(userId, fullName);
  const organization = await organizationOf(organizationId, cloud);
  return profileIn(organization, { person: { ...person, fullName }, membership });
}
