import type { RecurringEntry, RecurringEntryChange } from '../../../shared/model/recurring-entry.ts';

/** A change, to be sent with the version that then stands. */
type Unsent<Change> = Change extends unknown ? Omit<Change, 'version'> : never;

/** The changes that take one back, one after the other: a word on all that follow ends what was said of the next one alone. */
export function changesBack(
  before: RecurringEntry,
  scope: RecurringEntryChange['scope'],
): Unsent<RecurringEntryChange>[] {
  const { next } = before;
  if (scope === 'next') return [{ scope, ...factsAgain(next ?? before) }];
  const { frequency, firstDueDate, nextDueDate, skippedDates, endDate } = before;
  const rhythm = nextDueDate === null ? {} : { firstDueDate, nextDueDate, skippedDates };
  return [
    { scope, ...factsAgain(before), frequency, endDate, ...rhythm },
    ...(next ? [{ scope: 'next' as const, ...factsAgain(next) }] : []),
  ];
}

/** Account and category by their ids: a name that was changed since would be a new account. */
const factsAgain = ({ description, amount, categoryId, accountId }: NonNullable<RecurringEntry['next']>) => ({
  ...{ description, amount },
  category: categoryId,
  accountLabel: accountId,
});
