import { abilitiesOf } from '../../shared/abilities.ts';
import type { Ability } from '../../shared/abilities.ts';
import type { Profile } from '../../shared/model/organization.ts';
import type { Membership } from '../store/people.ts';
import type { Cloud } from './cloud.ts';

/** Who calls, as the table says at this request: never what the request or the token claims about the organisation. */
export interface Caller {
  readonly userId: string;
  readonly organizationId: string;
  readonly profile: Profile;
  readonly membership: Membership;
  readonly abilities: readonly Ability[];
}

/** The caller behind a verified access token; undefined while no books exist for this person or the membership has ended. */
export async function callerOf(
  userId: string,
  { people }: Pick<Cloud, 'people'>,
): Promise<Caller | undefined> {
  const profile = await people.profile(userId);
  const membership = profile && (await people.membership(userId, profile.organizationId));
  if (!profile || !membership) return undefined;
  return {
    userId,
    organizationId: profile.organizationId,
    profile,
    membership,
    abilities: abilitiesOf(membership),
  };
}
