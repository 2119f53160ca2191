import * as z from 'zod';
import { Plan } from '../../shared/model/organization.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { AFTER_ALL, inOrganization, orderedBy, organizationShard, organizationShards } from './keys.ts';
import type { Table } from './table.ts';
import { secondsAfter } from './unfinished.ts';
import { ifAsRead, onlyBelow } from './updates.ts';
import { ifStill } from './writes.ts';
import type { Write } from './writes.ts';

const planKey = (organizationId: string): Key => inOrganization(organizationId, 'PLAN');
const usageKey = (organizationId: string, month: string): Key =>
  inOrganization(organizationId, `USAGE#${month}`);

const roomKey = (organizationId: string): Key => inOrganization(organizationId, 'ROOM-AWAITED');
const trialShard = (shard: number): string => `TRIALS#${shard}`;
const roomShard = (shard: number): string => `ROOMS-AWAITED#${shard}`;

const SECONDS_PER_DAY = 86_400;
/** How many days before its end a trial is told of. */
const DAYS_BEFORE_END = { soon: 3, 'last-day': 1 } as const;

export const StoredPlan = OwnedBy.extend({
  name: Plan,
  trialEndsAt: z.string().nullable(),
  /** What people were told of the end of the trial. */
  trialTold: z.enum(['soon', 'last-day']).optional(),
  /** Of one that is paid for: until when it is in force. */
  paidUntil: z.string().optional(),
  /** Whether its last payment failed: it is in force for the days of grace. */
  isOverdue: z.literal(true).optional(),
});
export type StoredPlan = z.infer<typeof StoredPlan>;

export const planItems = entity({
  name: 'plan',
  schema: StoredPlan,
  key: ({ organizationId }) => planKey(organizationId),
  index2: (plan) => {
    const due = trialToldNext(plan);
    if (due === undefined) return undefined;
    return [trialShard(organizationShard(plan.organizationId)), orderedBy(due, plan.organizationId)];
  },
});

/** When the end of a trial is told of next; undefined once all was told, and without one. */
function trialToldNext({ trialEndsAt, trialTold }: StoredPlan): string | undefined {
  if (trialEndsAt === null || trialTold === 'last-day') return undefined;
  const days = DAYS_BEFORE_END[trialTold === 'soon' ? 'last-day' : 'soon'];
  return secondsAfter(trialEndsAt, -days * SECONDS_PER_DAY);
}

/** What is told of the end of a trial at an instant: nothing before its last three days. */
export function trialStage({ trialEndsAt }: StoredPlan, instant: string): StoredPlan['trialTold'] {
  if (trialEndsAt === null) return undefined;
  const isWithin = (days: number) => secondsAfter(trialEndsAt, -days * SECONDS_PER_DAY) <= instant;
  if (isWithin(DAYS_BEFORE_END['last-day'])) return 'last-day';
  return isWithin(DAYS_BEFORE_END.soon) ? 'soon' : undefined;
}

/** That documents of an organization wait for its plan to have room, and the day of its calendar on which there is some again. */
const RoomAwaited = OwnedBy.extend({ day: z.string() });
export type RoomAwaited = z.infer<typeof RoomAwaited>;

const roomsAwaited = entity({
  name: 'room-awaited',
  schema: RoomAwaited,
  key: ({ organizationId }) => roomKey(organizationId),
  index2: ({ organizationId, day }) => [
    roomShard(organizationShard(organizationId)),
    orderedBy(day, organizationId),
  ],
});

export const Usage = OwnedBy.extend({
  month: z.string(),
  documents: z.int().default(0),
  statements: z.int().default(0),
  statementUploads: z.int().default(0),
});
export type Usage = z.infer<typeof Usage>;

const usages = entity({
  name: 'usage',
  schema: Usage,
  key: ({ organizationId, month }) => usageKey(organizationId, month),
});

/** The plans of organisations, and what they have used of them. */
export class Plans {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /** The plan of an organisation; every organisation was founded with one. */
  async of(organizationId: string): Promise<StoredPlan> {
    const plan = await this.#table.get(planItems, planKey(organizationId));
    if (!plan) throw new Error(`The organisation ${organizationId} has no plan.`);
    return plan;
  }

  /** The write of another plan, while the one before is still of that name. */
  change(before: StoredPlan, after: StoredPlan): Write {
    return this.#table.put(planItems, after, ifStill('name', before.name));
  }

  /** The write of what was told of the end of a trial, while it is that trial. */
  trialTold(before: StoredPlan, trialTold: NonNullable<StoredPlan['trialTold']>): Write {
    const { name, trialEndsAt } = before;
    return this.#table.put(planItems, { ...before, trialTold }, ifAsRead({ name, trialEndsAt }));
  }

  /** Everybody's of whose trial's end is to be told by an instant, shard by shard. */
  async *trialsBy(instant: string): AsyncGenerator<StoredPlan> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(planItems, {
        index: 'index2',
        partition: trialShard(shard),
        to: orderedBy(instant, AFTER_ALL),
      });
  }

  /** The write by which documents wait until a day for room in the plan. */
  roomAwaited(organizationId: string, day: string): Write {
    return this.#table.put(roomsAwaited, { organizationId, day });
  }

  /** Until when documents of an organization wait; undefined where none does. */
  roomAwaitedBy(organizationId: string): Promise<RoomAwaited | undefined> {
    return this.#table.get(roomsAwaited, roomKey(organizationId));
  }

  /** The write by which none waits any more, while none began to wait for a later day since. */
  roomAwaitedNoMore(awaited: RoomAwaited): Write {
    return this.#table.remove(roomsAwaited, awaited, ifStill('day', awaited.day));
  }

  /** Everybody's documents that wait until a day or an earlier one, shard by shard. */
  async *roomsAwaitedUntil(day: string): AsyncGenerator<RoomAwaited> {
    for (let shard = 0; shard < organizationShards; shard += 1)
      yield* this.#table.all(roomsAwaited, {
        index: 'index2',
        partition: roomShard(shard),
        to: orderedBy(day, AFTER_ALL),
      });
  }

  async usage(organizationId: string, month: string): Promise<Usage> {
    const kept = await this.#table.get(usages, usageKey(organizationId, month));
    return kept ?? Usage.parse({ organizationId, month });
  }

  /** The write that counts documents or statements of a month (negative to give them back). */
  usageChange(
    organizationId: string,
    month: string,
    counted: { documents?: number; statements?: number; statementUploads?: number },
  ): Write {
    const usage = Usage.parse({ organizationId, month, ...counted });
    return this.#table.add(usages, usage, ['documents', 'statements', 'statementUploads']);
  }

  /** The write that counts one more statement of a month, refused where the month already has `limit` of them. */
  statementCounted(organizationId: string, month: string, limit: number | undefined): Write {
    const write = this.usageChange(organizationId, month, { statements: 1 });
    return limit === undefined ? write : onlyBelow(write, 'statements', limit);
  }

  /** The write that counts one more statement uploaded in a month, refused where the month already has `limit` of them. */
  statementUploadCounted(organizationId: string, month: string, limit: number): Write {
    return onlyBelow(
      this.usageChange(organizationId, month, { statementUploads: 1 }),
      'statementUploads',
      limit,
    );
  }

  /** The write that counts documents of a month, refused where the month already has `below` of them or more. */
  documentsCounted(
    organizationId: string,
    month: string,
    documents: number,
    below: number | undefined,
  ): Write {
    const write = this.usageChange(organizationId, month, { documents });
    return below === undefined ? write : onlyBelow(write, 'documents', below);
  }
}
