import { limits } from '../../../shared/limits.ts';
import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { goingOnFrom } from '../../domain/recurring/recurring-entry.ts';
import type { Caller } from '../../runtime/caller.ts';
import { changeRecurring, type RecurringParts } from './recurring-change.ts';

/**
 * Has something entered again that was deleted, from today on; done twice it changes nothing more. Refused where others took its place.
 */
export const restoreRecurringEntry = (
  id: string,
  caller: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> =>
  changeRecurring(caller, 'recurring-restored', id, cloud, async (before, { today }) => {
    const { deletedAt, ...standing } = before;
    if (deletedAt === undefined) return { after: before };
    if (!(await cloud.recurringEntries.hasRoom(caller.organizationId)))
      return refuse('wrong-state', { because: { code: 'recurring-full', limit: limits.recurringEntries } });
    return { after: goingOnFrom(standing, today) };
  });
