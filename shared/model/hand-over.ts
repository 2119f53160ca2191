import * as z from 'zod';
import { CivilDay } from './common.ts';
import { Month } from './summary.ts';

const count = z.int().min(1);

/**
 * Something that an accountant would ask about in some days of the books, in the order in which it is said. `atLeast`: there may be more, beyond the rows that were
 * looked at. `net-payouts`: deposits that look like payouts, in the books without the fees that were kept back. `not-imported`: months of an account without any statement; `partly-imported`: with one that doesn't reach from their first day to their last, in both as far as the days asked about go.
 * `not-over`: the last of the days is still to come.
 */
const HandOverItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('without-receipt'), count, atLeast: z.boolean() }),
  z.object({ kind: z.literal('without-category'), count, atLeast: z.boolean() }),
  z.object({ kind: z.literal('unconverted'), count }),
  z.object({ kind: z.literal('net-payouts'), count, atLeast: z.boolean() }),
  z.object({ kind: z.literal('unmatched-documents'), count, atLeast: z.boolean() }),
  z.object({
    kind: z.literal('unproven-import'),
    /** Its statement states balances, and they differ from its rows; else it states none. */
    isWrong: z.boolean(),
    importId: z.string(),
    account: z.string(),
    from: CivilDay,
    to: CivilDay,
  }),
  z.object({
    kind: z.literal('not-imported'),
    accountId: z.string(),
    account: z.string(),
    months: z.array(Month),
  }),
  z.object({
    kind: z.literal('partly-imported'),
    accountId: z.string(),
    account: z.string(),
    months: z.array(Month),
  }),
  z.object({ kind: z.literal('not-over'), to: CivilDay }),
]);
export type HandOverItem = z.infer<typeof HandOverItem>;

/** What stands open in some days before they are handed to an accountant; nothing where all is in order. */
export const HandOverCheck = z.object({ from: CivilDay, to: CivilDay, items: z.array(HandOverItem) });
export type HandOverCheck = z.infer<typeof HandOverCheck>;
