import * as z from 'zod';
import { Account } from './account.ts';
import { CivilDay, Id } from './common.ts';

/**
 * One reason why an account's books differ from its statement, with what it makes of the difference (minor units, signed).
 * `before`: they held otherwise than the statement begins with; `by-hand`: entries of its days that were typed; `elsewhere`: those that
 * other files brought; `changed` and `deleted`: its rows as they were changed or moved, or taken out, since; `left-out`: its rows that
 * never came in; `unread`: what there is of its earlier days, which hold more entries than are held against it one by one; `after`: entries
 * after its last day, which it cannot know.
 */
export const ReconciliationLine = z.object({
  reason: z.enum(['before', 'by-hand', 'elsewhere', 'changed', 'deleted', 'left-out', 'unread', 'after']),
  amount: z.int(),
  /** Of how many entries; null where these are not counted. */
  count: z.int().nullable(),
  /** The first of them; `id` is null of one that is gone. */
  rows: z.array(z.object({ id: Id.nullable(), date: CivilDay, description: z.string(), amount: z.int() })),
});
export type ReconciliationLine = z.infer<typeof ReconciliationLine>;

/**
 * An account's balance by the books beside what its newest proven statement closed with; the lines add up to the difference exactly.
 * `missingMonths`: before that statement, those that no file holds whole.
 */
export const Reconciliation = z.object({
  account: Account,
  balance: z.int(),
  statement: z.object({ importId: Id, from: CivilDay, to: CivilDay, closing: z.int() }).nullable(),
  difference: z.int(),
  lines: z.array(ReconciliationLine),
  missingMonths: z.array(z.string()),
});
export type Reconciliation = z.infer<typeof Reconciliation>;
