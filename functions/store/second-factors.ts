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
  what: z.enum(['code', 'change-password', 'end-sessions', 'second-factor']),
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

/** Second factors as far as the pool doesn't keep them. */
export class SecondFactors {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  of(userId: string): Promise<SecondFactor | undefined> {
    return this.#table.get(secondFactors, factorKey(userId));
  }

  /** Keeps new codes in place of those that were read, with what follows from it. */
  tryKeep(
    before: SecondFactor | undefined,
    factor: Omit<SecondFactor, 'version'>,
    further: readonly Write[] = [],
  ): Promise<Written> {
    const after = { ...factor, version: (before?.version ?? 0) + 1 };
    const condition = before ? ifVersion(before.version) : ifNew;
    return this.#table.tryWrite([this.#table.put(secondFactors, after, condition), ...further]);
  }

  /** Forgets the codes that were read, with what follows from it. */
  tryForget(factor: SecondFactor, further: readonly Write[] = []): Promise<Written> {
    return this.#table.tryWrite([
      this.#table.remove(secondFactors, factor, ifVersion(factor.version)),
      ...further,
    ]);
  }

  /**
   * Counts a try; `full` where the hour until then has had so many, `conflict` where another one was counted since they were read: that
   * happens at most `triesMax` times in a row.
   */
  async tryCountTry(tried: Tried, at: Date, triesMax: number): Promise<Written | 'full'> {
    const before = await this.#table.get(tries, triesKey(tried));
    const latest = withOneMore(before?.latest ?? [], at, triesMax);
    if (!latest) return 'full';
    const counted = this.#table.add(tries, { ...tried, latest, version: 1 }, ['version']);
    return this.#table.tryUpdate(onlyAsRead(counted, 'version', before?.version));
  }

  /** Whether so many tries were counted in the day until then. */
  async wereTried(tried: Tried, at: Date, count: number): Promise<boolean> {
    const { latest = [] } = (await this.#table.get(tries, triesKey(tried))) ?? {};
    return areWithin(DAY_MS, latest, at, count);
  }

  /** Notes that somebody is told, with the writes that tell it; `conflict` where they were told within so long. */
  tryTell(what: ToldOf, at: Date, withinMs: number, telling: readonly Write[]): Promise<Written> {
    const before = new Date(at.getTime() - withinMs).toISOString();
    const noted = this.#table.put(told, { ...what, at: at.toISOString() }, ifNewOrBefore('at', before));
    return this.#table.tryWrite([noted, ...telling]);
  }
}
