import * as z from 'zod';
import { isCivilDate } from '../civil-date.ts';
import { bookCurrencies } from '../money.ts';

/** Ids are UUIDs made by the client (version 7) or derived from content (version 8), always in lower case. */
export const Id = z.uuid().lowercase();
export const CivilDay = z.string().refine(isCivilDate, 'Use a real day written yyyy-MM-dd.');
export const Instant = z.iso.datetime();
/** A currency that books can be kept in. */
export const Currency = z.enum(bookCurrencies);
/** An amount in minor units; far below the safe integers, so that sums of a million rows stay exact. */
export const AmountMinor = z.int().min(-100_000_000_000).max(100_000_000_000);
/** One line of text from a person: trimmed, without control characters (so that it can never become a header or a second row). */
export const Line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Remove line breaks and control characters.');
export const Email = z.email().max(254).toLowerCase();
export const Cursor = z.string().max(2000);

/** A page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: Cursor.optional() });
