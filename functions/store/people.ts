import * as z from 'zod';
import { Account } from '../../shared/model/account.ts';
import type { MatchingSettings } from '../../shared/model/match.ts';
import { Organization, Plan, Profile } from '../../shared/model/organization.ts';
import type { Accountant } from '../../shared/model/organization.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization, listOf, organizationKey, organizationShard, organizationShards } from './keys.ts';
import { ifNew } from './table.ts';
import type { Table, Write, Written } from './table.ts';

const userPartition = (userId: string): string => `USER#${userId}`;
const profileKey = (userId: string): Key => [userPartition(userId), 'PROFILE'];
const memberKey = (userId: string, organizationId: string): Key => [
  userPartition(userId),
  `MEMBER#${organizationId}`,
];
const membersOf = (organizationId: string): string => listOf(organizationId, 'MEMBERS');
const shardPartition = (shard: number): string => `ORGS#${shard}`;
const usageKey = (organizationId: string, month: string): Key =>
  inOrganization(organizationId, `USAGE#${month}`);
const signupCodeKey = (emailHash: string): Key => [`SIGNUP#${emailHash}`, 'CODE'];

export const profiles = entity({
  name: 'profile',
  schema: Profile,
  key: ({ id }) => profileKey(id),
});

export const Membership = z.object({
  userId: z.string(),
  organizationId: z.string(),
  role: z.enum(['master', 'assistant']),
  accessLevel: z.enum(['full', 'view-only']),
  lastActivity: z.string(),
});
export type Membership = z.infer<typeof Membership>;

export const memberships = entity({
  name: 'membership',
  schema: Membership,
  key: ({ userId, organizationId }) => memberKey(userId, organizationId),
  index1: ({ userId, organizationId }) => [membersOf(organizationId), userId],
});

/** An account with the names it had before: rows written under them keep them. */
export const StoredAccount = Account.extend({ formerNames: z.array(z.string()).optional() });
export type StoredAccount = z.infer<typeof StoredAccount>;

export const StoredOrganization = Organization.extend({
  accounts: z.array(StoredAccount),
  plan: z.object({ name: Plan, trialEndsAt: z.string().nullable() }),
});
export type StoredOrganization = z.infer<typeof StoredOrganization>;

export const organizations = entity({
  name: 'organization',
  schema: StoredOrganization,
  key: ({ id }) => organizationKey(id),
  index2: ({ id }) => [shardPartition(organizationShard(id)), id],
});

export const Usage = OwnedBy.extend({
  month: z.string(),
  documents: z.int().default(0),
  statements: z.int().default(0),
});
export type Usage = z.infer<typeof Usage>;

export const usages = entity({
  name: 'usage',
  schema: Usage,
  key: ({ organizationId, month }) => usageKey(organizationId, month),
});

export const SignupCode = z.object({ emailHash: z.string(), sentAt: z.string(), wrongTries: z.int() });
export type SignupCode = z.infer<typeof SignupCode>;

const SIGNUP_CODE_KEPT_SECONDS = 7 * 86_400;

export const signupCodes = entity({
  name: 'signup-code',
  schema: SignupCode,
  key: ({ emailHash }) => signupCodeKey(emailHash),
  expiresAt: (code) => Math.floor(Date.parse(code.sentAt) / 1000) + SIGNUP_CODE_KEPT_SECONDS,
});

/** People, the organisations they work in, and what those used of their plan. */
export class People {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  profile(userId: string): Promise<Profile | undefined> {
    return this.#table.get(profiles, profileKey(userId));
  }

  membership(userId: string, organizationId: string): Promise<Membership | undefined> {
    return this.#table.get(memberships, memberKey(userId, organizationId));
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

  organization(id: string): Promise<StoredOrganization | undefined> {
    return this.#table.get(organizations, organizationKey(id));
  }

  /** Writes a new person with their organisation at once; false when the person exists already. */
  async found(profile: Profile, organization: StoredOrganization, membership: Membership): Promise<boolean> {
    const outcome = await this.#table.tryWrite([
      this.#table.put(profiles, profile, ifNew),
      this.#table.put(organizations, organization, ifNew),
      this.#table.put(memberships, membership, ifNew),
    ]);
    return outcome === 'written';
  }

  /**
   * Sets up a person's profile and, where it is theirs, the organisation: while its currency, time zone and accounts are as in
   * `before`. Nothing else of either is touched.
   */
  trySetUp(
    userId: string,
    profile: Pick<Profile, 'country' | 'region' | 'profession' | 'templatePreferences'>,
    organization?: {
      before: StoredOrganization;
      change: Pick<StoredOrganization, 'currency' | 'timeZone' | 'accounts'>;
    },
  ): Promise<Written> {
    return this.#table.tryWrite([
      this.#table.set(profiles, profileKey(userId), profile),
      ...(organization ? [this.#table.replace(organizations, organization.before, organization.change)] : []),
    ]);
  }

  /** Notes that a member was there; nothing of somebody who is no member any more. */
  async noteActivity(membership: Membership, lastActivity: string): Promise<void> {
    await this.#table.tryWrite([this.#table.set(memberships, memberships.key(membership), { lastActivity })]);
  }

  /** Keeps how an organisation's matches are looked for, or its accountant; nothing else of it is touched. */
  async saveSettings(
    organizationId: string,
    change: { readonly matching: MatchingSettings } | { readonly accountant: Accountant },
  ): Promise<void> {
    await this.#table.write([this.#table.set(organizations, organizationKey(organizationId), change)]);
  }

  /** The write of an organisation's accounts, while they are as they were read; nothing else of the organisation is touched. */
  accountsChange(before: StoredOrganization, accounts: readonly StoredAccount[]): Write {
    return this.#table.replace(organizations, before, { accounts: [...accounts] });
  }

  trySaveAccounts(before: StoredOrganization, accounts: readonly StoredAccount[]): Promise<Written> {
    return this.#table.tryWrite([this.accountsChange(before, accounts)]);
  }

  async usage(organizationId: string, month: string): Promise<Usage> {
    const kept = await this.#table.get(usages, usageKey(organizationId, month));
    return kept ?? { organizationId, month, documents: 0, statements: 0 };
  }

  /** The write that counts documents or statements of a month (negative to give them back). */
  usageChange(
    organizationId: string,
    month: string,
    counted: { documents?: number; statements?: number },
  ): Write {
    const { documents = 0, statements = 0 } = counted;
    return this.#table.add(usages, { organizationId, month, documents, statements }, [
      'documents',
      'statements',
    ]);
  }

  /** The write that counts one more statement of a month, refused where the month already has `limit` of them. */
  statementCounted(organizationId: string, month: string, limit: number | undefined): Write {
    const write = this.usageChange(organizationId, month, { statements: 1 });
    return limit === undefined ? write : this.#table.onlyBelow(write, 'statements', limit);
  }

  /** The write that counts documents of a month, refused where the month already has `limit` of them or more. */
  documentsCounted(
    organizationId: string,
    month: string,
    documents: number,
    limit: number | undefined,
  ): Write {
    const write = this.usageChange(organizationId, month, { documents });
    return limit === undefined ? write : this.#table.onlyBelow(write, 'documents', limit);
  }

  /** Every organisation, for the audit; shard by shard so that no list grows hot. */
  async *everyOrganization(): AsyncGenerator<StoredOrganization> {
    for (let shard = 0; shard < organizationShards; shard += 1) {
      yield* this.#table.all(organizations, { index: 'index2', partition: shardPartition(shard) });
    }
  }

  signupCode(emailHash: string): Promise<SignupCode | undefined> {
    return this.#table.get(signupCodes, signupCodeKey(emailHash));
  }

  async saveSignupCode(code: SignupCode): Promise<void> {
    await this.#table.write([this.#table.put(signupCodes, code)]);
  }
}
