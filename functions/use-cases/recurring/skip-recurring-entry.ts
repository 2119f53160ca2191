import { SKIPPED_MAX } from '../../../shared/model/recurring-entry.ts';
import type { RecurringEntry, RecurringEntrySkip } from '../../../shared/model/recurring-entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { nextDueOf } from '../../domain/recurring/recurring-entry.ts';
import type { Caller } from '../../runtime/caller.ts';
import { changeRecurring, type RecurringParts } from './recurring-change.ts';

/** Leaves out what is due next, or takes that back while nothing was entered for that day or a later one. */
export function skipRecurringEntry(
  id: string,
  { version, date, isSkipped }: RecurringEntrySkip,
  caller: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> {
  return changeRecurring(caller, 'recurring-skipped', id, cloud, (before) => {
    if (before.deletedAt !== undefined) return refuse('not-found');
    if (before.version !== version) return refuse('changed-meanwhile');
    const { skippedDates } = before;
    const isPossible = isSkipped
      ? nextDueOf(before) === date && skippedDates.length < SKIPPED_MAX
      : skippedDates.includes(date);
    if (!isPossible) return refuse('wrong-state');
    const others = skippedDates.filter((skipped) => skipped !== date);
    return { after: { ...before, skippedDates: isSkipped ? [...others, date] : others } };
  });
}
