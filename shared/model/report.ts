import * as z from 'zod';
import { CivilDay } from './common.ts';

/** What a report tells of its days: what was spent or earned by category, both, what each category comes to, or the lines of the country's form. */
export const ReportType = z.enum(['expense', 'income', 'profit-loss', 'category', 'tax']);
export type ReportType = z.infer<typeof ReportType>;

const sum = { amount: z.int(), count: z.int() };

/**
 * A report of inclusive days, on a cash basis, gross of tax, in minor units of the books' currency: income positive, expenses negative, a refund
 * less of either. Neither transfers nor what is personal are in any figure of money. `totals` are those of the days whatever the type, and what
 * the rows add up to: their `expenses` for `expense`, their `income` for `income`, else their `net`.
 *
 * `rows`: the largest first, without those of no money. `key` is a category's id; in `profit-loss`, which has income before expenses, with its
 * kind (`expense:travel`); in `tax` the code of a form's line, every one in the form's order, and `no-line:income` or `no-line:expense`
 * of what is on none. `label` is in the reader's language. `count`: the entries of that category with something of the kind, or with a part
 * in it; one that two categories share is counted in both.
 *
 * `unconverted`: entries worth nothing in the books' currency, each in its own and in none of the other figures.
 */
export const Report = z.object({
  type: ReportType,
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  totals: z.object({ income: z.int(), expenses: z.int(), net: z.int() }),
  rows: z.array(z.object({ key: z.string(), label: z.string(), ...sum })),
  unconverted: z.array(z.object({ currency: z.string(), ...sum })),
});
export type Report = z.infer<typeof Report>;
