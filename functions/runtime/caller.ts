import type { Ability } from '../../shared/abilities.ts';
import type { Person } from '../../shared/model/organization.ts';
import type { Session, SessionEndings } from '../domain/books/session.ts';
import type { SourceAddress } from '../store/audit-entries.ts';
import type { Membership } from '../store/people.ts';
import type { Cloud } from './cloud.ts';

/** Who calls, as the table says at this request: never what the request or the token claims about the organisation. */
export interface Caller {
  readonly userId: string;
  readonly organizationId: string;
  readonly person: Person;
  readonly membership: Membership;
  /** When they were last here, before this request; undefined where they never were. */
  readonly lastActivity?: string | undefined;
  /** How many organizations they are a member of, where that was read. */
  readonly organizations?: number;
  readonly abilities: readonly Ability[];
  /** The signing-in whose token was sent; undefined where no token says. */
  readonly session: Session | undefined;
  readonly endedSessions: SessionEndings;
  /** As in the API's access log; absent outside of a request. */
  readonly requestId?: string;
  /** From where the request came; absent outside of one. */
  readonly address?: SourceAddress | undefined;
  /** Of a request that may be sent again: the key that it was sent under. */
  readonly idempotencyKey?: string | undefined;
}

/** What the access token and the request say of who calls. */
export interface Asking {
  readonly session?: Session | undefined;
  /** The organization that the request is about; undefined: the one that its person works in. */
  readonly organizationId?: string | undefined;
}

/** The caller behind a verified access token; undefined while no books exist for this person, or they are no member of those that they ask for. */
export async function callerOf(
  userId: string,
  { people, now }: Pick<Cloud, 'people' | 'now'>,
  { session, organizationId }: Asking = {},
): Promise<Caller | undefined> {
  const member = await people.member(userId, organizationId);
  if (!member) return undefined;
  const { person, membership, lastActivity, organizations, endedSessions } = member;
  return {
    userId,
    organizationId: membership.organizationId,
    person,
    membership,
    lastActivity,
    organizations,
    abilities: await people.abilities(membership, now()),
    session,
    endedSessions,
  };
}
