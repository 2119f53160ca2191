import { contractorForms } from '../../../shared/countries/contractor-forms.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { countsIn } from '../../../shared/entry-worth.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { VENDORS_NAMED_MAX } from '../../../shared/model/vendor-totals.ts';
import type { VendorTotals, VendorView } from '../../../shared/model/vendor-totals.ts';
import { sayDescription } from '../../../shared/text/entry-description.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { taxedLines } from '../../domain/ledger/taxed-lines.ts';
import { sumOf } from '../../domain/ledger/totals.ts';
import { paidByService } from '../../domain/payouts/paid-by-service.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { categoryLabels } from '../../domain/reports/category-label.ts';
import { contractorCategories } from '../../domain/reports/contractor-categories.ts';
import { spentByRow } from '../../domain/reports/spent-by-row.ts';
import { vendorTotals } from '../../domain/reports/vendor-totals.ts';
import type { Payment } from '../../domain/reports/vendor-totals.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from '../books/organization-of.ts';
import { refusedDays } from './report-days.ts';
import { filingBooks, netSinceIn } from './reported-totals.ts';

/** Payments that one answer holds. */
export const PAYMENTS_MAX = 3000;

/**
 * What was spent at each vendor, by the figures of the profit and loss; or who was paid how much for work without being employed, and how much
 * each country's slips ask about. It reads the rows of its days, since no total knows a name, unless totals say that there is nothing: more than
 * a list looks through is refused.
 */
export async function getVendorTotals(
  { from, to, of = 'contractors' }: DateRange & { readonly of?: VendorView | undefined },
  { organizationId }: Caller,
  cloud: Parts,
): Promise<VendorTotals | Refusal> {
  const refused = refusedDays({ from, to });
  if (refused) return refused;
  const organization = await organizationOf(organizationId, cloud);
  return of === 'spending'
    ? spendingTotals({ from, to }, organization, cloud)
    : contractorTotals({ from, to }, organization, cloud);
}

type Parts = Pick<Cloud, 'ledger' | 'organizations' | 'receipts'>;

const tooMany = () => refuse('wrong-state', { because: { code: 'too-many-entries-to-search' } });

/** The payments that rows of a range make, with whom their documents name; undefined where they are too many. */
async function paymentsIn(
  range: DateRange,
  organizationId: string,
  paidBy: (row: LedgerRow) => readonly Omit<Payment, 'vendor'>[],
  { cloud, max }: { readonly cloud: Parts; readonly max: number },
): Promise<Payment[] | undefined> {
  const payments: Payment[] = [];
  for await (const rows of cloud.ledger.rowPages(organizationId, range)) {
    const paid = rows.flatMap((row) => paidBy(row).map((payment) => ({ row, payment })));
    const vendorOf = await documentVendors(
      paid.map(({ row }) => row),
      organizationId,
      cloud,
    );
    payments.push(...paid.map(({ row, payment }) => ({ ...payment, vendor: vendorOf(row) })));
    if (payments.length > max) return undefined;
  }
  return payments.toReversed();
}

async function spendingTotals(
  range: DateRange,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<VendorTotals | Refusal> {
  const { id, currency } = organization;
  const totals = await cloud.ledger.categoryTotals(id, range);
  if (sumOf(totals).count > EXPORT_ROWS_MAX) return tooMany();
  const { sideOf } = bookNames(organization);
  const netSince = netSinceIn(organization, range);
  const spentBy = spentByRow({ ...filingBooks(organization), sideOf, netSince });
  // An entry may be split: no limit is needed where its rows have one.
  const payments = (await paymentsIn(range, id, spentBy, { cloud, max: Infinity })) ?? [];
  const categoryLabel = categoryLabels(organization);
  const books = { currency, purposeOf: new Map(), categoryLabel, forms: [] };
  const { vendors, unconverted, ...sums } = vendorTotals(payments, books);
  const named = vendors.slice(0, VENDORS_NAMED_MAX);
  const others = vendors.slice(VENDORS_NAMED_MAX);
  const isListed = payments.length <= PAYMENTS_MAX;
  const shown = <T extends { readonly payments: readonly unknown[] }>(figures: readonly T[]) =>
    isListed ? [...figures] : figures.map((figure) => ({ ...figure, payments: [] }));
  return {
    ...{ ...range, currency, categories: [], ...sums },
    vendors: shown(named),
    unconverted: shown(unconverted),
    ...(others.length > 0 ? { others: summed(others) } : {}),
  };
}

const summed = (vendors: readonly { readonly amount: number; readonly count: number }[]) => ({
  vendors: vendors.length,
  amount: vendors.reduce((sum, { amount }) => sum + amount, 0),
  count: vendors.reduce((sum, { count }) => sum + count, 0),
});

async function contractorTotals(
  { from, to }: DateRange,
  organization: StoredOrganization,
  cloud: Parts,
): Promise<VendorTotals | Refusal> {
  const { id: organizationId, currency, country, profession } = organization;
  const purposeOf = contractorCategories(organization);
  const { standingCategory } = bookNames(organization);
  const contractorCategory = (categoryId: string): string | undefined => {
    const standing = standingCategory(categoryId);
    return purposeOf.has(standing) ? standing : undefined;
  };
  const totals = await cloud.ledger.categoryTotals(organizationId, { from, to });
  const isAnyPaid = totals.some(({ categoryId }) => contractorCategory(categoryId) !== undefined);
  if (isAnyPaid && sumOf(totals).count > EXPORT_ROWS_MAX) return tooMany();
  const isByService = paidByService(organization.accounts);
  const paidBy = (row: LedgerRow) =>
    paymentsOf(row, { currency, contractorCategory }).map((payment) => ({
      ...payment,
      isByService: isByService(row),
    }));
  const limits = { cloud, max: PAYMENTS_MAX };
  const payments = isAnyPaid ? await paymentsIn({ from, to }, organizationId, paidBy, limits) : [];
  if (!payments) return tooMany();
  const categoryLabel = categoryLabels(organization);
  const forms = contractorForms(templateFor(country, profession).country, { from, to });
  return {
    ...{ from, to, currency, categories: [...purposeOf.keys()].map(categoryLabel) },
    ...vendorTotals(payments, { currency, purposeOf, categoryLabel, forms }),
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
