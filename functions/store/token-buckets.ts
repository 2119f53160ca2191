import * as z from 'zod';
import { rateNames, ratesOf } from '../../shared/rate-limits.ts';
import type { Rate, RatedBy, RateName } from '../../shared/rate-limits.ts';
import { clientNetwork } from '../domain/limits/client-network.ts';
import { drawToken } from '../domain/limits/token-bucket.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { typed } from './keys.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import type { Table } from './table.ts';
import { onlyAsRead } from './updates.ts';

/** A token was taken, or in so many seconds there is one. */
type Taken = 'taken' | { readonly secondsToWait: number };

/** Where every bucket of a person and their address lies. */
export const bucketPartitions = (userId: string, email: string): string[] =>
  rateNames.flatMap((limit) => [
    bucketKey(limit, 'person', typed(userId.toLowerCase()))[0],
    bucketKey(limit, 'address', typed(email.toLowerCase()))[0],
  ]);

/** Which bucket: what is limited, and by whom it is counted. */
interface BucketOf {
  readonly limit: RateName;
  readonly by: RatedBy;
  /** A person's id, an email address or a network. */
  readonly whose: string;
}

const bucketKey = (limit: string, by: RatedBy, hash: string): Key => [
  `RATE#${limit}#${by}#${hash}`,
  'BUCKET',
];

/** `hash`: of whose it is, as neither addresses nor networks are kept; `fullAt`: when it is full again, in milliseconds since 1970. */
const Bucket = z.object({
  limit: z.string(),
  by: z.enum(['person', 'address', 'client']),
  hash: z.string(),
  fullAt: z.number(),
  version: z.int(),
});

/** One that is full need not be kept. */
const buckets = entity({
  name: 'token-bucket',
  schema: Bucket,
  key: ({ limit, by, hash }) => bucketKey(limit, by, hash),
  expiresAt: ({ fullAt }) => Math.ceil(fullAt / 1000),
});

/** How often something was asked for lately. */
export class TokenBuckets {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Takes a token; otherwise tells in how many seconds there is one. However many ask at once, no more get one than are there: a token is
   * only taken of the bucket as it was read, and who was met by so many others that it must be empty is told so.
   */
  async take(of: BucketOf, rate: Rate, now: Date): Promise<Taken> {
    const outcome = await retryOnConflict(() => this.#draw(of, rate, now), rate.atOnce + 1);
    return outcome === 'conflict' ? { secondsToWait: rate.secondsEach } : outcome;
  }

  /** Takes a token of each bucket that the limit has for these, until one of them is empty. */
  async takeFor(
    limit: RateName,
    whose: Readonly<Partial<Record<RatedBy, string | undefined>>>,
    now: Date,
  ): Promise<Taken> {
    for (const [by, rate] of ratesOf(limit)) {
      const one = whose[by];
      if (one === undefined) continue;
      const bucket = { limit, by, whose: by === 'client' ? clientNetwork(one) : one.toLowerCase() };
      const taken = await this.take(bucket, rate, now);
      if (taken !== 'taken') return taken;
    }
    return 'taken';
  }

  async #draw({ limit, by, whose }: BucketOf, rate: Rate, now: Date) {
    const hash = typed(whose);
    const before = await this.#table.get(buckets, bucketKey(limit, by, hash));
    const drawn = drawToken(before?.fullAt, now.getTime(), rate);
    if ('waitMs' in drawn) return { secondsToWait: Math.ceil(drawn.waitMs / 1000) };
    const bucket = { limit, by, hash, fullAt: drawn.fullAt, version: 1 };
    const counted = onlyAsRead(this.#table.add(buckets, bucket, ['version']), 'version', before?.version);
    const written = await this.#table.updatePlain('request-counted', counted);
    return written === 'written' ? ('taken' as const) : written;
  }
}
