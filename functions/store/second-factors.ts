import * as z from 'zod';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import type { Table } from './table.ts';
import { onlyBelow } from './updates.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

const partitionOf = (whose: string): string => `SECOND-FACTOR#${whose}`;
const factorKey = (userId: string): Key => [partitionOf(userId), 'CODES'];
const triesKey = ({ what, whose, hour }: Omit<Tries, 'tries'>): Key => [
  partitionOf(whose),
  (what === 'password' ? 'PASSWORD-TRIES#' : 'TRIES#') + hour,
];

const SECONDS_COUNTED = 2 * 3600;
const SECONDS_A_DAY = 86_400;

const hourOf = (at: Date): string => at.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
const dayOf = (at: Date): string => at.toISOString().slice(0, 'yyyy-mm-dd'.length);

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

/** How often codes, or passwords, were tried in an hour of the clock, by a person or for an address. */
const Tries = z.object({
  what: z.enum(['code', 'password']),
  whose: z.string(),
  hour: z.string(),
  tries: z.int(),
});
type Tries = z.infer<typeof Tries>;
/** What is tried, and by whom or for which address. */
export type Tried = Pick<Tries, 'what' | 'whose'>;

const triesOfHours = entity({
  name: 'second-factor-tries',
  schema: Tries,
  key: triesKey,
  expiresAt: ({ hour }) => Math.floor(Date.parse(`${hour}:00:00Z`) / 1000) + SECONDS_COUNTED,
});

/** That a person was told on a day of how often codes were tried in their name. */
const ToldOfTries = z.object({ whose: z.string(), day: z.string() });

const toldOfTries = entity({
  name: 'second-factor-told',
  schema: ToldOfTries,
  key: ({ whose, day }): Key => [partitionOf(whose), `WARNED#${day}`],
  expiresAt: ({ day }) => Math.floor(Date.parse(day) / 1000) + 2 * SECONDS_A_DAY,
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

  /** Counts a try in the hour of `at`; `conflict` where that hour has had so many. */
  tryCountTry(tried: Tried, at: Date, triesMax: number): Promise<Written> {
    const one = { ...tried, hour: hourOf(at), tries: 1 };
    return this.#table.tryUpdate(onlyBelow(this.#table.add(triesOfHours, one, ['tries']), 'tries', triesMax));
  }

  /** How many tries were counted in the hour of `at`. */
  async triesOf(tried: Tried, at: Date): Promise<number> {
    return (await this.#table.get(triesOfHours, triesKey({ ...tried, hour: hourOf(at) })))?.tries ?? 0;
  }

  /** Notes that somebody is told of tries, with the writes that tell it; `conflict` where they were told on that day. */
  tryTell(whose: string, at: Date, telling: readonly Write[]): Promise<Written> {
    return this.#table.tryWrite([this.#table.put(toldOfTries, { whose, day: dayOf(at) }, ifNew), ...telling]);
  }
}
