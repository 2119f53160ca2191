import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownRecurringEntry } from '../../domain/books/shown-recurring-entry.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { organizationOf } from '../books/organization-of.ts';

/** What is entered again and again: the next due first, then what is paused, and what has ended. */
export async function listRecurringEntries(
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'recurringEntries' | 'organizations'>,
): Promise<{ items: RecurringEntry[] }> {
  const organization = await organizationOf(organizationId, cloud);
  const names = bookNames(organization);
  const entries = await cloud.recurringEntries.of(organizationId);
  const items = entries.map((entry) => shownRecurringEntry(entry, names, accountCurrency(organization)));
  return { items: items.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)) };
}

const placeOf = ({ nextDueDate, isPaused, description, id }: RecurringEntry): string =>
  [nextDueDate === null ? 2 : isPaused ? 1 : 0, nextDueDate ?? '', description, id].join(' ');
