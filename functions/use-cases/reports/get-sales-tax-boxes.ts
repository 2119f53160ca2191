import { templateFor } from '../../../shared/countries/index.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Report } from '../../../shared/model/report.ts';
import type { Language } from '../../../shared/text/language.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownSums, valuedIn } from '../../domain/ledger/valued-totals.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { formPlacement } from '../../domain/reports/form-placement.ts';
import { unconvertedSums } from '../../domain/reports/report-rows.ts';
import { claimRules } from '../../domain/reports/sales-tax/claim-rules.ts';
import { labelledBoxes, salesTaxReturn } from '../../domain/reports/sales-tax/return-boxes.ts';
import { ReturnTally } from '../../domain/reports/sales-tax/return-tally.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from './report-days.ts';
import { reportedTotals } from './reported-totals.ts';

/**
 * What a sales tax return of just these days would say, a row a box, whatever periods one files for: since the registration, or, of a business
 * without one, if it had been registered. By a simplified method, and in the United States, there are no boxes. Refused as `getSalesTax` refuses.
 */
export async function getSalesTaxBoxes(
  { from, to }: DateRange,
  { organizationId }: Pick<Caller, 'organizationId'>,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
  language?: Language,
): Promise<Report | Refusal> {
  const refused = refusedDays({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const { currency, salesTax, region } = organization;
  const { country } = templateFor(organization.country, organization.profession);
  const { totals, netSince } = await reportedTotals(organization, { from, to }, cloud);
  const { counted, apart } = valuedIn(currency, totals);
  const { standingCategory, sideOf } = bookNames(organization);
  const { income, expenses, net, count } = shownSums(counted, sideOf);
  if (count > EXPORT_ROWS_MAX)
    return refuse('wrong-state', { because: { code: 'too-many-entries-to-search' } });
  const tally = new ReturnTally({ currency, standingCategory, ...claimRules(organization) });
  const since = salesTax && salesTax.since > from ? salesTax.since : from;
  if (salesTax?.method !== 'simplified' && since <= to)
    for await (const rows of cloud.ledger.rowPages(organizationId, { from: since, to }))
      for (const row of rows) tally.add(row);
  const { boxes } = salesTaxReturn(country, region, tally.sums());
  const told = salesTax?.method === 'simplified' ? [] : labelledBoxes(boxes, country, language);
  return {
    ...{ type: 'sales-tax', from, to, currency, totals: { income, expenses, net } },
    rows: told.map(({ code, label, amount, source }) => ({
      ...{ key: code, label, amount },
      count: tally.countOf(source),
    })),
    unconverted: unconvertedSums('profit-loss', apart, {
      ...{ standingCategory, sideOf, form: formPlacement(organization) },
    }),
    ...(netSince === undefined ? {} : { netSince }),
  };
}
