import * as z from 'zod';
import { areWithin, withOneMore } from '../domain/books/latest-tries.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import type { Table } from './table.ts';
import { onlyAsRead } from './updates.ts';
import { ifNew, ifNewOrBefore, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

const partitionOf = (whose: string): string => `SECOND-FACTOR#${whose}`;
const factorKey = (userId: string): Key => [partitionOf(userId), 'CODES'];
const triesKey = ({ what, whose }: Tried): Key => [partitionOf(whose), `LATEST-TRIES#${what}`];

const DAY_MS = 86_400_000;
const secondsAfter = (instant: string, ms: number): number => Math.floor((Date.parse(instant) + ms) / 1000);

/** Since when somebody signs in with two factors, and what is kept of their recovery codes. */
const SecondFactor = z.object({
  userId: z.string(),
  since: z.string(),
  salt: z.string(),
  codes: z.array(z.string()),
  version: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const secondFactors = entity({
  name: 'second-factor',
  schema: SecondFactor,
  key: ({ userId }) => factorKey(userId),
});

/**
 * The latest tries of a person, or for an address: at codes, or at the password for one purpose. Each is counted by itself, so that wrong
 * passwords in one place close no other.
 */
const Tries = z.object({
  what: z.enum(['code', 'change-password', 'end-sessions', 'second-factor', 'hand-over', 'deletion']),
  whose: z.string(),
  latest: z.array(z.string()),
  version: z.int(),
});
/** What is tried, and by whom or for which address. */
export type Tried = Pick<z.infer<typeof Tries>, 'what' | 'whose'>;

const tries = entity({
  name: 'second-factor-latest-tries',
  schema: Tries,
  key: triesKey,
  expiresAt: ({ latest }) => secondsAfter(latest.at(-1) ?? '', DAY_MS),
});

/** When a person was told last of something that may happen too often to tell it each time. */
const Told = z.object({ of: z.enum(['tries', 'undone']), whose: z.string(), at: z.string() });
/** What somebody is told of, by person or address. */
export type ToldOf = Pick<z.infer<typeof Told>, 'of' | 'whose'>;

const told = entity({
  name: 'second-factor-told',
  schema: Told,
  key: ({ of, whose }): Key => [partitionOf(whose), `CHANGE-TOLD#${of}`],
  expiresAt: ({ at }) => secondsAfter(at, 2 * DAY_MS),
});

/** Where it lies what is kept of somebody's recovery codes, and of tries at them by person and by address. */
export const secondFactorPartitions = (userId: string, emailHash: string): string[] => [
  partitionOf(userId),
  partitionOf(emailHash),
];

/** Second factors as far as the pool doesn't keep them. */
export class SecondFactors {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  of(userId: string): Promise<SecondFactor | undefined> {
    return this.#table.get(secondFactors, factorKey(userId));
  }

  /** The write of new codes in place of those that were read. */
  keeping(before: SecondFactor | undefined, factor: Omit<SecondFactor, 'version'>): Write {
    const after = { ...factor, version: (before?.version ?? 0) + 1 };
    return this.#table.put(secondFactors, after, before ? ifVersion(before.version) : ifNew);
  }

  /** The write that forgets the codes that were read. */
  forgetting(factor: SecondFactor): Write {
    return this.#table.remove(secondFactors, factor, ifVersion(factor.version));
  }

  /**
   * Counts a try; `full` where the hour until then has had so many, `conflict` where another one was counted since they were read: that
   * happens at most `triesMax` times in a row.
   */
  async countTry(tried: Tried, at: Date, triesMax: number): Promise<Written | 'full'> {
    const before = await this.#table.get(tries, triesKey(tried));
    const latest = withOneMore(before?.latest ?? [], at, triesMax);
    if (!latest) return 'full';
    const counted = this.#table.add(tries, { ...tried, latest, version: 1 }, ['version']);
    return this.#table.updatePlain('try-counted', onlyAsRead(counted, 'version', before?.version));
  }

  /** Whether so many tries were counted in the day until then. */
  async wereTried(tried: Tried, at: Date, count: number): Promise<boolean> {
    const { latest = [] } = (await this.#table.get(tries, triesKey(tried))) ?? {};
    return areWithin(DAY_MS, latest, at, count);
  }

  /** The write that notes that somebody is told now; none where they were told within so long. */
  async tellingNow(what: ToldOf, at: Date, withinMs: number): Promise<Write[]> {
    const before = new Date(at.getTime() - withinMs).toISOString();
    const last = await this.#table.get(told, told.key({ ...what, at: before }));
    if (last && last.at > before) return [];
    return [this.#table.put(told, { ...what, at: at.toISOString() }, ifNewOrBefore('at', before))];
  }
}
