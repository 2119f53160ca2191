import * as z from 'zod';
import { roles } from '../abilities.ts';
import { CivilDay, Instant } from './common.ts';

/** As many suggestions of one client as are counted: more are as much work. */
export const SUGGESTIONS_COUNTED_MAX = 100;

/** What waits in one of the organizations that somebody works in. */
export const Client = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** Suggested matches that nobody decided; `SUGGESTIONS_COUNTED_MAX` at most. */
  suggestions: z.int(),
  missingReceipts: z.int(),
  uncategorized: z.int(),
  openQuestions: z.int(),
  /** Of these, those that wait for the caller. */
  questionsForMe: z.int(),
  /** When a statement was last added to the books. */
  lastImportAt: Instant.nullable(),
  /** The last closed day. */
  closedUntil: CivilDay.nullable(),
  /** The earliest sales tax return whose day has not passed: of which days, and by when; null where the books file none. */
  nextReturn: z.object({ from: CivilDay, to: CivilDay, dueOn: CivilDay }).nullable(),
});
export type Client = z.infer<typeof Client>;
