import type { Rate } from '../../../shared/rate-limits.ts';

/** What becomes of taking a token: when the bucket is full again, or in how long there is one. In milliseconds. */
export type Drawn = { readonly fullAt: number } | { readonly waitMs: number };

/**
 * Takes one token of a bucket that is full again at `fullAt` (undefined: it is full). A bucket is nothing but that instant: each token that
 * is taken moves it on, and as many as `atOnce` of them may lie ahead. Times are milliseconds since 1970.
 */
export function drawToken(fullAt: number | undefined, now: number, { atOnce, secondsEach }: Rate): Drawn {
  const eachMs = secondsEach * 1000;
  const next = Math.max(fullAt ?? now, now) + eachMs;
  const waitMs = next - now - atOnce * eachMs;
  return waitMs > 0 ? { waitMs } : { fullAt: next };
}
