import * as z from 'zod';
import { Person, type OwnPreferences } from '../../shared/model/organization.ts';
import { EndedSessions, lastInstantOf } from '../domain/books/session.ts';
import type { Session, SessionEndings } from '../domain/books/session.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { listOf, startingWith } from './keys.ts';
import type { Table } from './table.ts';
import { onlyBelow, onlyWhile } from './updates.ts';
import type { Write, Written } from './writes.ts';

const userPartition = (userId: string): string => `USER#${userId}`;
const MEMBER = 'MEMBER#';
const profileKey = (userId: string): Key => [userPartition(userId), 'PROFILE'];
const memberKey = (userId: string, organizationId: string): Key => [
  userPartition(userId),
  MEMBER + organizationId,
];
const membersOf = (organizationId: string): string => listOf(organizationId, 'MEMBERS');
const sessionsKey = (userId: string): Key => [userPartition(userId), 'SESSIONS'];
const endedSessionKey = (userId: string, id: string): Key => [userPartition(userId), `ENDED#${id}`];
const signupCodeKey = (emailHash: string): Key => [`SIGNUP#${emailHash}`, 'CODE'];

export const profiles = entity({
  name: 'profile',
  schema: Person,
  key: ({ id }) => profileKey(id),
});

/** What somebody may do in an organisation, and since when it is the one they work in. */
export const Membership = z.object({
  userId: z.string(),
  organizationId: z.string(),
  role: z.enum(['master', 'assistant']),
  accessLevel: z.enum(['full', 'view-only']),
  activeSince: z.string(),
  lastActivity: z.string(),
});
export type Membership = z.infer<typeof Membership>;

export const memberships = entity({
  name: 'membership',
  schema: Membership,
  key: ({ userId, organizationId }) => memberKey(userId, organizationId),
  index1: ({ userId, organizationId }) => [membersOf(organizationId), userId],
});

const PersonsSessions = EndedSessions.extend({ userId: z.string() });

const endedSessions = entity({
  name: 'ended-sessions',
  schema: PersonsSessions,
  key: ({ userId }) => sessionsKey(userId),
});

/** The clocks of the pool and of the functions are never an hour apart. */
const SECONDS_APART_MAX = 3600;

/** A session that was ended by itself: it is asked for by each request, so it stays no longer than the tokens that it refuses. */
const EndedSession = z.object({ userId: z.string(), id: z.string(), since: z.string() });

const endedOnes = entity({
  name: 'ended-session',
  schema: EndedSession,
  key: ({ userId, id }) => endedSessionKey(userId, id),
  expiresAt: (session) => Math.ceil(Date.parse(lastInstantOf(session)) / 1000) + SECONDS_APART_MAX,
});

/** Everything that lies with a person, told apart by what it is. */
const personal = entity({
  name: 'personal',
  schema: z.discriminatedUnion('entity', [
    z.object({ entity: z.literal('profile'), ...Person.shape }),
    z.object({ entity: z.literal('membership'), ...Membership.shape }),
    z.object({ entity: z.literal('ended-sessions'), ...PersonsSessions.shape }),
    z.object({ entity: z.literal('ended-session'), ...EndedSession.shape }),
  ]),
  key: () => profileKey(''),
});

/** A code that was sent to an address, and how often it was guessed at; or, not `isSent`, guesses at an address that nobody signed up. */
const SignupCode = z.object({
  emailHash: z.string(),
  isSent: z.boolean(),
  sentAt: z.string(),
  tries: z.int(),
});
export type SignupCode = z.infer<typeof SignupCode>;

const SIGNUP_CODE_KEPT_SECONDS = 7 * 86_400;

const signupCodes = entity({
  name: 'signup-code',
  schema: SignupCode,
  key: ({ emailHash }) => signupCodeKey(emailHash),
  expiresAt: (code) => Math.floor(Date.parse(code.sentAt) / 1000) + SIGNUP_CODE_KEPT_SECONDS,
});

/** Who somebody is, the membership by which they work where they work now, and which of their sessions are over. */
export interface Member {
  readonly person: Person;
  readonly membership: Membership;
  readonly endedSessions: SessionEndings;
}

/** People and the organisations they belong to. */
export class People {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  person(userId: string): Promise<Person | undefined> {
    return this.#table.get(profiles, profileKey(userId));
  }

  /** The write of what a person is called, or what they prefer, as far as it is named. */
  profileChange(userId: string, change: Partial<Pick<Person, 'fullName'>> & OwnPreferences): Write {
    return this.#table.set(profiles, profileKey(userId), change);
  }

  /** Those of some people who are known. */
  persons(userIds: readonly string[]): Promise<Person[]> {
    return this.#table.getMany(profiles, userIds.map(profileKey));
  }

  /** A person with the membership that was made active last; undefined for somebody who is unknown or a member of nothing. */
  async member(userId: string): Promise<Member | undefined> {
    const items = await Array.fromAsync(this.#table.all(personal, { partition: userPartition(userId) }));
    const person = items.find((item) => item.entity === 'profile');
    const [membership] = items
      .filter((item) => item.entity === 'membership')
      .toSorted((a, b) => (a.activeSince < b.activeSince ? 1 : -1));
    if (!person || !membership) return undefined;
    const ended = items.find((item) => item.entity === 'ended-sessions');
    return {
      person: Person.parse(person),
      membership: Membership.parse(membership),
      endedSessions: {
        until: ended && EndedSessions.parse(ended),
        ids: items.filter((item) => item.entity === 'ended-session').map(({ id }) => id),
      },
    };
  }

  /** What somebody may do in an organisation; undefined where they are none of its members. */
  membership(userId: string, organizationId: string): Promise<Membership | undefined> {
    return this.#table.get(memberships, memberKey(userId, organizationId));
  }

  /** Everywhere that somebody is a member. */
  memberships(userId: string): Promise<Membership[]> {
    const query = { partition: userPartition(userId), ...startingWith(MEMBER) };
    return Array.fromAsync(this.#table.all(memberships, query));
  }

  /** The write that ends a membership; where it ended before, that is done again. */
  endingMembership(membership: Membership): Write {
    return this.#table.remove(memberships, membership);
  }

  /** Everybody of an organisation, with what they may do there. */
  async members(organizationId: string): Promise<(Membership & { readonly email: string })[]> {
    const query = { index: 'index1', partition: membersOf(organizationId) } as const;
    const all = await Array.fromAsync(this.#table.all(memberships, query));
    const people = await this.#table.getMany(
      profiles,
      all.map(({ userId }) => profileKey(userId)),
    );
    const emails = new Map(people.map(({ id, email }) => [id, email]));
    return all.flatMap((member) => {
      const email = emails.get(member.userId);
      return email === undefined ? [] : [{ ...member, email }];
    });
  }

  /** Notes that a member was there; nothing of somebody who is no member any more. */
  async noteActivity(membership: Membership, lastActivity: string): Promise<void> {
    await this.#table.tryWrite([this.#table.set(memberships, memberships.key(membership), { lastActivity })]);
  }

  /** The write by which one session is refused from the next request on. */
  endingSession(userId: string, { id, since }: Pick<Session, 'id' | 'since'>): Write {
    return this.#table.put(endedOnes, { userId, id, since });
  }

  /** The write by which sessions of a person are over that began until then; none where later ones are over already. */
  async endingSessions(userId: string, endedAt: string): Promise<Write[]> {
    const ended = await this.#table.get(endedSessions, sessionsKey(userId));
    if (ended && ended.endedAt >= endedAt) return [];
    return [
      this.#table.put(
        endedSessions,
        { userId, endedAt },
        {
          ConditionExpression: 'attribute_not_exists(pk) OR #endedAt < :endedAt',
          ExpressionAttributeNames: { '#endedAt': 'endedAt' },
          ExpressionAttributeValues: { ':endedAt': endedAt },
        },
      ),
    ];
  }

  signupCode(emailHash: string): Promise<SignupCode | undefined> {
    return this.#table.get(signupCodes, signupCodeKey(emailHash));
  }

  async saveSignupCode(code: SignupCode): Promise<void> {
    await this.#table.write([this.#table.put(signupCodes, code)]);
  }

  /** Counts a try at a code; `conflict` where there have been so many, or another code was sent since it was read. */
  tryCountTry(code: SignupCode, triesMax: number): Promise<Written> {
    const counted = this.#table.add(signupCodes, { ...code, tries: 1 }, ['tries']);
    return this.#table.tryUpdate(onlyBelow(onlyWhile(counted, 'sentAt'), 'tries', triesMax));
  }
}
