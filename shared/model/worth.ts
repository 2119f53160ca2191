import * as z from 'zod';
import { ratePattern } from '../exchange.ts';
import { AmountMinor, CivilDay, Currency } from './common.ts';
import { telling } from './field-words.ts';

/** Units of one currency for one of another, as a plain decimal: never a floating-point number. */
export const Rate = z.string().regex(ratePattern, telling({ code: 'no-rate' }));

/** Who publishes rates that books may go by: the European Central Bank and the Bank of Canada. */
export const RateSource = z.enum(['ecb', 'bank-of-canada']);
export type RateSource = z.infer<typeof RateSource>;

/** What a statement says one unit of a row's currency is in another one; whatever currencies there are, not only those of books. */
export const StatedRate = z.object({ currency: z.string(), rate: Rate });
export type StatedRate = z.infer<typeof StatedRate>;

/**
 * What an entry of another currency is worth in that of the books, fixed on it: in minor units, signed as its amount. `rate`: units of
 * the worth's currency for one of the entry's. `source`: a person's word, the entry's own statement, or who published the rate on
 * `day`; `via` the currency that both were published in, where neither was in the other.
 */
export const Worth = z.object({
  currency: Currency,
  amount: z.int(),
  rate: Rate,
  source: z.enum(['person', 'statement', ...RateSource.options]),
  via: Currency.optional(),
  day: CivilDay,
});
export type Worth = z.infer<typeof Worth>;

/** As much as an entry may be worth, as a person says it: its sign is ignored. */
export const WorthAmount = AmountMinor.refine((amount) => amount !== 0, telling({ code: 'amount-zero' }));

/** What a person says an entry is worth: the amount, or the rate. */
const WorthWord = z.union([z.strictObject({ amount: WorthAmount }), z.strictObject({ rate: Rate })]);
export type WorthWord = z.infer<typeof WorthWord>;

/**
 * The same, or that it goes by the rate that its statement states, else by the one published for its day; null: what it is worth is not
 * known after all.
 */
export const WorthChange = WorthWord.or(z.literal('published')).nullable();
export type WorthChange = z.infer<typeof WorthChange>;
