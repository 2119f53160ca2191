import { daysOfMonth, monthOf } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { boxAmounts } from '../../domain/reports/sales-tax/box-amounts.ts';
import { inBox } from '../../domain/reports/sales-tax/in-box.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

type Days = Pick<TransactionFilter, 'from' | 'to'>;

/**
 * What of these entries counts in the box of the return that a filter names, by their ids; undefined where it names none. What is claimed is rounded
 * by month, so the whole months of these entries are looked through.
 */
export async function countedInBox(
  filter: TransactionFilter,
  rows: readonly LedgerRow[],
  organization: StoredOrganization,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<ReadonlyMap<string, number> | undefined> {
  const amountOf = boxAmounts(filter, organization);
  if (!amountOf || filter.box === undefined) return undefined;
  const isIn = inBox(filter.box, organization);
  const counted = new Map<string, number>();
  for (const month of new Set(rows.map(({ date }) => monthOf(date))))
    for await (const page of ledger.rowPages(organization.id, daysWithin(filter, daysOfMonth(month))))
      for (const row of page) if (isIn(row)) counted.set(row.id, amountOf(row));
  return counted;
}

/** What the entries of some days come to in that box. */
export async function sumInBox(
  filter: TransactionFilter,
  isAnswer: (row: LedgerRow) => boolean,
  organization: StoredOrganization,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<number | undefined> {
  const amountOf = boxAmounts(filter, organization);
  if (!amountOf) return undefined;
  let sum = 0;
  const days = daysWithin(filter, { from: organization.salesTax?.since ?? '', to: '9999-12-31' });
  for await (const page of ledger.rowPages(organization.id, days))
    for (const row of page) if (isAnswer(row)) sum += amountOf(row);
  return sum;
}

function daysWithin({ from, to }: Days, all: DateRange): DateRange {
  return {
    from: from !== undefined && from > all.from ? from : all.from,
    to: to !== undefined && to < all.to ? to : all.to,
  };
}
