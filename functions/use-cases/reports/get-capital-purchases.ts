import type { CapitalPurchases } from '../../../shared/model/capital-purchases.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Refusal } from '../../domain/outcome.ts';
import {
  capitalCategories,
  capitalPurchase,
  daysSpentOn,
  hasSpent,
} from '../../domain/reports/capital-purchases.ts';
import { categoryLabels } from '../../domain/reports/category-label.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedYear } from './report-days.ts';
import { filingBooks, netSinceIn } from './reported-totals.ts';

/** How many days are read side by side. */
const DAYS_AT_ONCE = 8;

/**
 * What was bought in a year at most to be used for longer. Totals tell on which days such categories have anything: only the rows of these
 * are read. From the day on which a business is registered they are without the tax that it claims, as the report's line for them is.
 */
export async function getCapitalPurchases(
  { from, to }: DateRange,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<CapitalPurchases | Refusal> {
  const refused = refusedYear({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const { currency } = organization;
  const isCapital = capitalCategories(organization);
  const labelOf = categoryLabels(organization);
  const netSince = netSinceIn(organization, { from, to });
  const { percentOf } = filingBooks(organization);
  const purchases: CapitalPurchases['purchases'] = [];
  const days = await daysOfCapital({ from, to }, organizationId, isCapital, cloud);
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const rows = await Promise.all(
      days.slice(at, at + DAYS_AT_ONCE).map((day) => rowsOfDay(day, organizationId, cloud)),
    );
    for (const row of rows.flat()) {
      const isNet = netSince !== undefined && row.date >= netSince;
      const found = capitalPurchase(row, isCapital, isNet ? { ...organization, percentOf } : organization);
      if (!found) continue;
      const { categoryId, ...purchase } = found;
      purchases.push({ ...purchase, category: labelOf(categoryId) });
    }
  }
  const counted = purchases.filter((purchase) => purchase.currency === currency);
  const total = counted.reduce((sum, { amount }) => sum + amount, 0);
  return { from, to, currency, purchases, total };
}

/** The days within a range on which anything was spent in such categories: first the months by their sheets, then the days of these. */
async function daysOfCapital(
  range: DateRange,
  organizationId: string,
  isCapital: (categoryId: string) => boolean,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<string[]> {
  const totals = await ledger.categoryTotals(organizationId, range);
  const some = totals.filter((total) => isCapital(total.categoryId) && hasSpent(total));
  const months = [...new Set(some.map(({ month }) => month))].toSorted();
  const days = await Promise.all(
    months.map(async (month) =>
      daysSpentOn(await ledger.monthTotals(organizationId, { from: month, to: month }), isCapital),
    ),
  );
  return days.flat().filter((day) => range.from <= day && day <= range.to);
}

const rowsOfDay = (day: string, organizationId: string, { ledger }: Pick<Cloud, 'ledger'>) =>
  Array.fromAsync(ledger.rows(organizationId, { from: day, to: day }));
