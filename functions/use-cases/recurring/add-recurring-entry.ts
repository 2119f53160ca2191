import { addDays, todayIn } from '../../../shared/civil-date.ts';
import type { NewRecurringEntry, RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import { shownRecurringEntry } from '../../domain/books/shown-recurring-entry.ts';
import { bodyId } from '../../domain/ids.ts';
import { signedAmount } from '../../domain/ledger/entry.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptRecurringEntry } from '../../domain/recurring/recurring-entry.ts';
import type { Caller } from '../../runtime/caller.ts';
import { again } from '../../store/again.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { dueWork, type RecurringParts } from './recurring-change.ts';

/** So far back the first entries may be due: somebody begins their books with the rent since January. */
const DAYS_BACK_MAX = 366;
const ENTRIES_MAX = 200;

/** Has an income or an expense entered again and again; what is due already is entered soon. Sent twice with the same id and content it is one. */
export async function addRecurringEntry(
  wish: NewRecurringEntry,
  caller: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> {
  const outcome = await again(() => added(wish, caller, cloud));
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

async function added(
  wish: NewRecurringEntry,
  { organizationId, userId }: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal | 'conflict'> {
  const organization = await organizationOf(organizationId, cloud);
  const { category, accountLabel, nextDueDate, ...facts } = wish;
  const learned = learnNames(
    { accounts: [accountLabel], categories: category ? [category] : [] },
    organization,
    cloud,
  );
  if (isRefusal(learned)) return learned;
  const shown = (entry: KeptRecurringEntry) =>
    shownRecurringEntry(entry, learned.names, accountCurrency(organization));
  const asked = bodyId(wish);
  const existing = await cloud.recurringEntries.get(organizationId, wish.id);
  if (existing)
    return existing.asked === asked && existing.deletedAt === undefined
      ? shown(existing)
      : refuse('already-exists');
  const today = todayIn(organization.timeZone, cloud.now());
  const fields = {
    ...daysTrouble(wish, today),
    ...((await cloud.recurringEntries.of(organizationId)).length >= ENTRIES_MAX
      ? { description: { code: 'too-many-recurring' as const, max: ENTRIES_MAX } }
      : {}),
  };
  if (Object.keys(fields).length > 0) return refuse('invalid-input', { fields });
  const entry: KeptRecurringEntry = {
    ...facts,
    ...{ organizationId, userId, asked },
    amount: signedAmount(wish.kind, wish.amount),
    accountId: learned.accountId(accountLabel),
    categoryId: category ? learned.categoryId(category) : wish.kind,
    firstDueDate: nextDueDate,
    openFrom: nextDueDate,
    skippedDates: [],
    isPaused: false,
    createdAt: cloud.now().toISOString(),
    version: 1,
  };
  const written = await cloud.recurringEntries.tryWrite([
    cloud.recurringEntries.addition(entry),
    ...learned.writes,
    ...cloud.outbox.asking(...dueWork(entry, today)),
  ]);
  return written === 'conflict' ? written : shown(entry);
}

function daysTrouble(
  { nextDueDate, endDate }: Pick<NewRecurringEntry, 'nextDueDate' | 'endDate'>,
  today: string,
): Record<string, FieldTrouble> {
  if (nextDueDate < addDays(today, -DAYS_BACK_MAX)) return { nextDueDate: { code: 'due-too-long-ago' } };
  return endDate !== undefined && endDate < nextDueDate ? { endDate: { code: 'end-before-next-due' } } : {};
}
