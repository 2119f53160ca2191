import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import {
  factsOn,
  nextDueOf,
  type EntryFacts,
  type KeptRecurringEntry,
} from '../recurring/recurring-entry.ts';
import type { BookNames } from './book-names.ts';
import { withCategory } from './shown-transaction.ts';

/** What is entered again and again, as the API shows it: with what its account and categories are called now. */
export function shownRecurringEntry(
  entry: KeptRecurringEntry,
  names: BookNames,
  currencyOf: (accountId: string) => LedgerRow['currency'],
): RecurringEntry {
  const { id, kind, frequency, firstDueDate, isPaused, skippedDates, createdAt, version } = entry;
  const { endDate = null } = entry;
  const nextDueDate = nextDueOf(entry) ?? null;
  const shown = (facts: EntryFacts) => ({
    ...withCategory(facts, names),
    accountLabel: names.accountName(facts.accountId),
    currency: currencyOf(facts.accountId),
  });
  const { description, amount, categoryId, accountId } = entry;
  const isOther = nextDueDate !== null && entry.once?.date === nextDueDate;
  return {
    ...shown({ description, amount, categoryId, accountId }),
    ...{
      id,
      kind,
      frequency,
      firstDueDate,
      nextDueDate,
      endDate,
      isPaused,
      skippedDates,
      createdAt,
      version,
    },
    ...(entry.closedDates ? { closedDates: entry.closedDates } : {}),
    ...(isOther ? { next: shown(factsOn(entry, nextDueDate)) } : {}),
  };
}
