import type { DateRange } from '../../../shared/model/export.ts';
import type { Preferences } from '../../../shared/model/organization.ts';
import { changesFreedom, SalesInOrder } from '../../domain/categories/tax-free-payers.ts';
import { assumedTaxes, withoutAssumed } from '../../domain/ledger/assumed-taxes.ts';
import type { TaxedBooks } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { RowChange } from '../../domain/ledger/totals.ts';
import { daysOf } from '../../domain/duplicates/pair-rows.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { Work } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Effect } from '../../store/change.ts';
import { organizationOf } from '../books/organization-of.ts';
import { inOneEntry } from '../in-one-entry.ts';

type Parts = Pick<Cloud, 'categories' | 'change' | 'ledger' | 'organizations' | 'outbox'>;

/** Rows written at once: as many as one transaction takes with their totals, histories and habits, however they are split. */
const ROWS_AT_ONCE = 4;
/** As many as one message writes before others have their turn. */
const ROWS_MAX = 2000;

/** Rows of one organization with the tax that its answers assume of them, in their order. */
export async function withAssumedTaxes(
  rows: readonly LedgerRow[],
  organizationId: string,
  cloud: Pick<Cloud, 'organizations'>,
): Promise<LedgerRow[]> {
  return rows.length === 0 ? [] : rows.map(assumedTaxes(await organizationOf(organizationId, cloud)).assumed);
}

/** The writes that have what is assumed worked out anew where a change of the books' settings makes another tax of their sales. */
export function assumingAnew(
  before: TaxedBooks & { readonly id: string },
  change: Partial<Pick<Preferences, 'salesTax' | 'currency'>> &
    Partial<Pick<TaxedBooks, 'country' | 'region' | 'profession'>>,
): Effect[] {
  const facts = ['salesTax', 'currency', 'country', 'region', 'profession'] as const;
  const isOther = facts.some(
    (fact) => change[fact] !== undefined && JSON.stringify(change[fact]) !== JSON.stringify(before[fact]),
  );
  // Whose tax the QST is, purchases say before a business is registered.
  const isOfQuebec = change.region !== undefined && [change.region, before.region].includes('QC');
  const isConcerned = Boolean(before.salesTax ?? change.salesTax) || isOfQuebec;
  return isOther && isConcerned ? [{ kind: 'assume-taxes', organizationId: before.id, ...ALL_DAYS }] : [];
}

/**
 * The writes that have it worked out anew for rows that were planned a while before they were written, where the business has answered otherwise
 * since: the job of its answer may have gone through the books before they came.
 */
export async function assumingSincePlanned(
  rows: readonly LedgerRow[],
  organizationId: string,
  { organizations }: Pick<Cloud, 'organizations'>,
): Promise<Effect[]> {
  const { assumed } = assumedTaxes(await organizationOf(organizationId, { organizations }));
  return rows.some((row) => assumed(row) !== row)
    ? [{ kind: 'assume-taxes', organizationId, ...daysOf(rows) }]
    : [];
}

/** What is asked of the background where later sales to somebody may be as free of tax as these are now, or no longer. */
export const freeingLaterSales = (changes: readonly RowChange[]): Work[] => {
  const changed = changes.find(({ before, after }) => changesFreedom(before, after));
  const row = changed?.after ?? changed?.before;
  return row ? [assumingAll(row.organizationId)] : [];
};

/** What is asked of the background where the taxes of many sales may have been said at once. */
export const assumingAll = (organizationId: string): Work => ({
  kind: 'assume-taxes',
  organizationId,
  ...ALL_DAYS,
});

const ALL_DAYS = { from: '0001-01-01', to: '9999-12-31' };

/**
 * Gives the entries of some days the tax that the business's answers assume of them, and takes away what they no longer do; those of a
 * closed period keep what they have. Done twice it changes nothing more.
 */
export async function assumeTaxes(organizationId: string, days: DateRange, cloud: Parts): Promise<void> {
  const { assumed } = assumedTaxes(await organizationOf(organizationId, cloud));
  const waiting: LedgerRow[] = [];
  const sales = new SalesInOrder();
  const freed = new Set<string>();
  const unfreed = new Set<string>();
  // What was said of a payer's sales before these days tells of those in them.
  for await (const rows of cloud.ledger.rowPages(organizationId, { from: ALL_DAYS.from, to: days.to })) {
    const lock = await cloud.ledger.lock(organizationId);
    for (const row of rows) {
      const way = sales.otherWay(assumed(row));
      if (row.date < days.from || isClosedOn(lock, row.date)) continue;
      if (way === 'free') freed.add(row.id);
      if (way === 'taxed') unfreed.add(row.id);
      if (assumed(row) !== row || way) waiting.push(row);
    }
    if (waiting.length > ROWS_MAX) break;
  }
  if (days.to === ALL_DAYS.to && waiting.length <= ROWS_MAX) {
    const lock = await cloud.ledger.lock(organizationId);
    for (const row of sales.freeLikeNone()) {
      if (unfreed.has(row.id) || isClosedOn(lock, row.date)) continue;
      unfreed.add(row.id);
      waiting.push(row);
    }
  }
  const freeing = (row: LedgerRow): LedgerRow =>
    freed.has(row.id) && row.taxesAssumed ? { ...withoutAssumed(row), taxFreeAsBefore: true } : row;
  const unfreeing = (row: LedgerRow): LedgerRow => (unfreed.has(row.id) ? taxedAgain(row) : row);
  const ids = waiting.slice(0, ROWS_MAX).map(({ id }) => id);
  const write = inOneEntry({ organizationId, system: 'assume-taxes' }, 'taxes-assumed', cloud);
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE)
    await write(async (change) => {
      // Read anew each time: somebody may have answered otherwise since.
      const { assumed: after } = assumedTaxes(await organizationOf(organizationId, cloud));
      const rows = await cloud.ledger.getMany(organizationId, ids.slice(start, start + ROWS_AT_ONCE));
      const changes = rows.flatMap((before) => changeOf(before, freeing(after(unfreeing(before)))));
      if (changes.length === 0) return false;
      change.count({ entries: ids.length });
      change.put(
        ...cloud.ledger.writesOf(changes, { userId: null, at: change.at }),
        ...cloud.categories.habitWrites(changes),
      );
      return true;
    });
  const next = waiting[ROWS_MAX];
  if (next) await cloud.outbox.ask({ kind: 'assume-taxes', organizationId, from: next.date, to: days.to });
}

const changeOf = (before: LedgerRow, after: LedgerRow) =>
  after === before ? [] : [{ before, after: { ...after, version: before.version + 1 } }];

function taxedAgain({ taxFreeAsBefore: _free, ...row }: LedgerRow): LedgerRow {
  return row;
}
