import * as z from 'zod';
import {
  accountShareName,
  accountShares,
  noSums,
  pocketName,
  sumNames,
  withoutIdleDays,
} from '../domain/ledger/totals.ts';
import type { AccountShare, MonthTotal, Sums } from '../domain/ledger/totals.ts';
import { firstSums } from '../domain/ledger/old-totals.ts';
import type { OldTotal } from '../domain/ledger/old-totals.ts';
import { addWork, noWork, workNames } from '../domain/ledger/work-left.ts';
import type { WorkLeft, WorkShare } from '../domain/ledger/work-left.ts';
import { entity, OwnedBy } from './entity.ts';
import { inOrganization, organizationPartition, startingWith, throughout } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './writes.ts';

const totalsOfMonth = (month: string): string => `TOTAL#${month}`;
const WORK = 'WORK#';
const OF_ACCOUNTS = 'ACCOUNT-TOTAL#';

/**
 * A total as the table keeps it: the month's sums, and beside them those of its days under the letter of the sum and the day (`e07`).
 * They are one item, so that a row costs no further write; only attributes at the top of an item can be added to.
 */
const StoredTotal = OwnedBy.extend({
  ...{ month: z.string(), currency: z.string(), accountId: z.string(), categoryId: z.string() },
  worthCurrency: z.string().optional(),
  ...{ income: z.int(), expenses: z.int(), transfers: z.int(), count: z.int(), ready: z.int() },
  personal: z.int().default(0),
  parts: z.int().default(0),
  earning: z.int().default(0),
  spending: z.int().default(0),
  moving: z.int().default(0),
  counterparts: z.int().default(0),
  incomeWorth: z.int().default(0),
  expensesWorth: z.int().default(0),
  personalWorth: z.int().default(0),
  incomeTax: z.int().default(0),
  expensesTax: z.int().default(0),
  incomeTaxWorth: z.int().default(0),
  incomeOtherTax: z.int().default(0),
  expensesOtherTax: z.int().default(0),
  expensesTaxWorth: z.int().default(0),
}).catchall(z.unknown());
type StoredTotal = z.infer<typeof StoredTotal>;

export const monthTotals = entity({
  name: 'total',
  schema: StoredTotal,
  key: ({ organizationId, month, accountId, categoryId, ...pocket }) =>
    inOrganization(
      organizationId,
      `${totalsOfMonth(month)}#${pocketName(pocket)}#${accountId}#${categoryId}`,
    ),
});

const { month: _month, categoryId: _categoryId, ...ofAnAccount } = StoredTotal.shape;
const StoredAccountShare = z.object({ ...ofAnAccount, share: z.string() });

const accountTotals = entity({
  name: 'account-total',
  schema: StoredAccountShare,
  key: ({ organizationId, ...total }) =>
    inOrganization(organizationId, OF_ACCOUNTS + accountShareName(total)),
});

/** Lies before the totals of accounts in books that have kept them from their first row on: without it they may be parts. */
export const accountTotalsMark = entity({
  name: 'account-totals',
  schema: OwnedBy,
  key: ({ organizationId }) => inOrganization(organizationId, OF_ACCOUNTS),
});

/** What is found where totals of accounts lie. */
const accountTotalItem = entity({
  name: 'account-total-item',
  schema: z.discriminatedUnion('entity', [
    z.object({ entity: z.literal('account-totals') }),
    z.object({ entity: z.literal('account-total'), ...StoredAccountShare.shape }),
  ]),
  key: () => inOrganization('', OF_ACCOUNTS),
});

/** By which letter a sum lies in an item beside others of its kind. */
export const sumLetters = {
  ...{ income: 'i', expenses: 'e', transfers: 't', personal: 'o', count: 'c', ready: 'r', parts: 'p' },
  ...{ earning: 'n', spending: 's', moving: 'm', counterparts: 'q' },
  ...{ incomeWorth: 'v', expensesWorth: 'w', personalWorth: 'u' },
  ...{ incomeTax: 'x', expensesTax: 'y', incomeTaxWorth: 'a' },
  ...{ incomeOtherTax: 'b', expensesOtherTax: 'd', expensesTaxWorth: 'f' },
} as const satisfies Record<keyof Sums, string>;
const NAMES = new Map<string, keyof Sums>(sumNames.map((name) => [sumLetters[name], name]));
const DAY_SUM = /^([a-z])(\d\d)$/;

const StoredShare = OwnedBy.extend({
  share: z.string(),
  withoutReceipt: z.int(),
  withoutCategory: z.int(),
  assumed: z.int().default(0),
});

const shares = entity({
  name: 'work-left',
  schema: StoredShare,
  key: ({ organizationId, share }) => inOrganization(organizationId, WORK + share),
});

/** The sums of an organisation's rows by month and by day, and how many of them want something. */
export class Totals {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The writes that add to totals and to the work that is left; what is added nothing to is left out. */
  additions(organizationId: string, changed: readonly MonthTotal[], work: readonly WorkShare[]): Write[] {
    return [
      ...changed.map((total) => this.#addition(organizationId, total)),
      ...accountShares(changed).map((share) =>
        this.#table.add(accountTotals, { ...share, organizationId }, sumNames),
      ),
      ...work.map((share) => this.#table.add(shares, { ...share, organizationId }, workNames)),
    ];
  }

  /** Sums that nothing is added to are left out: what is not in an item has not to be read, and counts as nothing. */
  #addition(organizationId: string, { days, ...total }: MonthTotal): Write {
    const { month, currency, worthCurrency, accountId, categoryId, ...sums } = total;
    const pocket = worthCurrency === undefined ? { currency } : { currency, worthCurrency };
    const ofMonth = sumNames.flatMap((name) =>
      sums[name] !== 0 || firstSums.some((first) => first === name) ? [[name, sums[name]] as const] : [],
    );
    const ofDays = Object.entries(days).flatMap(([day, sums]) =>
      sumNames.flatMap((name) => (sums[name] === 0 ? [] : [[sumLetters[name] + day, sums[name]] as const])),
    );
    const added = Object.fromEntries([...ofMonth, ...ofDays]);
    const item = { month, ...pocket, accountId, categoryId, ...added, organizationId } as StoredTotal;
    return this.#table.add(monthTotals, item, Object.keys(added));
  }

  /** The write by which a total from before its days were kept has them, and what else came later; only while its first sums stand. */
  completion(organizationId: string, { stored, right }: OldTotal): Write {
    const { days, ...sums } = right;
    const item: StoredTotal = { ...sums, organizationId };
    const idle = Object.keys(stored.days).map((day) => [day, noSums] as const);
    const ofDays = Object.entries({ ...Object.fromEntries(idle), ...days }).flatMap(([day, of]) =>
      sumNames.map((name) => [sumLetters[name] + day, of[name]] as const),
    );
    const { personal, parts, earning, spending, moving, counterparts } = sums;
    return this.#table.set(
      monthTotals,
      monthTotals.key(item),
      { personal, parts, earning, spending, moving, counterparts, ...Object.fromEntries(ofDays) },
      Object.fromEntries(firstSums.map((name) => [name, stored[name]])),
    );
  }

  /** The totals of whole months, each with its days. */
  async ofMonths(organizationId: string, months: { from: string; to: string }): Promise<MonthTotal[]> {
    const found: MonthTotal[] = [];
    const query = {
      partition: organizationPartition(organizationId),
      ...throughout({ from: totalsOfMonth(months.from), to: totalsOfMonth(months.to) }),
    };
    for await (const total of this.#table.all(monthTotals, query)) found.push(monthTotal(total));
    return found;
  }

  /** What all rows of each account add up to, by shares; undefined in books that are older than these sums. */
  async ofAccounts(organizationId: string): Promise<AccountShare[] | undefined> {
    const query = { partition: organizationPartition(organizationId), ...startingWith(OF_ACCOUNTS) };
    const found = await Array.fromAsync(this.#table.all(accountTotalItem, query));
    const shares = found.filter((item) => item.entity === 'account-total');
    return shares.length < found.length ? shares : undefined;
  }

  /** How much work is left in all rows, by its shares. */
  workShares(organizationId: string): Promise<WorkShare[]> {
    const partition = organizationPartition(organizationId);
    return Array.fromAsync(this.#table.all(shares, { partition, ...startingWith(WORK) }));
  }

  async workLeft(organizationId: string): Promise<WorkLeft> {
    return (await this.workShares(organizationId)).reduce((sum, share) => addWork(sum, share), noWork);
  }
}

function monthTotal(item: StoredTotal): MonthTotal {
  const { month, currency, worthCurrency, accountId, categoryId, ...rest } = item;
  const days: Record<string, Sums> = {};
  for (const [attribute, value] of Object.entries(rest)) {
    const [, letter = '', day = ''] = DAY_SUM.exec(attribute) ?? [];
    const name = NAMES.get(letter);
    if (name && typeof value === 'number') days[day] = { ...(days[day] ?? noSums), [name]: value };
  }
  const sums = Object.fromEntries(sumNames.map((name) => [name, item[name]])) as Sums;
  const inOrder = Object.fromEntries(Object.entries(days).toSorted(([a], [b]) => a.localeCompare(b)));
  const pocket = worthCurrency === undefined ? { currency } : { currency, worthCurrency };
  return withoutIdleDays({ month, ...pocket, accountId, categoryId, ...sums, days: inOrder });
}
