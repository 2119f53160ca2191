import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { goingOnFrom } from '../../domain/recurring/recurring-entry.ts';
import type { Caller } from '../../runtime/caller.ts';
import { changeRecurring, type RecurringParts } from './recurring-change.ts';

/** Has something entered again that was deleted, from today on; done twice it changes nothing more. */
export const restoreRecurringEntry = (
  id: string,
  { organizationId }: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> =>
  changeRecurring(organizationId, id, cloud, (before, { today }) => {
    const { deletedAt, ...standing } = before;
    return { after: deletedAt === undefined ? before : goingOnFrom(standing, today) };
  });
