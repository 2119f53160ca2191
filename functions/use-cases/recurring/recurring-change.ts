import type { Act } from '../../../shared/audit-acts.ts';
import { todayIn } from '../../../shared/civil-date.ts';
import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { shownRecurringEntry } from '../../domain/books/shown-recurring-entry.ts';
import { bookNames, type BookNames } from '../../domain/books/book-names.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { awaitedOf, type KeptRecurringEntry } from '../../domain/recurring/recurring-entry.ts';
import type { Work } from '../../domain/work.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { organizationOf } from '../books/organization-of.ts';

export type RecurringParts = Pick<Cloud, 'change' | 'recurringEntries' | 'organizations' | 'now'>;

/** What one is decided to become, with what is written with it. */
interface Decision {
  readonly after: KeptRecurringEntry;
  readonly names?: BookNames;
  readonly writes?: readonly Write[];
  /** Which of its facts change. */
  readonly fields?: readonly string[];
}

/** The books as they are when something recurring in them is decided on. */
export interface BooksToday {
  readonly organization: StoredOrganization;
  /** By the clock of the books. */
  readonly today: string;
}

/** Decides what becomes of something recurring as it is now and writes it. What is left as it is stays unwritten. */
export async function changeRecurring(
  caller: Caller,
  act: Act,
  id: string,
  cloud: RecurringParts,
  decide: (before: KeptRecurringEntry, books: BooksToday) => Decision | Refusal | Promise<Decision | Refusal>,
): Promise<RecurringEntry | Refusal> {
  const { organizationId } = caller;
  return cloud.change(caller, act, async (change) => {
    const before = await cloud.recurringEntries.get(organizationId, id);
    if (!before) return refuse('not-found');
    const organization = await organizationOf(organizationId, cloud);
    const today = todayIn(organization.timeZone, cloud.now());
    const decision = await decide(before, { organization, today });
    if (isRefusal(decision)) return decision;
    const { after, names = bookNames(organization), writes = [], fields } = decision;
    const shown = (entry: KeptRecurringEntry) =>
      shownRecurringEntry(entry, names, accountCurrency(organization));
    if (after === before) return shown(before);
    change.about({ id, name: after.description }, fields);
    change.put(...cloud.recurringEntries.change(before, after), ...writes);
    change.enqueue(...dueWork(after, today));
    return shown({ ...after, version: before.version + 1 });
  });
}

/** What is due already is entered at once: nobody waits for the next round. */
export function dueWork(entry: KeptRecurringEntry, today: string): Work[] {
  const due = awaitedOf(entry);
  const { organizationId } = entry;
  return due !== undefined && due <= today ? [{ kind: 'enter-due', organizationId }] : [];
}
