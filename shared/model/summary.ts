import * as z from 'zod';
import { CivilDay } from './common.ts';

const sums = { income: z.int(), expenses: z.int(), net: z.int(), count: z.int() };

/** Totals of a period, in minor units: income positive, expenses negative, net their sum; transfers are counted, not summed. */
export const Summary = z.object({
  currency: z.string(),
  ...sums,
  /** Rows ready for export: a real category and, for expenses, a matched receipt or the mark that none is needed. */
  exportReady: z.int(),
  previous: z.object(sums).nullable(),
  byCategory: z.array(
    z.object({
      category: z.string(),
      categoryId: z.string(),
      income: z.int(),
      expenses: z.int(),
      count: z.int(),
    }),
  ),
});
export type Summary = z.infer<typeof Summary>;

/**
 * What the transactions of a filtered list add up to, in each currency, the books' own first. `from` and `to` are the days that were
 * looked at, null where nothing bounds them: days, account, category and kind are told by totals, however long ago; for anything else
 * the rows of the chosen days are counted, of this year where none are chosen, and of its latest days where they are too many.
 */
export const FilteredTotals = z.object({
  from: CivilDay.nullable(),
  to: CivilDay.nullable(),
  count: z.int(),
  sums: z.array(z.object({ currency: z.string(), ...sums })),
});
export type FilteredTotals = z.infer<typeof FilteredTotals>;

const Month = z.string().regex(/^\d{4}-\d{2}$/);

/** What waits for a person, over all time, and the first and the latest month with entries (those ahead of today apart); null in empty books. */
export const WorkToDo = z.object({
  suggestions: z.int(),
  withoutReceipt: z.int(),
  withoutCategory: z.int(),
  months: z.object({ first: Month, latest: Month }).nullable(),
});
export type WorkToDo = z.infer<typeof WorkToDo>;
