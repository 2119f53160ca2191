import * as z from 'zod';
import { CivilDay } from './common.ts';
import { Month } from './summary.ts';
import { Source } from './template.ts';

/** What a report tells of its days: what was spent or earned by category, both, what each category comes to, or the lines of the country's form. */
export const ReportType = z.enum(['expense', 'income', 'profit-loss', 'category', 'tax']);
export type ReportType = z.infer<typeof ReportType>;

/** What can be asked for by its name: these, and what a sales tax return of the days would say, a row a box. */
export const AskedReport = z.enum([...ReportType.options, 'sales-tax']);
export type AskedReport = z.infer<typeof AskedReport>;

/** What else a report can be asked to tell: the same of each of its months, or of the rows of a form the categories that make them. */
export const ReportDetail = z.enum(['month', 'category']);
export type ReportDetail = z.infer<typeof ReportDetail>;

const sum = { amount: z.int(), count: z.int() };
const figure = { key: z.string(), ...sum };
const totals = { income: z.int(), expenses: z.int(), net: z.int() };

/**
 * How much the law lets count of what is on a line of a form, or of some of it. `of`: the parts it is about, by their keys; `amount`: what
 * they come to; `counts`: so many `percent` of what was paid, half a minor unit rounded away from zero, without the sales tax that is
 * claimed of it. `taxYear`: the one the rule was read for. `source`: null where nobody of us has read it, so that only an accountant can
 * say. `restOn`: where the form asks for the rest; where it is left out the line itself holds only what counts.
 */
export const CountedShare = z.object({
  of: z.array(z.string()),
  amount: z.int(),
  percent: z.int(),
  counts: z.int(),
  taxYear: z.string(),
  source: Source.nullable(),
  restOn: z.string().optional(),
});
export type CountedShare = z.infer<typeof CountedShare>;

/**
 * A report of inclusive days, on a cash basis, in minor units of the books' currency: income positive, expenses negative, a refund less of
 * the one that its category is of, whichever way its money moved. Neither transfers nor what is personal are in any figure of money.
 * `totals` are those of the days whatever the type, and what the rows add up to: their `expenses` for `expense`, their `income` for
 * `income`, else their `net`.
 *
 * `rows`: the largest first, without those of no money. `key` is a category's id; in `profit-loss`, which has income before expenses, with its
 * kind (`expense:travel`); in `tax` the code of a form's line, every one in the form's order, and `no-line:income` or `no-line:expense`
 * of what is on none. `label` is in the reader's language. `count`: the entries of that category with something of the kind, or with a part
 * in it; one that two categories share is counted in both.
 *
 * In `sales-tax` a row is a box of the country's return, as the form asks for it (positive on either side), with the entries that make it;
 * `totals` are those of the days, and the boxes don't add up to them.
 *
 * `parts`, where categories are asked for: what makes a row of `tax`, by keys as those of `profit-loss`; they add up to it.
 *
 * `shares` and `counts`, in `tax` where the country has a rule about something on the line: what of it counts, rule by rule, and altogether.
 * `form`, in `tax`: the profit that the lines of the business come to by what of them counts, without what is on no line or another form;
 * what is personal, which is left out of all others, what was spent negative; and `leftOut`, what stands on the line of an allowance (`counts` 0): nobody has
 * said how much of it is claimed; or `claimed`, what a person said is claimed of that year, negative, which counts in place of what stands on the line.
 *
 * `unconverted`: entries worth nothing in the books' currency, each in its own and in none of the other figures.
 *
 * `netSince`: from this one of the days on figures are without the sales tax that a registered business charged, and that it may claim; where
 * it is left out they are as they were paid.
 *
 * `months`, where they are asked for: each calendar month of the days, `from` its first and `to` its last of them, with its totals and what
 * of the rows lies in it.
 */
export const Report = z.object({
  type: AskedReport,
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  totals: z.object(totals),
  rows: z.array(
    z.object({
      ...{ label: z.string(), ...figure },
      parts: z.array(z.object({ label: z.string(), ...figure })).optional(),
      counts: z.int().optional(),
      shares: z.array(CountedShare).optional(),
    }),
  ),
  form: z
    .object({
      ...{ profit: z.int(), personal: z.int() },
      leftOut: z.object({ formLine: z.string(), amount: z.int() }).optional(),
      claimed: z.object({ formLine: z.string(), amount: z.int() }).optional(),
    })
    .optional(),
  unconverted: z.array(z.object({ currency: z.string(), ...sum })),
  netSince: CivilDay.optional(),
  months: z
    .array(
      z.object({
        ...{ month: Month, from: CivilDay, to: CivilDay, ...totals },
        rows: z.array(z.object(figure)),
      }),
    )
    .optional(),
});
export type Report = z.infer<typeof Report>;
