import * as z from 'zod';
import { CivilDay } from './common.ts';

const sums = { income: z.int(), expenses: z.int(), net: z.int(), count: z.int() };

/**
 * Totals of a period, in minor units: income positive, expenses negative, net their sum, a refund less of the one that its category is of; transfers
 * are counted, not summed. They are in the
 * currency of the books: entries of another one by what they are worth in it. `apart`: those worth nothing in it, each in its own
 * currency, and in none of the other figures.
 */
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
  apart: z.array(z.object({ currency: z.string(), ...sums })),
});
export type Summary = z.infer<typeof Summary>;

/**
 * What the transactions of a filtered list add up to: first in the books' currency, with what those of others are worth in it, then those
 * worth nothing in it, in each currency by themselves. `from` and `to` are the days that were
 * looked at, null where nothing bounds them: days, account, category and kind are told by totals, however long ago; for anything else
 * the rows of the chosen days are counted, of this year where none are chosen, and of its latest days where they are too many.
 */
export const FilteredTotals = z.object({
  from: CivilDay.nullable(),
  to: CivilDay.nullable(),
  count: z.int(),
  sums: z.array(z.object({ currency: z.string(), ...sums })),
  /** Of one box of the return: what all entries of the days come to there, in the currency of the books. */
  counted: z.int().optional(),
});
export type FilteredTotals = z.infer<typeof FilteredTotals>;

export const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** What came in and went out in each of some months, oldest first, in the currency of the books. `apart`: as in a summary. */
export const CashFlow = z.object({
  currency: z.string(),
  months: z.array(z.object({ month: Month, ...sums })),
  apart: z.array(z.object({ currency: z.string(), ...sums })),
});
export type CashFlow = z.infer<typeof CashFlow>;

/**
 * What waits for a person, over all time, and the first and the latest month with entries (those ahead of today apart); null in empty books.
 * `untaxed`: sales since the registration of which nobody said whether there is tax in them, that tax and the usual rates in percent; left out where
 * there are none.
 */
export const WorkToDo = z.object({
  suggestions: z.int(),
  withoutReceipt: z.int(),
  withoutCategory: z.int(),
  untaxed: z.object({ count: z.int(), amount: z.int(), rates: z.array(z.number()) }).optional(),
  /** Entries whose category, or being a transfer, is assumed. */
  assumed: z.int(),
  /** Pairs of entries to be decided: until then some of them count twice. Left out where there are none. */
  pairs: z.int().optional(),
  /** Documents that were read, but not their amount or date, and that belong to no entry. Left out where there are none. */
  incomplete: z.int().optional(),
  /** Questions that are open, and those of them that wait for the person who looks. Left out where there are none. */
  questions: z.object({ open: z.int(), forMe: z.int() }).optional(),
  months: z.object({ first: Month, latest: Month }).nullable(),
});
export type WorkToDo = z.infer<typeof WorkToDo>;
