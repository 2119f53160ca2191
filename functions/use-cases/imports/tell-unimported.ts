import { daysOfMonth, todayIn } from '../../../shared/civil-date.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import { statedDays } from '../../domain/ledger/coverage.ts';
import { statedFrom, unimportedMonth } from '../../domain/notices/unimported-month.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { tellOnce } from '../notices/tell.ts';
import type { TellingParts } from '../notices/tell.ts';

type Parts = TellingParts & Pick<Cloud, 'change' | 'organizations' | 'imports'>;

/** Tells of each account in use of which no statement of the last month came, once a month. */
export async function tellUnimported(organizationId: string, cloud: Parts): Promise<void> {
  if (isSampleBooks(organizationId)) return;
  const { accounts, timeZone } = await organizationOf(organizationId, cloud);
  const today = todayIn(timeZone, cloud.now());
  for (const { id, name } of accounts) {
    const statements = await cloud.imports.coverage(organizationId, id, statedFrom(today));
    const month = unimportedMonth(today, statements.map(statedDays));
    if (month === undefined) continue;
    const { from: day } = daysOfMonth(month);
    await tellOnce({ organizationId, kind: 'statement-missing', aboutId: id, name, day, once: month }, cloud);
  }
}
