import type { Profile } from '../../../shared/model/organization.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, profileIn } from './organization-of.ts';

/** Keeps what the caller is called. */
export async function saveName(
  fullName: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'people' | 'organizations'>,
): Promise<Profile> {
  const { userId, organizationId, person, membership } = caller;
  return cloud.change(caller, 'name-changed', async (change) => {
    if (fullName !== person.fullName) {
      change.about({ id: userId, name: fullName });
      change.put(cloud.people.profileChange(userId, { fullName }));
    }
    const organization = await organizationOf(organizationId, cloud);
    return profileIn(organization, { person: { ...person, fullName }, membership });
  });
}
