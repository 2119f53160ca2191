import { daysOfMonth, monthOf, todayIn } from '../../../shared/civil-date.ts';
import type { WorkToDo } from '../../../shared/model/summary.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { settingsOf } from '../books/organization-of.ts';

const ALL_DAYS = { from: '0001-01-01', to: '9999-12-31' };

/** What waits for a person in all books, told by counts that are written with the rows; and the months with entries. */
export async function getWorklist(
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'matches' | 'organizations' | 'now'>,
): Promise<WorkToDo> {
  const { timeZone } = await settingsOf(organizationId, cloud);
  const [left, suggestions, months] = await Promise.all([
    cloud.ledger.workLeft(organizationId),
    cloud.matches.countSuggestions(organizationId),
    monthsWithEntries(organizationId, todayIn(timeZone, cloud.now()), cloud),
  ]);
  return { ...left, suggestions, months };
}

/** The latest month is this one or lies before it, where any does: an entry dated ahead opens no month to come. */
async function monthsWithEntries(
  organizationId: string,
  today: string,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<WorkToDo['months']> {
  const untilNow = { ...ALL_DAYS, to: daysOfMonth(monthOf(today)).to };
  const [[first], [latest]] = await Promise.all([
    ledger.some(organizationId, ALL_DAYS, { limit: 1 }),
    ledger.some(organizationId, untilNow, { limit: 1, newestFirst: true }),
  ]);
  if (!first) return null;
  return { first: monthOf(first.date), latest: monthOf((latest ?? first).date) };
}
