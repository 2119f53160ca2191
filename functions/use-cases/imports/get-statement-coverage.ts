import { daysBetween } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { AccountCoverage } from '../../../shared/model/statement-import.ts';
import { coveredMonths, statementsFrom } from '../../domain/ledger/coverage.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';

const DAYS_MAX = 10 * 366;

/** Which months of each account the imports hold, and where they hold days twice. */
export async function getStatementCoverage(
  range: DateRange,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'imports' | 'organizations'>,
): Promise<{ items: AccountCoverage[] } | Refusal> {
  if (range.from > range.to)
    return refuse('invalid-input', { fields: { to: { code: 'first-day-after-last' } } });
  if (daysBetween(range.from, range.to) > DAYS_MAX)
    return refuse('invalid-input', { fields: { from: { code: 'more-than-ten-years' } } });
  const { accounts } = await organizationOf(organizationId, cloud);
  const items = await Promise.all(
    accounts.map(async ({ id, name }) => {
      const statements = await cloud.imports.coverage(organizationId, id, statementsFrom(range.from));
      return { accountId: id, name, months: coveredMonths(statements, range) };
    }),
  );
  return { items };
}
