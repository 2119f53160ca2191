import * as z from 'zod';
import { Account, shownAccounts } from '../../shared/model/account.ts';
import { KeptCategory } from '../../shared/model/book-category.ts';
import type { MatchingSettings } from '../../shared/model/match.ts';
import {
  BookSettings,
  type Accountant,
  type Person,
  type Preferences,
} from '../../shared/model/organization.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import {
  organizationKey,
  organizationPartition,
  organizationShard,
  organizationShards,
  organizationWithLists,
} from './keys.ts';
import { memberships, profiles, type Membership } from './people.ts';
import { planItems, type StoredPlan } from './plans.ts';
import type { Table } from './table.ts';
import { sheetsMark } from './month-sheets.ts';
import { accountTotalsMark } from './totals.ts';
import { ifNew, ifVersion } from './writes.ts';
import { stays, whileClosing } from './updates.ts';
import type { Write } from './writes.ts';

const shardPartition = (shard: number): string => `ORGS#${shard}`;
const accountsKey = (organizationId: string): Key => organizationKey(organizationId, 'ACCOUNTS');
const categoriesKey = (organizationId: string): Key => organizationKey(organizationId, 'CATEGORIES');

export const settings = entity({
  name: 'organization',
  schema: BookSettings,
  key: ({ id }) => organizationKey(id),
  index2: ({ id }) => [shardPartition(organizationShard(id)), id],
});

const AccountList = OwnedBy.extend({ items: z.array(Account), version: z.int() });

const accountLists = entity({
  name: 'accounts',
  schema: AccountList,
  key: ({ organizationId }) => accountsKey(organizationId),
});

const CategoryList = OwnedBy.extend({ items: z.array(KeptCategory), version: z.int() });

const categoryLists = entity({
  name: 'own-categories',
  schema: CategoryList,
  key: ({ organizationId }) => categoriesKey(organizationId),
});

/** An organisation and the lists beside it, told apart by what they are. */
const withLists = entity({
  name: 'organization-with-lists',
  schema: z.discriminatedUnion('entity', [
    z.object({ entity: z.literal('organization'), ...BookSettings.shape }),
    z.object({ entity: z.literal('accounts'), ...AccountList.shape }),
    z.object({ entity: z.literal('own-categories'), ...CategoryList.shape }),
  ]),
  key: () => organizationKey(''),
});

/** An organisation as its books need it: settings, accounts and what it made of the categories; each list with its version. */
export type StoredOrganization = BookSettings & {
  readonly accounts: readonly Account[];
  readonly accountsVersion: number;
  readonly categories: readonly KeptCategory[];
  /** 0 while there has been none. */
  readonly categoriesVersion: number;
};

/** What is written when a person gets books of their own. */
export interface Founding {
  readonly person: Person;
  readonly membership: Membership;
  readonly settings: BookSettings;
  readonly accounts: readonly Account[];
  readonly plan: StoredPlan;
}

/** What an organisation prefers, and since when documents are kept so long. */
type PreferencesKept = Preferences & Pick<BookSettings, 'retentionSince'>;

/** What is written when somebody who has books looks at others of their own. */
export type Opening = Omit<Founding, 'person'>;

/** A place in the lists of all organisations: after this one, in the list of this shard. */
interface PlaceInList {
  readonly shard: number;
  readonly after: string;
}

/** Organisations: how they keep their books, their accounts and categories. */
export class Organizations {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** How an organisation keeps its books, alone. */
  settings(id: string): Promise<BookSettings | undefined> {
    return this.#table.get(settings, organizationKey(id));
  }

  /** How some organizations keep their books; those that exist, in no order. */
  settingsOfMany(ids: readonly string[]): Promise<BookSettings[]> {
    return this.#table.getMany(
      settings,
      ids.map((id) => organizationKey(id)),
    );
  }

  /** An organisation with its lists, which lie side by side so that reading them costs what one of them does. */
  async get(id: string): Promise<StoredOrganization | undefined> {
    const query = { partition: organizationPartition(id), ...organizationWithLists };
    const items = await Array.fromAsync(this.#table.all(withLists, query));
    const found = items.find((item) => item.entity === 'organization');
    const accounts = items.find((item) => item.entity === 'accounts');
    const categories = items.find((item) => item.entity === 'own-categories');
    return (
      found && {
        ...BookSettings.parse(found),
        accounts: shownAccounts(accounts?.items ?? [], found.country),
        accountsVersion: accounts?.version ?? 0,
        categories: categories?.items ?? [],
        categoriesVersion: categories?.version ?? 0,
      }
    );
  }

  /** The writes of a new person with their organisation. */
  founding({ person, ...opening }: Founding): Write[] {
    return [this.#table.put(profiles, person, ifNew), ...this.opening(opening)];
  }

  /** The writes of an organisation with its first member. */
  opening({ membership, settings: made, accounts, plan }: Opening): Write[] {
    const list = { organizationId: made.id, items: [...accounts], version: 1 };
    return [
      this.#table.put(memberships, membership, ifNew),
      this.#table.put(settings, made, ifNew),
      this.#table.put(accountLists, list, ifNew),
      this.#table.put(planItems, plan, ifNew),
      this.#table.put(accountTotalsMark, { organizationId: made.id }, ifNew),
      this.#table.put(sheetsMark, { organizationId: made.id }, ifNew),
    ];
  }

  /**
   * The writes of for which country and profession books are kept and in which currency and time zone, and of the accounts as that leaves
   * them: while the currency and the accounts are as in `before`. Nothing else of the settings is touched.
   */
  setUpChange(
    before: StoredOrganization,
    change: Partial<BookSettings> & Pick<BookSettings, 'currency'>,
    accounts: readonly Account[],
  ): Write[] {
    const { currency } = before;
    return [
      this.#table.set(settings, organizationKey(before.id), change, { currency }),
      this.accountsChange(before, accounts),
    ];
  }

  /** The write of how an organisation's matches are looked for, or its accountant, what it prefers; nothing else of it is touched. */
  settingsChange(
    organizationId: string,
    change: { readonly matching: MatchingSettings } | { readonly accountant: Accountant } | PreferencesKept,
  ): Write {
    return this.#table.set(settings, organizationKey(organizationId), change);
  }

  /** The write by which an organisation is to be deleted, or stays after all, while that is as it was read. */
  closingChange({ id, closing }: BookSettings, after: BookSettings['closing']): Write {
    return whileClosing(this.#table.set(settings, organizationKey(id), { closing: after }), closing);
  }

  /** The condition that an organisation exists and is not to be deleted. */
  staying(id: string): Write {
    return this.#table.checkAt(organizationKey(id), stays);
  }

  /** The write of an organisation's accounts, while they are as they were read. */
  accountsChange({ id, accountsVersion }: StoredOrganization, accounts: readonly Account[]): Write {
    const list = { organizationId: id, items: [...accounts], version: accountsVersion + 1 };
    return this.#table.put(accountLists, list, ifVersion(accountsVersion));
  }

  /** The write of what an organisation made of the categories, while they are as they were read. */
  categoriesChange(
    { id, categoriesVersion }: StoredOrganization,
    categories: readonly KeptCategory[],
  ): Write {
    const list = { organizationId: id, items: [...categories], version: categoriesVersion + 1 };
    return this.#table.put(
      categoryLists,
      list,
      categoriesVersion === 0 ? ifNew : ifVersion(categoriesVersion),
    );
  }

  /** Every organisation from a place in their lists on, for the audit; shard by shard so that no list grows hot. */
  async *listedFrom({ shard, after }: PlaceInList): AsyncGenerator<{
    organizationId: string;
    currency: BookSettings['currency'];
    shard: number;
  }> {
    for (let at = shard; at < organizationShards; at += 1) {
      const from = at === shard ? `${after}\u0000` : '\u0000';
      const listed = this.#table.all(settings, { index: 'index2', partition: shardPartition(at), from });
      for await (const { id, currency } of listed) yield { organizationId: id, currency, shard: at };
    }
  }
}
