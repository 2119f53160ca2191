import * as z from 'zod';

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
