import type { OwnPreferences, Profile } from '../../../shared/model/organization.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf, profileIn } from './organization-of.ts';

/** Keeps what a person prefers, whatever books they work in; what is not named stays. */
export async function saveOwnPreferences(
  preferences: OwnPreferences,
  caller: Caller,
  cloud: Pick<Cloud, 'people' | 'organizations'>,
): Promise<Profile> {
  await cloud.people.savePreferences(caller.userId, preferences);
  const organization = await organizationOf(caller.organizationId, cloud);
  return profileIn(organization, { ...caller, person: { ...caller.person, ...preferences } });
}
