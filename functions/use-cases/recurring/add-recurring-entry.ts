import type { NewRecurringEntry, RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { shownRecurringEntry } from '../../domain/books/shown-recurring-entry.ts';
import { bodyId } from '../../domain/ids.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { KeptRecurringEntry } from '../../domain/recurring/recurring-entry.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Change } from '../../store/change.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { newRecurring } from './new-recurring.ts';
import type { RecurringParts } from './recurring-change.ts';

/** Has an income or an expense entered again and again; what is due already is entered soon. Sent twice with the same id and content it is one. */
export async function addRecurringEntry(
  wish: NewRecurringEntry,
  caller: Caller,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> {
  return cloud.change(caller, 'recurring-added', (change) => added(wish, caller, change, cloud));
}

async function added(
  wish: NewRecurringEntry,
  { organizationId, userId }: Caller,
  change: Change,
  cloud: RecurringParts,
): Promise<RecurringEntry | Refusal> {
  const organization = await organizationOf(organizationId, cloud);
  const { category, accountLabel } = wish;
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
  const made = await newRecurring(wish, { organization, learned, userId, asked }, cloud);
  if (isRefusal(made)) return made;
  change.about({ id: made.entry.id, name: made.entry.description });
  change.put(...made.writes, ...learned.writes);
  change.enqueue(...made.work);
  return shown(made.entry);
}
