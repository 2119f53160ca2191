import { todayIn } from '../../../shared/civil-date.ts';
import type { RecurringEntry } from '../../../shared/model/recurring-entry.ts';
import { shownRecurringEntry } from '../../domain/books/shown-recurring-entry.ts';
import { bookNames, type BookNames } from '../../domain/books/book-names.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { awaitedOf, type KeptRecurringEntry } from '../../domain/recurring/recurring-entry.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { organizationOf } from '../books/organization-of.ts';

export type RecurringParts = Pick<Cloud, 'recurringEntries' | 'organizations' | 'outbox' | 'now'>;

/** What one is decided to become, with what is written with it. */
interface Decision {
  readonly after: KeptRecurringEntry;
  readonly names?: BookNames;
  readonly writes?: readonly Write[];
}

/** The books as they are when something recurring in them is decided on. */
export interface BooksToday {
  readonly organization: StoredOrganization;
  /** By the clock of the books. */
  readonly today: string;
}

/** Decides what becomes of something recurring as it is now and writes it; decides anew where somebody was quicker. */
export async function changeRecurring(
  organizationId: string,
  id: string,
  cloud: RecurringParts,
  decide: (before: KeptRecurringEntry, books: BooksToday) => Decision | Refusal | Promise<Decision | Refusal>,
): Promise<RecurringEntry | Refusal> {
  const outcome = await again(async () => {
    const before = await cloud.recurringEntries.get(organizationId, id);
    if (!before) return refuse('not-found');
    const organization = await organizationOf(organizationId, cloud);
    const today = todayIn(organization.timeZone, cloud.now());
    const decision = await decide(before, { organization, today });
    if (isRefusal(decision)) return decision;
    const { after, names = bookNames(organization), writes = [] } = decision;
    const written = await cloud.recurringEntries.tryWrite([
      ...cloud.recurringEntries.change(before, after),
      ...writes,
      ...cloud.outbox.asking(...dueWork(after, today)),
    ]);
    if (written === 'conflict') return written;
    const kept = { ...after, version: before.version + 1 };
    return shownRecurringEntry(kept, names, accountCurrency(organization));
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

/** What is due already is entered at once: nobody waits for the next round. */
export function dueWork(entry: KeptRecurringEntry, today: string): Work[] {
  const due = awaitedOf(entry);
  const { organizationId } = entry;
  return due !== undefined && due <= today ? [{ kind: 'enter-due', organizationId }] : [];
}
