import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { changeRecurring, type RecurringParts } from './recurring-change.ts';

/** Has something entered no more; what was entered stays. It is kept for a while, to be restored. */
export const deleteRecurringEntry = (
  id: string,
  caller: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> =>
  changeRecurring(caller, 'recurring-deleted', id, cloud, async (before) => {
    if (before.deletedAt !== undefined) return refuse('not-found');
    await cloud.recurringEntries.hasRoom(caller.organizationId);
    return { after: { ...before, deletedAt: cloud.now().toISOString() } };
  });
