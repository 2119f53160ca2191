import * as z from 'zod';
import { CivilDay, Instant } from '../../shared/model/common.ts';
import type { PeriodLock } from '../../shared/model/period-lock.ts';
import { PeriodLockChange } from '../../shared/model/period-lock.ts';
import { earliestDay } from '../domain/books/period-lock.ts';
import type { RowChange } from '../domain/ledger/totals.ts';
import { Barred } from './barred.ts';
import { entity, fromItem, OwnedBy } from './entity.ts';
import { inOrganization, organizationPartition, startingWith } from './keys.ts';
import type { Table } from './table.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Condition, Write } from './writes.ts';

/**
 * The lock is kept twelve times over, once for a month of all years, always written together: every write of rows makes sure of one of
 * them, that of its earliest month. Transactions at one item hinder each other, and an import writes its months side by side.
 */
const SHARES = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const FIRST_SHARE = '01';
const HISTORY_SHOWN = 50;

const lockSort = (share: string): string => `PERIOD-LOCK#${share}`;
const CHANGES = 'PERIOD-LOCK-CHANGE#';
const REFUNDS_TOLD = 'REFUNDS-TOLD';

/** Without `until` the books are open, after they were closed once. */
const StoredPeriodLock = OwnedBy.extend({
  share: z.string(),
  until: CivilDay.optional(),
  userId: z.string(),
  byName: z.string(),
  at: Instant,
  on: CivilDay,
  version: z.int(),
});
export type StoredPeriodLock = z.infer<typeof StoredPeriodLock>;

const periodLocks = entity({
  name: 'period-lock',
  schema: StoredPeriodLock,
  key: ({ organizationId, share }) => inOrganization(organizationId, lockSort(share)),
});

const StoredChange = OwnedBy.extend({ ...PeriodLockChange.shape, version: z.int() });
type StoredChange = z.infer<typeof StoredChange>;

const lockChanges = entity({
  name: 'period-lock-change',
  schema: StoredChange,
  key: ({ organizationId, version }) =>
    inOrganization(organizationId, CHANGES + String(version).padStart(10, '0')),
});

/** That a master was told how refunds change the figures of what was closed before they counted on the side of their category. */
export const refundsTold = entity({
  name: 'refunds-told',
  schema: OwnedBy,
  key: ({ organizationId }) => inOrganization(organizationId, REFUNDS_TOLD),
});

/** Only while the books are open on a day; where they are not, the answer tells by whom they were closed. */
const ifOpenOn = (day: string): Condition => ({
  ConditionExpression: 'attribute_not_exists(#until) OR #until < :day',
  ExpressionAttributeNames: { '#until': 'until' },
  ExpressionAttributeValues: { ':day': day },
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
});

/** The condition under which rows may change: that their days are open, in the very moment of the write. None where nothing changes. */
export function whileOpen(organizationId: string, changes: readonly RowChange[], table: Table): Write[] {
  const day = earliestDay(changes);
  return day === undefined ? [] : [openOn(organizationId, day, table)];
}

const openOn = (organizationId: string, day: string, table: Table): Write =>
  table.checkAt(inOrganization(organizationId, lockSort(day.slice(5, 7))), ifOpenOn(day));

/** The lock that barred a write; undefined for whatever else went wrong. */
export function lockThatBarred(error: unknown): PeriodLock | undefined {
  if (!(error instanceof Barred) || error.by['entity'] !== periodLocks.name) return undefined;
  return standing(fromItem(periodLocks, error.by));
}

function standing(stored: StoredPeriodLock | undefined): PeriodLock | undefined {
  if (stored?.until === undefined) return undefined;
  const { until, userId, byName, at, on } = stored;
  return { until, userId, byName, at, on };
}

/** Up to which day an organisation's books are closed, and who closed and opened them. */
export class PeriodLocks {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The lock that stands; undefined while the books are open. */
  async of(organizationId: string): Promise<PeriodLock | undefined> {
    return standing(await this.#stored(organizationId));
  }

  /** The lock that stands with how often it was changed, 0 while it never was. */
  async withVersion(
    organizationId: string,
  ): Promise<{ readonly lock: PeriodLock | undefined; readonly version: number }> {
    const stored = await this.#stored(organizationId);
    return { lock: standing(stored), version: stored?.version ?? 0 };
  }

  #stored(organizationId: string): Promise<StoredPeriodLock | undefined> {
    return this.#table.get(periodLocks, inOrganization(organizationId, lockSort(FIRST_SHARE)));
  }

  /** The condition under which something changes what books say from a day on: that this day is open in the very moment of the write. */
  whileOpenFrom(organizationId: string, day: string): Write {
    return openOn(organizationId, day, this.#table);
  }

  /** The latest changes of the lock, the last one first. */
  async history(organizationId: string): Promise<PeriodLockChange[]> {
    const { items } = await this.#table.page(lockChanges, {
      partition: organizationPartition(organizationId),
      ...startingWith(CHANGES),
      newestFirst: true,
      limit: HISTORY_SHOWN,
    });
    return items.map(({ from, to, userId, byName, at }) => ({ from, to, userId, byName, at }));
  }

  async areRefundsTold(organizationId: string): Promise<boolean> {
    return (await this.#table.get(refundsTold, inOrganization(organizationId, REFUNDS_TOLD))) !== undefined;
  }

  async keepRefundsTold(organizationId: string): Promise<void> {
    await this.#table.writePlain('told-once', this.#table.put(refundsTold, { organizationId }));
  }

  /** The writes that close books as told, or open them, with what is kept of it; refused where somebody did since version `before`. */
  change(
    { organizationId, from, to, userId, byName, at }: PeriodLockChange & { organizationId: string },
    { on, before }: { readonly on: string; readonly before: number },
  ): Write[] {
    const version = before + 1;
    const who = { organizationId, userId, byName, at, version };
    const asRead = before === 0 ? ifNew : ifVersion(before);
    const locks = SHARES.map((share) =>
      this.#table.put(periodLocks, { ...who, share, on, ...(to === null ? {} : { until: to }) }, asRead),
    );
    // What is closed for the first time was never told otherwise.
    const told = before === 0 ? [this.#table.put(refundsTold, { organizationId })] : [];
    return [...locks, this.#table.put(lockChanges, { ...who, from, to }, ifNew), ...told];
  }
}
