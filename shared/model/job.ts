import * as z from 'zod';
import { Id, Instant } from './common.ts';
import { ProblemNote } from './receipt.ts';

/** What a job left as it was; because somebody changed it, unless told otherwise: its period is closed, or a transfer has no tax. */
const LeftOutRow = z.object({
  id: Id,
  description: z.string(),
  because: z.enum(['period-locked', 'untaxed']).optional(),
});

/** As many things as are changed while somebody waits for the answer; a job over more goes on in the background. */
export const AT_ONCE_MAX = 100;

/** Work over many things that goes on in the background, with one undo for all of it. `progress` is 0 to 1. */
export const Job = z.object({
  id: Id,
  kind: z.enum([
    'confirm-matches',
    'change-rows',
    'edit-rows',
    'delete-rows',
    'find-worths',
    'merge-category',
  ]),
  status: z.enum(['running', 'done', 'undoing', 'undone', 'failed']),
  progress: z.number().min(0).max(1),
  total: z.int(),
  /** How many are changed by it as it stands; the rest had changed meanwhile. */
  done: z.int(),
  /**
   * What it left as it was, because somebody changed it meanwhile: how many, and the first of them by name; `closed`: how many of them
   * because their period is closed, `untaxed`: because a transfer has no tax.
   */
  leftOut: z
    .object({
      count: z.int(),
      closed: z.int().optional(),
      untaxed: z.int().optional(),
      named: z.array(LeftOutRow),
    })
    .optional(),
  /** Of a failed one: what it left, and what to do. */
  problem: ProblemNote.optional(),
  createdAt: Instant,
});
export type Job = z.infer<typeof Job>;
