import * as z from 'zod';
import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import { dueFrom } from '../../../shared/due-days.ts';
import { CivilDay } from '../../../shared/model/common.ts';
import { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { recurringRowId } from '../ids.ts';
import { entryOf } from '../ledger/entry.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

const EntryFacts = RecurringEntry.pick({
  description: true,
  amount: true,
  categoryId: true,
  accountId: true,
});
export type EntryFacts = z.infer<typeof EntryFacts>;

/** What is entered again and again, as the books keep it: account and categories by their ids. */
export const KeptRecurringEntry = EntryFacts.extend({
  ...RecurringEntry.pick({
    id: true,
    kind: true,
    frequency: true,
    isPaused: true,
    createdAt: true,
    version: true,
  }).shape,
  organizationId: z.string(),
  /** What it was set up by: sent again it is the same. */
  asked: z.string(),
  /** Who set it up. */
  userId: z.string(),
  /** The day from which its months are counted. */
  firstDueDate: CivilDay,
  endDate: CivilDay.optional(),
  /** All days before this one are decided: entered, or let pass. */
  openFrom: CivilDay,
  skippedDates: z.array(CivilDay),
  /** The newest day of which there is an entry. */
  enteredUntil: CivilDay.optional(),
  /** The latest days on which it was due in a closed period, so that nothing was entered. */
  closedDates: z.array(CivilDay).optional(),
  /** One day's entry where it is another than those that follow. */
  once: EntryFacts.extend({ date: CivilDay }).optional(),
  deletedAt: z.string().optional(),
});
export type KeptRecurringEntry = z.infer<typeof KeptRecurringEntry>;

/** The day on which it is due next; undefined once the last one is entered. */
export const nextDueOf = (entry: KeptRecurringEntry): CivilDate | undefined =>
  dueFrom(entry, entry.openFrom, entry.skippedDates);

/** The day of which an entry is to be made next; none while it is paused, or once it is deleted. */
export const awaitedOf = (entry: KeptRecurringEntry): CivilDate | undefined =>
  entry.isPaused || entry.deletedAt !== undefined ? undefined : nextDueOf(entry);

/** What the entry of a day is to be. */
export function factsOn(entry: KeptRecurringEntry, date: CivilDate): EntryFacts {
  const { description, amount, categoryId, accountId } = entry.once?.date === date ? entry.once : entry;
  return { description, amount, categoryId, accountId };
}

/** What is known of books when something due is entered in them. */
interface DueContext {
  readonly currencyOf: (accountId: string) => LedgerRow['currency'];
  readonly standingCategory: (id: string) => string;
  readonly createdAt: string;
}

/** The row that is due on a day: the same however often it is made. */
export function dueRow(
  entry: KeptRecurringEntry,
  date: CivilDate,
  { currencyOf, standingCategory, createdAt }: DueContext,
): LedgerRow {
  const { id, kind, userId, organizationId } = entry;
  const { categoryId, ...facts } = factsOn(entry, date);
  return entryOf(
    { ...facts, id: recurringRowId(id, date), kind, date, categoryId: standingCategory(categoryId) },
    {
      ...{ userId, organizationId, createdAt },
      currency: currencyOf(facts.accountId),
      source: `recurring:${id}`,
    },
  );
}

/** It once the entry of this day stands. */
export const enteredOn = (entry: KeptRecurringEntry, date: CivilDate): KeptRecurringEntry => ({
  ...openFrom(entry, addDays(date, 1)),
  enteredUntil: date,
});

/** So many days of closed periods are told. */
const CLOSED_TOLD_MAX = 12;

/** It once this day is let pass, as its period is closed; later days go on. */
export const closedOn = (entry: KeptRecurringEntry, date: CivilDate): KeptRecurringEntry => ({
  ...openFrom(entry, addDays(date, 1)),
  closedDates: [...(entry.closedDates ?? []), date].slice(-CLOSED_TOLD_MAX),
});

/** It with all days before one let pass. */
function openFrom(entry: KeptRecurringEntry, day: CivilDate): KeptRecurringEntry {
  const { once, ...following } = entry;
  return {
    ...following,
    openFrom: day,
    skippedDates: entry.skippedDates.filter((date) => date >= day),
    ...(once && once.date >= day ? { once } : {}),
  };
}

/** It going on from a day after a while in which nothing was entered: what was due meanwhile is not made up for. */
export const goingOnFrom = (entry: KeptRecurringEntry, today: CivilDate): KeptRecurringEntry =>
  entry.openFrom < today ? openFrom(entry, today) : entry;
