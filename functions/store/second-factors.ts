import * as z from 'zod';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import type { Table } from './table.ts';
import { onlyBelow } from './updates.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

const partitionOf = (whose: string): string => `SECOND-FACTOR#${whose}`;
const factorKey = (userId: string): Key => [partitionOf(userId), 'CODES'];
const triesKey = (whose: string, hour: string): Key => [partitionOf(whose), `TRIES#${hour}`];

const SECONDS_COUNTED = 2 * 3600;

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

/** How often codes were tried in an hour of the clock, by a person or for an address. */
const Tries = z.object({ whose: z.string(), hour: z.string(), tries: z.int() });

const triesOfHours = entity({
  name: 'second-factor-tries',
  schema: Tries,
  key: ({ whose, hour }) => triesKey(whose, hour),
  expiresAt: ({ hour }) => Math.floor(Date.parse(`${hour}:00:00Z`) / 1000) + SECONDS_COUNTED,
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
  tryCountTry(whose: string, at: Date, triesMax: number): Promise<Written> {
    const one = { whose, hour: at.toISOString().slice(0, 'yyyy-mm-ddThh'.length), tries: 1 };
    return this.#table.tryWrite([
      onlyBelow(this.#table.add(triesOfHours, one, ['tries']), 'tries', triesMax),
    ]);
  }
}
