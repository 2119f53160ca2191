import { entryLines } from '../../../shared/entry-lines.ts';
import { worthLines } from '../../../shared/entry-worth.ts';
import { contractorForms } from '../../../shared/countries/contractor-forms.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { VendorTotals } from '../../../shared/model/vendor-totals.ts';
import { textSearched } from '../../../shared/transaction-filter.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
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

/** Payments that one answer is made of: all of them are looked at side by side. */
const PAYMENTS_MAX = 5000;

/**
 * Who was paid how much for work without being employed, and how much each country's slips ask about. It reads the rows of its days, since no
 * total knows a name: more than a list looks through, or more such payments than fit beside each other, are refused.
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
  const tooMany = refuse('wrong-state', { because: { code: 'too-many-entries-to-search' } });
  if ((await cloud.ledger.count(organizationId, { from, to })) > EXPORT_ROWS_MAX) return tooMany;
  const names = bookNames(organization);
  const payments: Payment[] = [];
  for await (const rows of cloud.ledger.rowPages(organizationId, { from, to })) {
    const paid = rows.filter((row) =>
      entryLines(row).some(({ categoryId }) => purposeOf.has(names.standingCategory(categoryId))),
    );
    const vendorOf = await documentVendors(paid, organizationId, cloud);
    payments.push(
      ...paid.flatMap((row) =>
        paymentsOf(row, { currency, names, purposeOf }).map((one) => ({ ...one, vendor: vendorOf(row) })),
      ),
    );
    if (payments.length > PAYMENTS_MAX) return tooMany;
  }
  const forms = contractorForms(templateFor(country, profession).country, { from, to });
  const books = { currency, purposeOf, categoryLabel: categoryLabels(organization), forms };
  return { from, to, currency, ...vendorTotals(payments.toReversed(), books) };
}

interface PaidIn {
  readonly currency: string;
  readonly names: BookNames;
  readonly purposeOf: ReadonlyMap<string, unknown>;
}

/** What of an entry was paid, by category: its lines and parts without what is personal, by their worth where they have one. */
function paymentsOf(row: LedgerRow, { currency: home, names, purposeOf }: PaidIn): Omit<Payment, 'vendor'>[] {
  const isValued = row.currency !== home && row.worth?.currency === home;
  const lines = worthLines(entryLines(row), row).flatMap(({ kind, isPersonal, ...line }) => {
    const categoryId = names.standingCategory(line.categoryId);
    const isCounted = kind !== 'transfer' && !isPersonal && purposeOf.has(categoryId);
    return isCounted ? [{ categoryId, amount: isValued ? line.worth : line.amount }] : [];
  });
  const shown = shownTransaction(row, names);
  const { id, date, description } = shown;
  return [...Map.groupBy(lines, ({ categoryId }) => categoryId)].map(([categoryId, some]) => ({
    ...{ id, date, description, categoryId, searched: textSearched(shown) },
    currency: isValued ? home : row.currency,
    amount: 0 - some.reduce((sum, { amount }) => sum + amount, 0),
  }));
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
