import * as z from 'zod';
import { CivilDay, Id } from './common.ts';

/** An amount with the entries that make it, what came back being negative; `count` entries, whatever categories each of them is split into. */
const figure = {
  amount: z.int(),
  count: z.int(),
  payments: z.array(
    z.object({ id: Id, date: CivilDay, description: z.string(), category: z.string(), amount: z.int() }),
  ),
};

/**
 * One vendor: as the linked documents name it, else as the bank's text does. `name` is null for what names nobody. `slips`: what each of the
 * country's slips that asks about these payments would say, without the sales tax that it leaves out; `forms`: those whose amount it reaches.
 */
const Vendor = z.object({
  key: z.string(),
  name: z.string().nullable(),
  forms: z.array(z.string()),
  slips: z.array(z.object({ form: z.string(), amount: z.int() })),
  ...figure,
});

/**
 * Who was paid how much for work without being employed, in inclusive days, by what was moved and gross of tax, in minor units of the books'
 * currency, money out positive; the largest first, the latest payments before the earlier ones. It is of the categories for subcontractors and
 * of those that a person put on the form line of these; parts of split entries by themselves, without what is personal. `unconverted` is worth
 * nothing in that currency, and in no other figure.
 */
export const VendorTotals = z.object({
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  total: z.int(),
  count: z.int(),
  /** What the categories are called whose entries these are. */
  categories: z.array(z.string()),
  /** The slips of the books' country that ask of these categories and days, and from which amount on each is usually asked for; none where they are of several years. */
  forms: z.array(z.object({ form: z.string(), from: z.int() })),
  vendors: z.array(Vendor),
  unconverted: z.array(z.object({ currency: z.string(), ...figure })),
});
export type VendorTotals = z.infer<typeof VendorTotals>;
