import { addDays, todayIn } from '../../../shared/civil-date.ts';
import { countedFrom } from '../../../shared/due-days.ts';
import { limits } from '../../../shared/limits.ts';
import type { NewRecurringEntry } from '../../../shared/model/recurring-entry.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import { signedAmount } from '../../domain/ledger/entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptRecurringEntry } from '../../domain/recurring/recurring-entry.ts';
import type { Work } from '../../domain/work.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import type { LearnedNames } from '../books/learn-names.ts';
import { dueWork, type RecurringParts } from './recurring-change.ts';

/** So far back the first entries may be due: somebody begins their books with the rent since January. */
const DAYS_BACK_MAX = 366;

/** Where something that recurs is about to be kept, and what it was asked for by. */
interface Setting {
  readonly organization: StoredOrganization;
  readonly learned: Pick<LearnedNames, 'accountId' | 'categoryId'>;
  readonly userId: string;
  readonly asked: string;
}

/**
 * Something about to recur, with what is written for it and the work that follows: what is due already is entered soon. Refused where its
 * days make no sense.
 */
export async function newRecurring(
  wish: NewRecurringEntry,
  { organization, learned, userId, asked }: Setting,
  cloud: Pick<RecurringParts, 'recurringEntries' | 'now'>,
): Promise<{ entry: KeptRecurringEntry; writes: Write[]; work: Work[] } | Refusal> {
  const { id: organizationId, timeZone } = organization;
  const today = todayIn(timeZone, cloud.now());
  const fields = {
    ...daysTrouble(wish, today),
    ...((await cloud.recurringEntries.hasRoom(organizationId))
      ? {}
      : { description: { code: 'too-many-recurring' as const, max: limits.recurringEntries } }),
  };
  if (Object.keys(fields).length > 0) return refuse('invalid-input', { fields });
  const { category, accountLabel, nextDueDate, firstDueDate = nextDueDate, ...facts } = wish;
  const entry: KeptRecurringEntry = {
    ...facts,
    ...{ organizationId, userId, asked },
    amount: signedAmount(wish.kind, wish.amount),
    accountId: learned.accountId(accountLabel),
    categoryId: category ? learned.categoryId(category) : wish.kind,
    firstDueDate: countedFrom(nextDueDate, wish.frequency, [firstDueDate]),
    openFrom: nextDueDate,
    skippedDates: [],
    isPaused: false,
    createdAt: cloud.now().toISOString(),
    version: 1,
  };
  return { entry, writes: cloud.recurringEntries.addition(entry), work: dueWork(entry, today) };
}

function daysTrouble(
  { nextDueDate, endDate }: Pick<NewRecurringEntry, 'nextDueDate' | 'endDate'>,
  today: string,
): Record<string, FieldTrouble> {
  if (nextDueDate < addDays(today, -DAYS_BACK_MAX)) return { nextDueDate: { code: 'due-too-long-ago' } };
  return endDate !== undefined && endDate < nextDueDate ? { endDate: { code: 'end-before-next-due' } } : {};
}
