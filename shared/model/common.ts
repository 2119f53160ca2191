import * as z from 'zod';
import { isCivilDate } from '../civil-date.ts';
import { bookCurrencies } from '../money.ts';

/** Ids are UUIDs made by the client (version 7) or derived from content (version 8), always in lower case. */
export const Id = z.uuid().lowercase();
/** What is said at a field that must not stay empty. */
export const REQUIRED = 'Fill in this field.';
const unlessGiven = {
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? REQUIRED : undefined),
};
export const CivilDay = z.string(unlessGiven).refine(isCivilDate, 'Use a real day written yyyy-MM-dd.');
export const Instant = z.iso.datetime();
/** A currency that books can be kept in. */
export const Currency = z.enum(bookCurrencies);
/** An amount in minor units; far below the safe integers, so that sums of a million rows stay exact. */
export const AmountMinor = z
  .int({
    error: ({ input }) => {
      if (input === undefined) return REQUIRED;
      // Only a form sends this, for typed text that is no amount: JSON has no such number.
      if (Number.isNaN(input)) return 'Write the amount as digits, such as 12.50.';
      return 'Give the amount as a whole number of minor units.';
    },
  })
  .min(-100_000_000_000, 'This amount is too large.')
  .max(100_000_000_000, 'This amount is too large.');
/** One line of text from a person: trimmed, without control characters (so that it can never become a header or a second row). */
export const Line = (max: number) =>
  z
    .string(unlessGiven)
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .regex(/^\P{Cc}*$/u, 'Remove line breaks and control characters.');
/** As `Line`, for text that must not be left out. */
export const FilledLine = (max: number) => Line(max).min(1, REQUIRED);
const AN_EMAIL = 'Enter an email address like name@example.com.';
export const Email = z
  .email({ error: ({ input }) => (input === undefined || input === '' ? REQUIRED : AN_EMAIL) })
  .max(254, AN_EMAIL)
  .toLowerCase();
export const EmailOrNone = z.union([Email, z.literal('')], AN_EMAIL);
export const Cursor = z.string().max(2000);

/** A page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: Cursor.optional() });
