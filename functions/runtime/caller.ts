import { abilitiesOf } from '../../shared/abilities.ts';
import type { Ability } from '../../shared/abilities.ts';
import type { Person } from '../../shared/model/organization.ts';
import type { Session, SessionEndings } from '../domain/books/session.ts';
import type { Membership } from '../store/people.ts';
import type { Cloud } from './cloud.ts';

/** Who calls, as the table says at this request: never what the request or the token claims about the organisation. */
export interface Caller {
  readonly userId: string;
  readonly organizationId: string;
  readonly person: Person;
  readonly membership: Membership;
  readonly abilities: readonly Ability[];
  /** The signing-in whose token was sent; undefined where no token says. */
  readonly session: Session | undefined;
  readonly endedSessions: SessionEndings;
  /** As in the API's access log; absent outside of a request. */
  readonly requestId?: string;
  /** Of a request that may be sent again: the key that it was sent under. */
  readonly idempotencyKey?: string | undefined;
}

/** The caller behind a verified access token; undefined while no books exist for this person or the membership has ended. */
export async function callerOf(
  userId: string,
  { people }: Pick<Cloud, 'people'>,
  session?: Session,
): Promise<Caller | undefined> {
  const member = await people.member(userId);
  if (!member) return undefined;
  const { person, membership, endedSessions } = member;
  return {
    userId,
    organizationId: membership.organizationId,
    person,
    membership,
    abilities: abilitiesOf(membership),
    session,
    endedSessions,
  };
}
