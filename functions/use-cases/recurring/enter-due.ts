import { todayIn } from '../../../shared/civil-date.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import { awaitedOf, closedOn, dueRow, enteredOn } from '../../domain/recurring/recurring-entry.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { unlessClosedSince } from '../books/closed-period.ts';
import { organizationOf } from '../books/organization-of.ts';
import { newRow } from '../ledger/new-row.ts';

type Parts = Pick<
  Cloud,
  'recurringEntries' | 'organizations' | 'ledger' | 'categories' | 'rates' | 'outbox' | 'now'
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
    while (await retryOnConflict(() => unlessClosedSince(() => decidedNext(id, organization, cloud)))) {
      left -= 1;
      if (left === 0) return cloud.outbox.ask({ kind: 'enter-due', organizationId });
    }
}

/** Enters the next day of one, or lets it pass where it is closed; whether there was any. */
async function decidedNext(
  id: string,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<boolean | 'conflict'> {
  const entry = await cloud.recurringEntries.get(organization.id, id);
  const due = entry && awaitedOf(entry);
  if (!entry || due === undefined || due > todayIn(organization.timeZone, cloud.now())) return false;
  if (isClosedOn(await cloud.ledger.lock(organization.id), due)) {
    const passed = cloud.recurringEntries.change(entry, closedOn(entry, due));
    const written = await cloud.recurringEntries.tryWrite(passed);
    return written === 'conflict' ? written : true;
  }
  const at = cloud.now().toISOString();
  const { standingCategory } = bookNames(organization);
  const row = dueRow(entry, due, {
    ...{ standingCategory, createdAt: at },
    currencyOf: accountCurrency(organization),
  });
  const entered = await newRow(row, organization, cloud);
  const change = cloud.recurringEntries.change(entry, enteredOn(entry, due));
  const changes = [{ after: entered.row }];
  const written = await cloud.ledger.tryWrite(changes, { userId: null, at }, [...change, ...entered.writes]);
  return written === 'conflict' ? written : true;
}
