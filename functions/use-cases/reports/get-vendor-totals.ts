import { contractorForms } from '../../../shared/countries/contractor-forms.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { countsIn } from '../../../shared/entry-worth.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { VendorTotals } from '../../../shared/model/vendor-totals.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { taxedLines } from '../../domain/ledger/taxed-lines.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { categoryLabels } from '../../domain/reports/category-label.ts';
import { contractorCategories } from '../../domain/reports/contractor-categories.ts';
import { vendorTotals } from '../../domain/reports/vendor-totals.ts';
import type { Payment } from '../../domain/reports/vendor-totals.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from './report-days.ts';

/** Payments that one answer holds: each is told with it. */
export const PAYMENTS_MAX = 3000;

/**
 * Who was paid how much for work without being employed, and how much each country's slips ask about. It reads the rows of its days, since no
 * total knows a name, unless totals say that there is nothing: more than a list looks through, or more such payments than an answer holds, are
 * refused.
 */
export async function getVendorTotals(
  { from, to }: DateRange,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations' | 'receipts'>,
): Promise<VendorTotals | Refusal> {
  const refused = refusedDays({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  const { currency, country, profession } = organization;
  const purposeOf = contractorCategories(organization);
  const { standingCategory } = bookNames(organization);
  const contractorCategory = (categoryId: string): string | undefined => {
    const standing = standingCategory(categoryId);
    return purposeOf.has(standing) ? standing : undefined;
  };
  const tooMany = refuse('wrong-state', { because: { code: 'too-many-entries-to-search' } });
  const totals = await cloud.ledger.categoryTotals(organizationId, { from, to });
  const isAnyPaid = totals.some(({ categoryId }) => contractorCategory(categoryId) !== undefined);
  if (isAnyPaid && sumOf(totals).count > EXPORT_ROWS_MAX) return tooMany;
  const payments: Payment[] = [];
  for await (const rows of isAnyPaid ? cloud.ledger.rowPages(organizationId, { from, to }) : []) {
    const paid = rows.flatMap((row) =>
      paymentsOf(row, { currency, contractorCategory }).map((payment) => ({ row, payment })),
    );
    const vendorOf = await documentVendors(
      paid.map(({ row }) => row),
      organizationId,
      cloud,
    );
    payments.push(...paid.map(({ row, payment }) => ({ ...payment, vendor: vendorOf(row) })));
    if (payments.length > PAYMENTS_MAX) return tooMany;
  }
  const categoryLabel = categoryLabels(organization);
  const forms = contractorForms(templateFor(country, profession).country, { from, to });
  return {
    ...{ from, to, currency, categories: [...purposeOf.keys()].map(categoryLabel) },
    ...vendorTotals(payments.toReversed(), { currency, purposeOf, categoryLabel, forms }),
  };
}

interface PaidIn {
  readonly currency: string;
  /** The category in which a line pays somebody who isn't employed; undefined for all others. */
  readonly contractorCategory: (categoryId: string) => string | undefined;
}

/** What of an entry was paid, by category: its lines and parts without what is personal, by their worth where they have one. */
function paymentsOf(
  row: LedgerRow,
  { currency: home, contractorCategory }: PaidIn,
): Omit<Payment, 'vendor'>[] {
  const { id, date, currency } = row;
  const byWorth = currency !== home && countsIn(home, row);
  const lines = taxedLines(row).flatMap((line) => {
    const categoryId = contractorCategory(line.categoryId);
    if (categoryId === undefined || line.kind === 'transfer' || line.isPersonal) return [];
    const of = byWorth ? 'worth' : 'amount';
    const taxes = line.taxes.map((tax) => ({ kind: tax.kind, amount: 0 - tax[of] }));
    return [{ categoryId, amount: line[of], taxes }];
  });
  const payments = [...Map.groupBy(lines, ({ categoryId }) => categoryId)].map(([categoryId, some]) => ({
    ...{ id, date, description: sayDescription(row.description), categoryId },
    currency: byWorth ? home : currency,
    amount: some.reduce((sum, { amount }) => sum - amount, 0),
    taxes: some.flatMap(({ taxes }) => taxes),
  }));
  // An entry whose parts are all of other categories pays nothing in its own.
  return payments.filter(({ amount }) => amount !== 0);
}

/** Whom the documents of some rows name: of several documents the first that names somebody. */
async function documentVendors(
  rows: readonly LedgerRow[],
  organizationId: string,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<(row: LedgerRow) => string | undefined> {
  const ids = [...new Set(rows.flatMap(({ receiptIds }) => receiptIds))];
  const found = await receipts.getMany(organizationId, ids);
  const vendors = new Map(found.map(({ id, vendor }) => [id, vendor]));
  return ({ receiptIds }) =>
    receiptIds.map((id) => vendors.get(id)).find((vendor) => Boolean(vendor)) ?? undefined;
}
