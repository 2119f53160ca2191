import { todayIn } from '../../../shared/civil-date.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import { awaitedOf, closedOn, dueRow, enteredOn } from '../../domain/recurring/recurring-entry.ts';
import type { KeptRecurringEntry } from '../../domain/recurring/recurring-entry.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { unlessClosedSince } from '../books/closed-period.ts';
import { organizationOf } from '../books/organization-of.ts';
import { newRow } from '../ledger/new-row.ts';

type Parts = Pick<
  Cloud,
  'change' | 'recurringEntries' | 'organizations' | 'ledger' | 'categories' | 'rates' | 'outbox' | 'now'
>;

/** As many as one message writes before the others have their turn. */
const ENTRIES_AT_ONCE = 100;

/**
 * Enters all that is due in some books by their own clock, day by day where it was due more than once. An entry and that it stands are
 * one transaction: done twice, late or after an end in between, each day is entered once. Nothing is entered on a day of a closed period:
 * that is told of it, and later days go on.
 */
export async function enterDue(organizationId: string, cloud: Parts): Promise<void> {
  const organization = await organizationOf(organizationId, cloud);
  let left = ENTRIES_AT_ONCE;
  for (const { id } of await cloud.recurringEntries.of(organizationId))
    while (await unlessClosedSince(() => decidedNext(id, organization, cloud))) {
      left -= 1;
      if (left === 0) return cloud.outbox.ask({ kind: 'enter-due', organizationId });
    }
}

/** Enters the next day of one, or lets it pass where it is closed; whether there was any. */
async function decidedNext(id: string, organization: StoredOrganization, cloud: Parts): Promise<boolean> {
  const { id: organizationId } = organization;
  const first = await cloud.recurringEntries.get(organizationId, id);
  const due = first && dueOf(first, organization, cloud);
  if (due === undefined) return false;
  const isClosed = isClosedOn(await cloud.ledger.lock(organizationId), due);
  const actor = { organizationId, system: 'enter-due' } as const;
  await cloud.change(actor, isClosed ? 'recurring-passed' : 'entry-added', async (change) => {
    const entry = change.isRetry ? await cloud.recurringEntries.get(organizationId, id) : first;
    // Another worker, or a person, has seen to that day.
    if (!entry || dueOf(entry, organization, cloud) !== due) return;
    change.about({ id, name: entry.description });
    if (isClosed) change.put(...cloud.recurringEntries.change(entry, closedOn(entry, due)));
    else await enter(change, entry, due, organization, cloud);
  });
  return true;
}

/** The day on which one is to be entered next, where that has come. */
function dueOf(
  entry: KeptRecurringEntry,
  { timeZone }: StoredOrganization,
  { now }: Parts,
): string | undefined {
  const due = awaitedOf(entry);
  return due !== undefined && due <= todayIn(timeZone, now()) ? due : undefined;
}

async function enter(
  change: Change,
  entry: KeptRecurringEntry,
  due: string,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<void> {
  const { standingCategory } = bookNames(organization);
  const row = dueRow(entry, due, {
    ...{ standingCategory, createdAt: change.at },
    currencyOf: accountCurrency(organization),
  });
  const entered = await newRow(row, organization, cloud);
  change.about({ id: entered.row.id, name: entered.row.description });
  change.put(
    ...cloud.ledger.writesOf([{ after: entered.row }], { userId: null, at: change.at }),
    ...cloud.recurringEntries.change(entry, enteredOn(entry, due)),
    ...entered.writes,
  );
}
