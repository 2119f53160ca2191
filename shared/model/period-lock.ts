import * as z from 'zod';
import { CivilDay, Instant } from './common.ts';

const who = {
  userId: z.string(),
  /** What they were called then. */
  byName: z.string(),
  at: Instant,
};

/** The last day up to which books are closed, and who closed them: nothing that counts on it or before it is changed by anybody. */
export const PeriodLock = z.object({
  until: CivilDay,
  ...who,
  /** The day of that by the clock of the books. */
  on: CivilDay,
});
export type PeriodLock = z.infer<typeof PeriodLock>;

/** That books were closed, or opened again: up to which day they were closed before, and since; null where they were open. */
export const PeriodLockChange = z.object({
  from: CivilDay.nullable(),
  to: CivilDay.nullable(),
  ...who,
});
export type PeriodLockChange = z.infer<typeof PeriodLockChange>;

/** How far books are closed; `version` is given back with a change, `history` tells the latest of them first. */
export const PeriodLockState = z.object({
  lock: PeriodLock.nullable(),
  version: z.int().min(0),
  history: z.array(PeriodLockChange),
});
export type PeriodLockState = z.infer<typeof PeriodLockState>;

/** Up to which day books are to be closed; null opens all of them. */
export const PeriodLockWish = z.strictObject({
  until: CivilDay.nullable(),
  version: z.int().min(0).max(1_000_000_000),
});
export type PeriodLockWish = z.infer<typeof PeriodLockWish>;

/** What closing books up to a day would close that is open now: how many entries, and how many of them still want something. */
export const PeriodLockPreview = z.object({
  count: z.int(),
  /** Those that lack a category or a receipt. */
  unready: z.int(),
});
export type PeriodLockPreview = z.infer<typeof PeriodLockPreview>;
