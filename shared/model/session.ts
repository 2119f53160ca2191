import * as z from 'zod';
import { Id, Instant } from './common.ts';
import { Password } from './password.ts';

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

/** Ends all sessions of a person; who keeps on in this place gives the password, for the pool ends this one too. */
export const EndingAll = z.discriminatedUnion('keepThis', [
  z.strictObject({ keepThis: z.literal(false) }),
  z.strictObject({ keepThis: z.literal(true), password: Password }),
]);
export type EndingAll = z.infer<typeof EndingAll>;
