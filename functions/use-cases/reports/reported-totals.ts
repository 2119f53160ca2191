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
  const { id, currency, salesTax } = organization;
  const { country } = templateFor(organization.country, organization.profession);
  if (salesTax?.method !== 'normal' || salesTax.since > to || !salesTaxRules(country))
    return { totals: await ledger.categoryTotals(id, { from, to }), netSince: undefined };
  const netSince = salesTax.since > from ? salesTax.since : from;
  const [before, since] = await Promise.all([
    from < netSince ? ledger.categoryTotals(id, { from, to: addDays(netSince, -1) }) : [],
    ledger.taxedTotals(id, { from: netSince, to }),
  ]);
  const { standingCategory } = bookNames(organization);
  const books = { currency, standingCategory, ...claimRules(organization) };
  return { totals: [...before, ...netOfTax(since, books)], netSince };
}
