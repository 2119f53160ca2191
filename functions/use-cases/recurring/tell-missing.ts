import { addDays } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { DAYS_LATE_MAX, missingEntries } from '../../domain/recurring/missing-entries.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellOnce } from '../notices/tell.ts';
import type { TellingParts } from '../notices/tell.ts';

type Parts = TellingParts & Pick<Cloud, 'change' | 'recurringEntries' | 'ledger' | 'imports'>;

/** An entry at the end of one statement is told of once the next one has come, which may begin weeks later. */
const DAYS_BEFORE = 45;
/** Entries looked at: a year of a small business. */
const ROWS_MAX = 5000;

/** Tells of each entry that was due in some days and of which no statement holds a row, once. */
export async function tellMissing(organizationId: string, days: DateRange, cloud: Parts): Promise<void> {
  if ((await cloud.recurringEntries.of(organizationId)).length === 0) return;
  const range = { from: addDays(days.from, -DAYS_BEFORE), to: addDays(days.to, DAYS_LATE_MAX) };
  const rows = await cloud.ledger.some(organizationId, range, { limit: ROWS_MAX, newestFirst: true });
  const accountIds = new Set(
    rows.filter(({ source }) => source.startsWith('recurring:')).map(({ accountId }) => accountId),
  );
  const stated = await Promise.all(
    [...accountIds].map((id) => cloud.imports.coverage(organizationId, id, range.from)),
  );
  for (const { id, description, date } of missingEntries(rows, stated.flat()))
    await tellOnce(
      { organizationId, kind: 'recurring-missing', aboutId: id, name: description, day: date },
      cloud,
    );
}
