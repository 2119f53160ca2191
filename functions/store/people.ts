import * as z from 'zod';
import { abilitiesOf, accessLevels, overridable, roles } from '../../shared/abilities.ts';
import type { Ability } from '../../shared/abilities.ts';
import { limits } from '../../shared/limits.ts';
import { isSampleBooks } from '../../shared/sample-books.ts';
import { planInForce, seatsOf } from '../../shared/plans.ts';
import { Person, type OwnPreferences, type Plan } from '../../shared/model/organization.ts';
import { EndedSessions, lastInstantOf } from '../domain/books/session.ts';
import type { Session, SessionEndings } from '../domain/books/session.ts';
import { hasSeat, takesSeat } from '../domain/team/seats.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { listOf, startingWith } from './keys.ts';
import { Plans } from './plans.ts';
import type { Table } from './table.ts';
import { ifAsRead, onlyBelow, onlyWhile, stays, whileClosing } from './updates.ts';
import { ifNew } from './writes.ts';
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

/** What somebody may do in an organisation, and since when it is the one they work in where their request names none. */
export const Membership = z.object({
  userId: z.string(),
  organizationId: z.string(),
  role: z.enum(roles),
  accessLevel: z.enum(accessLevels),
  /** Single abilities given or taken; they count while the plan is Enterprise. */
  overrides: z.partialRecord(z.enum(overridable), z.boolean()).optional(),
  /** Left out by those who founded their books before there were teams. */
  joinedAt: z.string().optional(),
  activeSince: z.string(),
});
export type Membership = z.infer<typeof Membership>;

export const memberships = entity({
  name: 'membership',
  schema: Membership,
  key: ({ userId, organizationId }) => memberKey(userId, organizationId),
  index1: ({ userId, organizationId }) => [membersOf(organizationId), userId],
});

const activityKey = (userId: string, organizationId: string): Key => [
  userPartition(userId),
  `ACTIVITY#${organizationId}`,
];

/** When a member was last there. Apart from the membership, on which writes depend: noting it must hinder none of them. */
const Activity = OwnedBy.extend({ userId: z.string(), lastActivity: z.string() });

const activities = entity({
  name: 'activity',
  schema: Activity,
  key: ({ userId, organizationId }) => activityKey(userId, organizationId),
});

/** Somebody of an organization: who they are and what they may do there. */
export interface OrganizationMember extends Membership {
  readonly email: string;
  readonly fullName: string;
  readonly abilities: readonly Ability[];
}

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

/** How many businesses a person has added beside their first. */
const AddedOrganizations = z.object({ userId: z.string(), added: z.int() });

const addedOrganizations = entity({
  name: 'added-organizations',
  schema: AddedOrganizations,
  key: ({ userId }) => [userPartition(userId), 'ADDED-ORGANIZATIONS'],
});

/** Everything that lies with a person, told apart by what it is. */
const personal = entity({
  name: 'personal',
  schema: z.discriminatedUnion('entity', [
    z.object({ entity: z.literal('profile'), ...Person.shape }),
    z.object({ entity: z.literal('membership'), ...Membership.shape }),
    z.object({ entity: z.literal('activity'), ...Activity.shape }),
    z.object({ entity: z.literal('added-organizations'), ...AddedOrganizations.shape }),
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
  /** When they were last there; undefined where they never were. */
  readonly lastActivity: string | undefined;
  /** How many organizations they are a member of; sample books are none. */
  readonly organizations: number;
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

  /** The write by which somebody's account is to be deleted, or stays after all, while that is as it was read. */
  closingChange({ id, closing }: Person, after: Person['closing']): Write {
    return whileClosing(this.#table.set(profiles, profileKey(id), { closing: after }), closing);
  }

  /** The condition that somebody is known whose account is not to be deleted. */
  staying(userId: string): Write {
    return this.#table.checkAt(profileKey(userId), stays);
  }

  /** Those of some people who are known. */
  persons(userIds: readonly string[]): Promise<Person[]> {
    return this.#table.getMany(profiles, userIds.map(profileKey));
  }

  /**
   * A person with their membership in an organization, or where none is named, with the one that was made active last; undefined for somebody
   * who is unknown or no member there.
   */
  async member(userId: string, organizationId?: string): Promise<Member | undefined> {
    const items = await Array.fromAsync(this.#table.all(personal, { partition: userPartition(userId) }));
    const person = items.find((item) => item.entity === 'profile');
    const all = items.filter((item) => item.entity === 'membership');
    const [membership] = all
      .filter((item) => organizationId === undefined || item.organizationId === organizationId)
      .toSorted((a, b) => (a.activeSince < b.activeSince ? 1 : -1));
    if (!person || !membership) return undefined;
    const ended = items.find((item) => item.entity === 'ended-sessions');
    const activity = items
      .filter((item) => item.entity === 'activity')
      .find((item) => item.organizationId === membership.organizationId);
    return {
      person: Person.parse(person),
      membership: Membership.parse(membership),
      lastActivity: activity?.lastActivity,
      organizations: all.filter((item) => !isSampleBooks(item.organizationId)).length,
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

  /** The write that ends a membership, while it is what it was as it was read: nobody is removed twice, and nobody who has become the master. */
  endingMembership(membership: Membership): Write {
    const { role, accessLevel } = membership;
    return this.#table.remove(memberships, membership, ifAsRead({ role, accessLevel }));
  }

  /** The write of a new membership; refused where there is one. */
  addingMembership(membership: Membership): Write {
    return this.#table.put(memberships, membership, ifNew);
  }

  /** The write that changes what a member is or may do, while they are what they were as it was read. */
  changingMembership(
    { userId, organizationId, role, accessLevel }: Membership,
    changed: Partial<Membership>,
  ): Write {
    return this.#table.set(memberships, memberKey(userId, organizationId), changed, { role, accessLevel });
  }

  /** How many businesses a person has added beside their first. */
  async organizationsAdded(userId: string): Promise<number> {
    const key = addedOrganizations.key({ userId, added: 0 });
    return (await this.#table.get(addedOrganizations, key))?.added ?? 0;
  }

  /** The write that counts one more business of a person, refused where they have added as many as one may. */
  countingOrganization(userId: string): Write {
    const counted = this.#table.add(addedOrganizations, { userId, added: 1 }, ['added']);
    return onlyBelow(counted, 'added', limits.organizations);
  }

  /** Notes in which organization somebody works from now on; nothing of somebody who is no member any more. */
  async noteActive({ userId, organizationId }: Membership, activeSince: string): Promise<void> {
    const noted = this.#table.set(memberships, memberKey(userId, organizationId), { activeSince });
    await this.#table.writePlain('activity-noted', noted);
  }

  /** The condition that somebody still is what they were when their request was let in. */
  stillMember({ userId, organizationId, role, accessLevel }: Membership): Write {
    return this.#table.checkAt(memberKey(userId, organizationId), ifAsRead({ role, accessLevel }));
  }

  /** Everybody who is a member of an organization. */
  membershipsIn(organizationId: string): Promise<Membership[]> {
    const query = { index: 'index1', partition: membersOf(organizationId) } as const;
    return Array.fromAsync(this.#table.all(memberships, query));
  }

  /** Everybody of an organization, with what they may do there at `now`. */
  async members(organizationId: string, now: Date): Promise<OrganizationMember[]> {
    const all = await this.membershipsIn(organizationId);
    const people = await this.persons(all.map(({ userId }) => userId));
    const known = new Map(people.map((person) => [person.id, person]));
    const plan = await this.#planOf(organizationId, now);
    return all.flatMap((member) => {
      const person = known.get(member.userId);
      if (!person) return [];
      const { email, fullName } = person;
      return [{ ...member, email, fullName, abilities: abilitiesBy(member, plan, all) }];
    });
  }

  /**
   * What a member may do at `now`: as their role has it, with what an Enterprise plan makes of it; they only read where the plan has fewer seats than
   * the organization has members, and theirs is none of them.
   */
  async abilities(membership: Membership, now: Date): Promise<readonly Ability[]> {
    if (membership.role === 'master') return abilitiesOf(membership);
    const { organizationId } = membership;
    const plan = await this.#planOf(organizationId, now);
    const isCounted = takesSeat(membership) && seatsOf(plan) !== undefined;
    return abilitiesBy(membership, plan, isCounted ? await this.membershipsIn(organizationId) : []);
  }

  async #planOf(organizationId: string, now: Date): Promise<Plan> {
    return planInForce(await new Plans(this.#table).of(organizationId), now);
  }

  /** When each of some members was last there, as far as they ever were. */
  async lastActivities(members: readonly Membership[]): Promise<ReadonlyMap<string, string>> {
    const keys = members.map(({ userId, organizationId }) => activityKey(userId, organizationId));
    const found = await this.#table.getMany(activities, keys);
    return new Map(found.map(({ userId, lastActivity }) => [userId, lastActivity]));
  }

  /** Notes that a member was there. */
  async noteActivity({ userId, organizationId }: Membership, lastActivity: string): Promise<void> {
    const noted = this.#table.put(activities, { userId, organizationId, lastActivity });
    await this.#table.writePlain('activity-noted', noted);
  }

  /** The write by which nothing is kept of when somebody was there. */
  forgettingActivity({ userId, organizationId }: Pick<Membership, 'userId' | 'organizationId'>): Write {
    return this.#table.removeAt(activityKey(userId, organizationId));
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
    await this.#table.writePlain('sign-up-code-sent', this.#table.put(signupCodes, code));
  }

  /** Counts a try at a code; `conflict` where there have been so many, or another code was sent since it was read. */
  countTry(code: SignupCode, triesMax: number): Promise<Written> {
    const counted = this.#table.add(signupCodes, { ...code, tries: 1 }, ['tries']);
    const limited = onlyBelow(onlyWhile(counted, 'sentAt'), 'tries', triesMax);
    return this.#table.updatePlain('try-counted', limited);
  }
}

/** Where everything lies that is a person's own, and the code of their sign-up. */
export const ownPartitions = (userId: string, emailHash: string): string[] => [
  userPartition(userId),
  signupCodeKey(emailHash)[0],
];

/** What a plan lets a member do among all members of their organization. */
function abilitiesBy(membership: Membership, plan: Plan, all: readonly Membership[]): readonly Ability[] {
  const { role, accessLevel } = membership;
  const held = abilitiesOf(plan === 'enterprise' ? membership : { role, accessLevel });
  const seats = seatsOf(plan);
  if (role === 'master' || !takesSeat(membership) || seats === undefined) return held;
  const members = all.map(({ joinedAt = '', ...member }) => ({ ...member, joinedAt }));
  return hasSeat(membership.userId, members, seats) ? held : [];
}
