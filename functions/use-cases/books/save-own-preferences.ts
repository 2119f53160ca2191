import { isDeepStrictEqual } from 'node:util';
import type { OwnPreferences, Profile } from '../../../shared/model/organization.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, profileIn } from './organization-of.ts';

/** Keeps what a person prefers, whatever books they work in; what is not named stays. */
export async function saveOwnPreferences(
  preferences: OwnPreferences,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'people' | 'organizations'>,
): Promise<Profile> {
  const { userId, organizationId, person } = caller;
  const after = { ...person, ...preferences };
  return cloud.change(caller, 'own-preferences-changed', async (change) => {
    if (!isDeepStrictEqual(after, person)) {
      change.about({ id: userId }, Object.keys(preferences));
      change.put(cloud.people.profileChange(userId, preferences));
    }
    return profileIn(await organizationOf(organizationId, cloud), { ...caller, person: after });
  });
}
