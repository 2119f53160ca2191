import * as z from 'zod';
import { isCivilDate } from '../civil-date.ts';
import { bookCurrencies } from '../money.ts';
import { fieldSentence, telling } from './field-words.ts';

/** Ids are UUIDs made by the client (version 7) or derived from content (version 8), always in lower case. */
export const Id = z.uuid().lowercase();
const unlessGiven = {
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? fieldSentence({ code: 'required' }) : undefined,
};
export const CivilDay = z.string(unlessGiven).refine(isCivilDate, telling({ code: 'no-real-day' }));
export const Instant = z.iso.datetime();
/** A currency that books can be kept in. */
export const Currency = z.enum(bookCurrencies);
/** How often something was written: what a person saw of it, given back with what they change. Far from where numbers end. */
export const Version = z.int().min(1).max(1_000_000_000);
/** An amount in minor units; far below the safe integers, so that sums of a million rows stay exact. */
export const AmountMinor = z
  .int({
    error: ({ input }) => {
      if (input === undefined) return fieldSentence({ code: 'required' });
      // Only a form sends this, for typed text that is no amount: JSON has no such number.
      return fieldSentence({ code: Number.isNaN(input) ? 'no-amount' : 'no-whole-amount' });
    },
  })
  .min(-100_000_000_000, telling({ code: 'amount-too-large' }))
  .max(100_000_000_000, telling({ code: 'amount-too-large' }));
/** Text that UTF-8 can hold: no half of a pair of surrogates. */
export const Text = (max: number) =>
  z
    .string(unlessGiven)
    .max(max, telling({ code: 'line-too-long', max }))
    .regex(/^\P{Cs}*$/u, telling({ code: 'line-with-controls' }));
/** Whether a map may have an entry of this name: objects of JavaScript have two of their own, which programs stumble over. */
export const isEntryName = (name: string): boolean => !['', '__proto__', 'constructor'].includes(name);
/** The name of an entry of a map that a person's program sends. */
export const EntryName = (max: number) =>
  Text(max)
    .min(1)
    .refine(isEntryName, telling({ code: 'no-entry-name' }));
/**
 * One line of text from a person: trimmed, without control characters (so that it can never become a header or a second row) or half of
 * a pair of surrogates (which UTF-8 cannot hold).
 */
export const Line = (max: number) =>
  z
    .string(unlessGiven)
    .trim()
    .max(max, telling({ code: 'line-too-long', max }))
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, telling({ code: 'line-with-controls' }));
/** As `Line`, for text that must not be left out. */
export const FilledLine = (max: number) => Line(max).min(1, telling({ code: 'required' }));
/** Some lines of text from a person: as `Line`, but for the breaks between them. */
export const Lines = (max: number) =>
  z
    .string(unlessGiven)
    .overwrite((text) => text.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .max(max, telling({ code: 'line-too-long', max }))
    .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u, telling({ code: 'line-with-controls' }));
/** What mail programs make a link of: an address, a scheme, or a name with what may be a top-level domain (not as in St.John). */
const LINKED = [/@|:\/\/|\bwww\./i, /[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,})/u, /\.(?:com|net|org)\b/i];
/** The name of a person. It heads mails to strangers: nothing in it may lead anywhere, look like markup or turn the letters around. */
export const FullName = FilledLine(120)
  .regex(/^[^<>]*$/, telling({ code: 'name-with-address' }))
  .regex(/^[^\p{Bidi_Control}\p{Zl}\p{Zp}]*$/u, telling({ code: 'line-with-controls' }))
  .refine((name) => !LINKED.some((link) => link.test(name)), telling({ code: 'name-with-address' }));
/** A record of so many entries at most. */
export const atMost = <T extends z.ZodType<Record<string, unknown>>>(max: number, record: T): T =>
  record.refine((entries) => Object.keys(entries).length <= max, telling({ code: 'too-many-entries', max }));
export const Email = z
  .email({
    error: ({ input }) =>
      fieldSentence({ code: input === undefined || input === '' ? 'required' : 'no-email-address' }),
  })
  .max(254, telling({ code: 'no-email-address' }))
  .toLowerCase();
/** An address that people sign in by: as long as a name in the user pool may be. */
export const SignInEmail = Email.max(128, telling({ code: 'no-email-address' }));
export const EmailOrNone = z.union([Email, z.literal('')], telling({ code: 'no-email-address' }));
/** A cursor as a list gave it: far shorter than this. */
export const Cursor = z
  .string()
  .max(600)
  .regex(/^[\w-]*$/);

/** A page of a list. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: Cursor.optional() });
