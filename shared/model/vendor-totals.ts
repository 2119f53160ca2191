import * as z from 'zod';
import { CivilDay, Id } from './common.ts';

/** An entry by which a vendor was paid, or gave back: money out is positive here. */
const Payment = z.object({ id: Id, date: CivilDay, description: z.string(), amount: z.int() });

/** What one vendor was paid in one category. */
const VendorPart = z.object({
  category: z.string(),
  label: z.string(),
  amount: z.int(),
  /** Entries with money out; what came back is taken off the amount and not counted. */
  count: z.int(),
  /** Words that find just these entries in that category and these days; none where no words do. */
  q: z.string().optional(),
  /** The entries themselves, where no words find them. */
  payments: z.array(Payment).optional(),
});

/**
 * One vendor: as the linked documents name it, else as the bank's text does. `name` is null for what names nobody. `forms`: the country's slips
 * whose amount it reaches.
 */
const Vendor = z.object({
  key: z.string(),
  name: z.string().nullable(),
  amount: z.int(),
  count: z.int(),
  forms: z.array(z.string()),
  parts: z.array(VendorPart),
});

/**
 * Who was paid how much for work without being employed, in inclusive days, by what was moved and gross of tax, in minor units of the books'
 * currency; the largest first. It is of the categories for subcontractors and of those that a person put on the form line of these; parts of
 * split entries by themselves, without what is personal. `unconverted` is worth nothing in that currency, and in no other figure.
 */
export const VendorTotals = z.object({
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  total: z.int(),
  count: z.int(),
  /** The slips of the books' country for these days, and from which amount on each is usually asked for. */
  forms: z.array(z.object({ form: z.string(), from: z.int() })),
  vendors: z.array(Vendor),
  unconverted: z.array(z.object({ currency: z.string(), amount: z.int(), count: z.int() })),
});
export type VendorTotals = z.infer<typeof VendorTotals>;
