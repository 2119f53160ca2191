import * as z from 'zod';
import { CivilDay, Id } from './common.ts';

/** Which payments are added up by vendor: all that the profit and loss counts as expenses, or those to people who work without being employed. */
export const VendorView = z.enum(['spending', 'contractors']);
export type VendorView = z.infer<typeof VendorView>;

/** So many vendors are named one by one. */
export const VENDORS_NAMED_MAX = 500;

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
 *
 * Of all spending it is what the profit and loss has as expenses, to the cent: net of the tax that is claimed, refunds taken off, by the worth
 * of other currencies. Then there are no slips and no `categories`; of more payments than an answer holds only the sums are told, and
 * `others` are the vendors beyond those that are named.
 */
export const VendorTotals = z.object({
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  total: z.int(),
  count: z.int(),
  /** What the categories are called whose entries these are. */
  categories: z.array(z.string()),
  /**
   * The slips of the books' country that ask of these categories and days, and from which amount on each is usually asked for; none where
   * they are of several years.
   */
  forms: z.array(z.object({ form: z.string(), from: z.int() })),
  vendors: z.array(Vendor),
  others: z.object({ vendors: z.int(), amount: z.int(), count: z.int() }).optional(),
  unconverted: z.array(z.object({ currency: z.string(), ...figure })),
});
export type VendorTotals = z.infer<typeof VendorTotals>;
