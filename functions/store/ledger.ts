import type { DateRange } from '../../shared/model/export.ts';
import type { PeriodLock } from '../../shared/model/period-lock.ts';
import { ALL_MONTHS } from '../domain/ledger/accounts.ts';
import type { Hand, RowHistory } from '../domain/ledger/history.ts';
import type { LedgerRow } from '../domain/ledger/ledger-row.ts';
import { sheetsOf, totalsOn, withoutAccount } from '../domain/ledger/month-sheets.ts';
import type { CategoryTotal, MonthSheet } from '../domain/ledger/month-sheets.ts';
import type { OldTotal } from '../domain/ledger/old-totals.ts';
import { sumOf, takenOff, totalsChangedBy, TotalsTally, totalWithin } from '../domain/ledger/totals.ts';
import type { AccountShare, AccountTotal, MonthTotal, RowChange, Total } from '../domain/ledger/totals.ts';
import { workChangedBy } from '../domain/ledger/work-left.ts';
import type { WorkLeft, WorkShare } from '../domain/ledger/work-left.ts';
import { daysAfter, monthsOf, splitAtMonths } from '../domain/ledger/periods.ts';
import { archiveCounted, deletedSince } from './archive-counts.ts';
import { ofYear, organizationPartition, startingWith, throughout } from './keys.ts';
import {
  askedEntries,
  askedKey,
  deletedKey,
  deletedTransactions,
  newestDeleted,
  payoutsOf,
  rowsByDate,
  rowsOfAmount,
  transactionKey,
  transactions,
} from './ledger-items.ts';
import type { AskedEntry, DeletedTransaction, PayoutStatus } from './ledger-items.ts';
import { MonthSheets } from './month-sheets.ts';
import type { Page, PageRequest } from './page-query.ts';
import { PeriodLocks, whileOpen } from './period-locks.ts';
import { historyFor, historyWrites, rowHistories } from './row-histories.ts';
import type { Table } from './table.ts';
import { Totals } from './totals.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

/** Which rows of a list are wanted: of these days, all unless told. */
export interface LedgerPage extends PageRequest {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The rows of an organisation's books, with the totals and the counts of work left that are written with them. */
export class Ledger {
  readonly #table: Table;
  readonly #totals: Totals;
  readonly #sheets: MonthSheets;
  readonly #locks: PeriodLocks;
  constructor(table: Table) {
    this.#table = table;
    this.#totals = new Totals(table);
    this.#sheets = new MonthSheets(table);
    this.#locks = new PeriodLocks(table);
  }

  /** Up to which day nothing of the books changes any more; undefined while all of them is open. */
  lock(organizationId: string): Promise<PeriodLock | undefined> {
    return this.#locks.of(organizationId);
  }

  get(organizationId: string, id: string): Promise<LedgerRow | undefined> {
    return this.#table.get(transactions, transactionKey(organizationId, id));
  }

  getMany(organizationId: string, ids: readonly string[]): Promise<LedgerRow[]> {
    return this.#table.getMany(
      transactions,
      ids.map((id) => transactionKey(organizationId, id)),
    );
  }

  /**
   * The writes of row changes with the totals and counts they change and what each row's history keeps of it, to be sent as (part of) one
   * transaction; rows come first, in order. Without a hand they are told by what they are part of, such as an import or its undo. Nothing
   * else writes rows, so here, and only here, is seen to it that none of a closed period changes: such a transaction is barred.
   */
  writesOf(changes: readonly RowChange[], hand: Hand | null): Write[] {
    const organizationId =
      changes.map(({ before, after }) => (after ?? before)?.organizationId).find(Boolean) ?? '';
    const rows = changes.flatMap((change) => this.#rowWrite(change));
    const totals = totalsChangedBy(changes);
    const sums = [
      ...this.#totals.additions(organizationId, totals, workChangedBy(changes)),
      ...this.#sheets.additions(organizationId, sheetsOf(totals)),
    ];
    const history = hand ? historyWrites(changes, hand, this.#table) : [];
    return [...rows, ...sums, ...history, ...whileOpen(organizationId, changes, this.#table)];
  }

  /** One page of a row's history, the newest change first. */
  history(
    { organizationId, id: rowId, createdAt: addedAt }: LedgerRow,
    { after, limit }: PageRequest,
  ): Promise<Page<RowHistory>> {
    return this.#table.page(rowHistories, {
      partition: organizationPartition(organizationId),
      ...startingWith(historyFor({ rowId, addedAt })),
      newestFirst: true,
      after,
      limit,
    });
  }

  #rowWrite({ before, after }: RowChange): Write[] {
    if (after) return [this.#table.put(transactions, after, before ? ifVersion(before.version) : ifNew)];
    return before ? [this.#table.remove(transactions, before, ifVersion(before.version))] : [];
  }

  /** What was asked to be entered under an id, lately. */
  askedEntry(organizationId: string, id: string): Promise<AskedEntry | undefined> {
    return this.#table.get(askedEntries, askedKey(organizationId, id));
  }

  /** The write that notes what an entry was asked by; refused where something was under its id. */
  asking = (entry: AskedEntry): Write => this.#table.put(askedEntries, entry, ifNew);

  /** The writes that keep rows whole for a while that are deleted in one moment. */
  archiveOf(rows: readonly DeletedTransaction[]): Write[] {
    const [first] = rows;
    const counted = first ? [this.#archiveCounted(first, rows.length)] : [];
    return [...rows.map((row) => this.#table.put(deletedTransactions, row)), ...counted];
  }

  /** The writes by which a deleted row is no longer kept, while it is as it was read. */
  archiveRemoval(row: DeletedTransaction): Write[] {
    return [
      this.#table.remove(deletedTransactions, row, ifVersion(row.version)),
      this.#archiveCounted(row, -1),
    ];
  }

  #archiveCounted({ organizationId, deletedAt: at }: DeletedTransaction, count: number): Write {
    return archiveCounted({ organizationId, kind: 'transaction', at, count }, this.#table);
  }

  /** One page of deleted rows that are still kept, of a year or all, the latest first. */
  deletedPage(
    organizationId: string,
    { year, after, limit }: PageRequest & { year?: string | undefined },
    now: Date,
  ): Promise<Page<DeletedTransaction>> {
    const { from = '', ...until } = ofYear(year);
    const since = deletedSince(now);
    return this.#table.page(deletedTransactions, {
      index: 'index1',
      partition: newestDeleted(organizationId),
      from: from > since ? from : since,
      ...until,
      newestFirst: true,
      after,
      limit,
    });
  }

  /** A row that a person deleted, as it was. */
  getDeleted(organizationId: string, id: string): Promise<DeletedTransaction | undefined> {
    return this.#table.get(deletedTransactions, deletedKey(organizationId, id));
  }

  /** Those of these rows that a person deleted, each as it was, in no order. */
  deletedAmong(organizationId: string, ids: readonly string[]): Promise<DeletedTransaction[]> {
    return this.#table.getMany(
      deletedTransactions,
      ids.map((id) => deletedKey(organizationId, id)),
    );
  }

  /** One page of rows, newest first; `after` is the sort key to go on from. */
  page(organizationId: string, { from, to, after, limit }: LedgerPage): Promise<Page<LedgerRow>> {
    return this.#table.page(transactions, {
      ...rangeQuery(organizationId, { from, to }),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** The rows of a range, oldest first, from the index. */
  rows(organizationId: string, range: DateRange): AsyncGenerator<LedgerRow> {
    return this.#table.all(transactions, rangeQuery(organizationId, range));
  }

  /** The same, page by page. */
  rowPages(organizationId: string, range: DateRange): AsyncGenerator<LedgerRow[]> {
    return this.#table.pages(transactions, rangeQuery(organizationId, range));
  }

  /** Completes a total from before its days were kept; `conflict` where it changes in this moment. */
  complete(organizationId: string, total: OldTotal): Promise<Written> {
    return this.#table.writePlain('totals-completed', this.#totals.completion(organizationId, total));
  }

  /** How many rows a range holds. */
  async count(organizationId: string, range: DateRange): Promise<number> {
    return sumOf(await this.totals(organizationId, range)).count;
  }

  /** At most `limit` rows of a range from the index, the oldest or the newest first. */
  async some(
    organizationId: string,
    range: DateRange,
    { limit, newestFirst = false }: { limit: number; newestFirst?: boolean },
  ): Promise<LedgerRow[]> {
    const query = { ...rangeQuery(organizationId, range), limit, newestFirst };
    return (await this.#table.page(transactions, query)).items;
  }

  /** At most `limit` rows of a range that have no receipt and moved this much money, either way; oldest first, from the index. */
  async openOfAmount(
    organizationId: string,
    amountMinor: number,
    range: DateRange,
    limit: number,
  ): Promise<LedgerRow[]> {
    const { items } = await this.#table.page(transactions, {
      ...rangeQuery(organizationId, range),
      index: 'index2',
      partition: rowsOfAmount(organizationId, amountMinor),
      limit,
    });
    return items;
  }

  /** Rows that look like payouts and wait for a decision, or those decided, newest first; from the index. */
  payouts(
    organizationId: string,
    status: PayoutStatus,
    { from, after, limit }: Pick<LedgerPage, 'from' | 'after' | 'limit'>,
  ): Promise<Page<LedgerRow>> {
    return this.#table.page(transactions, {
      index: 'index3',
      partition: payoutsOf(organizationId, status),
      ...(from === undefined ? {} : { from }),
      newestFirst: true,
      after,
      limit,
    });
  }

  /** The condition that a row is still as it was read, for a transaction that builds on it. */
  unchanged(row: LedgerRow): Write {
    return this.#table.check(transactions, row, ifVersion(row.version));
  }

  /** The condition that there is no such row, for a transaction that builds on it. */
  absent(organizationId: string, id: string): Write {
    return this.#table.checkAt(transactionKey(organizationId, id), ifNew);
  }

  /** The totals by account and category of a range: of whole months, and of the days at its edges. No row is read. */
  async totals(organizationId: string, range: DateRange): Promise<Total[]> {
    const { months, edges } = splitAtMonths(range);
    const found = await Promise.all([
      months ? this.monthTotals(organizationId, months) : [],
      ...edges.map(async (edge) => {
        const ofMonths = await this.monthTotals(organizationId, monthsOf(edge));
        return ofMonths.map((total) => totalWithin(total, edge));
      }),
    ]);
    return found.flat();
  }

  /** The same with their sales taxes, which older books have not kept: theirs are added up from their rows. */
  async taxedTotals(organizationId: string, range: DateRange): Promise<Total[]> {
    if (await this.#sheets.areWhole(organizationId)) return this.totals(organizationId, range);
    const tally = new TotalsTally();
    for await (const row of this.rows(organizationId, range)) tally.add(row);
    return tally.totals();
  }

  /**
   * The totals by category of a range, whatever accounts its rows are in: whole months by their sheets, which are far less to read; the days
   * at its edges, and all of older books, by the totals of accounts. No row is read.
   */
  async categoryTotals(organizationId: string, range: DateRange): Promise<CategoryTotal[]> {
    const { months, edges } = splitAtMonths(range);
    const [sheets, ...atEdges] = await Promise.all([
      months ? this.monthSheets(organizationId, months) : [],
      ...edges.map((edge) => this.totals(organizationId, edge)),
    ]);
    const ofMonths = sheets
      ? sheets.flatMap(totalsOn)
      : (await this.monthTotals(organizationId, months ?? monthsOf(range))).map(withoutAccount);
    return [...ofMonths, ...atEdges.flat().map(withoutAccount)];
  }

  /** The sheets of months; undefined in books that are older than these. */
  async monthSheets(
    organizationId: string,
    months: { from: string; to: string },
  ): Promise<MonthSheet[] | undefined> {
    const isWhole = await this.#sheets.areWhole(organizationId);
    return isWhole ? this.#sheets.ofMonths(organizationId, months) : undefined;
  }

  monthTotals(organizationId: string, months: { from: string; to: string }): Promise<MonthTotal[]> {
    return this.#totals.ofMonths(organizationId, months);
  }

  /** What all rows of each account add up to, however long its books are kept; of older books by months. */
  async accountTotals(organizationId: string): Promise<readonly AccountTotal[]> {
    return (await this.accountShares(organizationId)) ?? this.monthTotals(organizationId, ALL_MONTHS);
  }

  /** The same of all days up to this one: without what came afterwards, which is less to read. */
  async accountTotalsUntil(organizationId: string, day: string): Promise<readonly AccountTotal[]> {
    const [all, after] = await Promise.all([
      this.accountTotals(organizationId),
      this.totals(organizationId, daysAfter(day)),
    ]);
    return [...all, ...takenOff(after)];
  }

  /** What `accountTotals` are made of; undefined in books that are older than these sums. */
  accountShares(organizationId: string): Promise<AccountShare[] | undefined> {
    return this.#totals.ofAccounts(organizationId);
  }

  /** How many of all rows still want a receipt or a category. */
  workLeft(organizationId: string): Promise<WorkLeft> {
    return this.#totals.workLeft(organizationId);
  }

  workShares(organizationId: string): Promise<WorkShare[]> {
    return this.#totals.workShares(organizationId);
  }
}

function rangeQuery(
  organizationId: string,
  { from = '0000', to = '9999' }: { from?: string | undefined; to?: string | undefined },
) {
  return {
    index: 'index1' as const,
    partition: rowsByDate(organizationId),
    ...throughout({ from, to }),
  };
}
