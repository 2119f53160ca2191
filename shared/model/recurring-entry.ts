import * as z from 'zod';
import { AmountMinor, CivilDay, Currency, FilledLine, Id, Instant, Line, Version } from './common.ts';
import { telling } from './field-words.ts';
import { Frequency } from './frequency.ts';

/** Days left out ahead: whoever leaves out more wants it paused. */
export const SKIPPED_MAX = 60;

const RecurringKind = z.enum(['income', 'expense']);

const facts = {
  description: FilledLine(300),
  /** Minor units of the account's currency; its sign is ignored. */
  amount: AmountMinor.refine((amount) => amount !== 0, telling({ code: 'amount-zero' })),
  category: Line(80).optional(),
  accountLabel: FilledLine(80),
};

/** An income or an expense that is to be entered again and again, as a person sets it up. */
export const NewRecurringEntry = z.strictObject({
  id: Id,
  kind: RecurringKind,
  ...facts,
  frequency: Frequency,
  nextDueDate: CivilDay,
  /** The day from which its months are counted, where that leads to the next due date. */
  firstDueDate: CivilDay.optional(),
  /** The last day on which one may be due; without it they go on. */
  endDate: CivilDay.optional(),
});
export type NewRecurringEntry = z.infer<typeof NewRecurringEntry>;

const changed = {
  version: Version,
  description: facts.description.optional(),
  amount: facts.amount.optional(),
  category: FilledLine(80).optional(),
  accountLabel: facts.accountLabel.optional(),
};

/** What is changed of the next entry alone, or of all that follow; what was entered before stays as it is. */
export const RecurringEntryChange = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('next'), ...changed }),
  z.strictObject({
    scope: z.literal('following'),
    ...changed,
    frequency: Frequency.optional(),
    nextDueDate: CivilDay.optional(),
    /** The day from which its months are counted, where that leads to the next day: what began on a 31st goes on from it. */
    firstDueDate: CivilDay.optional(),
    /** Days to come that stay left out at this rhythm; none unless told. */
    skippedDates: z.array(CivilDay).max(SKIPPED_MAX).optional(),
    endDate: CivilDay.nullable().optional(),
    /** While paused nothing is entered, and what was due meanwhile is not made up for. */
    isPaused: z.boolean().optional(),
  }),
]);
export type RecurringEntryChange = z.infer<typeof RecurringEntryChange>;

/** Leaves out what is due next, or takes that back while nothing was entered for a later day. */
export const RecurringEntrySkip = z.strictObject({
  version: Version,
  date: CivilDay,
  isSkipped: z.boolean(),
});
export type RecurringEntrySkip = z.infer<typeof RecurringEntrySkip>;

const EntryFacts = z.object({
  description: z.string(),
  /** Signed minor units. */
  amount: AmountMinor,
  category: z.string(),
  categoryId: z.string(),
  accountLabel: z.string(),
  accountId: z.string(),
});

/** An income or an expense that Matchbook enters on each day on which it is due, by the clock of the books. */
export const RecurringEntry = EntryFacts.extend({
  id: Id,
  kind: RecurringKind,
  currency: Currency,
  frequency: Frequency,
  /** The day from which its months are counted. */
  firstDueDate: CivilDay,
  /** null: the last one was entered. */
  nextDueDate: CivilDay.nullable(),
  endDate: CivilDay.nullable(),
  isPaused: z.boolean(),
  /** Days to come that are left out. */
  skippedDates: z.array(CivilDay),
  /** The latest days on which nothing was entered, as their period is closed. */
  closedDates: z.array(CivilDay).optional(),
  /** The next one, where it alone is another than those that follow. */
  next: EntryFacts.extend({ currency: Currency }).optional(),
  createdAt: Instant,
  version: z.int().min(1),
});
export type RecurringEntry = z.infer<typeof RecurringEntry>;
