import * as z from 'zod';
import { Id, Instant } from './common.ts';

/** One signing-in of a person: with what, since when, and when it was last seen. */
export const SignIn = z.object({
  id: Id,
  /** In words: `Firefox on Linux`. */
  device: z.string(),
  since: Instant,
  seenAt: Instant,
  /** Null of one that goes on. */
  endedAt: Instant.nullable(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type SignIn = z.infer<typeof SignIn>;
