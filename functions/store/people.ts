import type { MatchingSettings } from '../../shared/model/match.ts';
import type { Accountant, Profile } from '../../shared/model/organization.ts';
import { ConditionFailedError, ifNew } from './table.ts';
import type { Table, Write, Written } from './table.ts';
import {
  memberships,
  organizationShards,
  organizationPartition,
  organizations,
  profiles,
  signupCodes,
  usages,
} from './entities.ts';
import type { Membership, SignupCode, StoredAccount, StoredOrganization, Usage } from './entities.ts';

/** People, the organisations they work in, and what those used of their plan. */
export class People {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  profile(userId: string): Promise<Profile | undefined> {
    return this.#table.get(profiles, [`USER#${userId}`, 'PROFILE']);
  }

  membership(userId: string, organizationId: string): Promise<Membership | undefined> {
    return this.#table.get(memberships, [`USER#${userId}`, `MEMBER#${organizationId}`]);
  }

  /** Everybody of an organisation, with what they may do there. */
  async members(organizationId: string): Promise<(Membership & { readonly email: string })[]> {
    const partition = `ORG#${organizationId}#MEMBERS`;
    const all = await Array.fromAsync(this.#table.all(memberships, { index: 'index1', partition }));
    const people = await this.#table.getMany(
      profiles,
      all.map(({ userId }) => [`USER#${userId}`, 'PROFILE'] as const),
    );
    const emails = new Map(people.map(({ id, email }) => [id, email]));
    return all.flatMap((member) => {
      const email = emails.get(member.userId);
      return email === undefined ? [] : [{ ...member, email }];
    });
  }

  organization(id: string): Promise<StoredOrganization | undefined> {
    return this.#table.get(organizations, [organizationPartition(id), 'ORG']);
  }

  /** Writes a new person with their organisation at once; false when the person exists already. */
  async found(profile: Profile, organization: StoredOrganization, membership: Membership): Promise<boolean> {
    try {
      await this.#table.write([
        this.#table.put(profiles, profile, ifNew),
        this.#table.put(organizations, organization, ifNew),
        this.#table.put(memberships, membership, ifNew),
      ]);
      return true;
    } catch (error) {
      if (error instanceof ConditionFailedError) return false;
      throw error;
    }
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
      this.#table.set(profiles, [`USER#${userId}`, 'PROFILE'], profile),
      ...(organization ? [this.#table.replace(organizations, organization.before, organization.change)] : []),
    ]);
  }

  /** Notes that a member was there; nothing of somebody who is no member any more. */
  async noteActivity(membership: Membership, lastActivity: string): Promise<void> {
    try {
      await this.#table.write([this.#table.set(memberships, memberships.key(membership), { lastActivity })]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }

  /** Keeps how an organisation's matches are looked for, or its accountant; nothing else of it is touched. */
  async saveSettings(
    organizationId: string,
    change: { readonly matching: MatchingSettings } | { readonly accountant: Accountant },
  ): Promise<void> {
    const key = [organizationPartition(organizationId), 'ORG'] as const;
    await this.#table.write([this.#table.set(organizations, key, change)]);
  }

  /** The write of an organisation's accounts, while they are as they were read; nothing else of the organisation is touched. */
  accountsChange(before: StoredOrganization, accounts: readonly StoredAccount[]): Write {
    return this.#table.replace(organizations, before, { accounts: [...accounts] });
  }

  trySaveAccounts(before: StoredOrganization, accounts: readonly StoredAccount[]): Promise<Written> {
    return this.#table.tryWrite([this.accountsChange(before, accounts)]);
  }

  async usage(organizationId: string, month: string): Promise<Usage> {
    const key = [organizationPartition(organizationId), `USAGE#${month}`] as const;
    return (await this.#table.get(usages, key)) ?? { organizationId, month, documents: 0, statements: 0 };
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
      yield* this.#table.all(organizations, { index: 'index2', partition: `ORGS#${shard}` });
    }
  }

  signupCode(emailHash: string): Promise<SignupCode | undefined> {
    return this.#table.get(signupCodes, [`SIGNUP#${emailHash}`, 'CODE']);
  }

  async saveSignupCode(code: SignupCode): Promise<void> {
    await this.#table.write([this.#table.put(signupCodes, code)]);
  }
}
