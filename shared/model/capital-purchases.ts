import * as z from 'zod';
import { CivilDay } from './common.ts';

/** A purchase: its entry, and what of it is the business's, negative, in minor units of the currency it is told in. */
const CapitalPurchase = z.object({
  id: z.string(),
  date: CivilDay,
  description: z.string(),
  category: z.string(),
  amount: z.int(),
  currency: z.string(),
});
export type CapitalPurchase = z.infer<typeof CapitalPurchase>;

/**
 * What was bought to be used for years and cost more than the country lets be an expense of the year at once, oldest first: an entry counts by
 * all that it cost in such categories, with what of it is personal. `total`: what those in the books' currency come to; those worth nothing in
 * it are told in their own, whatever they cost.
 */
export const CapitalPurchases = z.object({
  from: CivilDay,
  to: CivilDay,
  currency: z.string(),
  purchases: z.array(CapitalPurchase),
  total: z.int(),
});
export type CapitalPurchases = z.infer<typeof CapitalPurchases>;
