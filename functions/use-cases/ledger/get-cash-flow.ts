import { daysOfMonth } from '../../../shared/civil-date.ts';
import { monthsUntil } from '../../../shared/months.ts';
import type { CashFlow } from '../../../shared/model/summary.ts';
import { categorySides } from '../../../shared/countries/category-sides.ts';
import { shownSums, sumsByCurrency, valuedIn } from '../../domain/ledger/valued-totals.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';

const MONTHS_SHOWN = 6;

/** What came in and went out in each of six months, the last one the given, by the totals of those months alone. */
export async function getCashFlow(
  { until }: { readonly until: string },
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<CashFlow> {
  const months = monthsUntil(until, MONTHS_SHOWN);
  const range = { from: daysOfMonth(months[0] ?? until).from, to: daysOfMonth(until).to };
  const [organization, totals] = await Promise.all([
    organizationOf(organizationId, cloud),
    cloud.ledger.categoryTotals(organizationId, range),
  ]);
  const { currency } = organization;
  const sideOf = categorySides(organization);
  const { counted, apart } = valuedIn(currency, totals);
  const byMonth = Map.groupBy(counted, ({ month }) => month);
  return {
    currency,
    months: months.map((month) => ({ month, ...shownSums(byMonth.get(month) ?? [], sideOf) })),
    apart: sumsByCurrency(apart, sideOf),
  };
}
