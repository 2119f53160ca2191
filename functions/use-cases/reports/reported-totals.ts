import { addDays } from '../../../shared/civil-date.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { CategoryTotal } from '../../domain/ledger/month-sheets.ts';
import { claimRules } from '../../domain/reports/sales-tax/claim-rules.ts';
import { netOfTax } from '../../domain/reports/sales-tax/net-of-tax.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/** What a report is made of, and from which of its days on that is without sales tax; undefined where it is gross throughout. */
interface ReportedTotals {
  readonly totals: readonly CategoryTotal[];
  readonly netSince: string | undefined;
}

/** The totals of a range by category: net of sales tax from the day on which the business is registered, by the normal method, for it. */
export async function reportedTotals(
  organization: StoredOrganization,
  { from, to }: DateRange,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<ReportedTotals> {
  const { id } = organization;
  const netSince = netSinceIn(organization, { from, to });
  if (netSince === undefined)
    return { totals: await ledger.categoryTotals(id, { from, to }), netSince: undefined };
  const [before, since] = await Promise.all([
    from < netSince ? ledger.categoryTotals(id, { from, to: addDays(netSince, -1) }) : [],
    ledger.taxedTotals(id, { from: netSince, to }),
  ]);
  return { totals: [...before, ...netOfTax(since, filingBooks(organization))], netSince };
}

/** From which day of a range on reports are net of sales tax; undefined where they are gross throughout. */
export function netSinceIn(
  { country, profession, salesTax }: StoredOrganization,
  { from, to }: DateRange,
): string | undefined {
  const rules = salesTaxRules(templateFor(country, profession).country);
  if (salesTax?.method !== 'normal' || salesTax.since > to || !rules) return undefined;
  return salesTax.since > from ? salesTax.since : from;
}

/** By what books claim their sales tax. */
export const filingBooks = (organization: StoredOrganization) => ({
  currency: organization.currency,
  standingCategory: bookNames(organization).standingCategory,
  ...claimRules(organization),
});
