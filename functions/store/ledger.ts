import * as z from 'zod';
import type { DateRange } from '../../shared/model/export.ts';
import { ALL_MONTHS } from '../domain/ledger/accounts.ts';
import type { Hand, RowHistory } from '../domain/ledger/history.ts';
import { LedgerRow } from '../domain/ledger/ledger-row.ts';
import type { OldTotal } from '../domain/ledger/old-totals.ts';
import { sumOf, takenOff, totalsChangedBy, totalWithin } from '../domain/ledger/totals.ts';
import type { AccountShare, AccountTotal, MonthTotal, RowChange, Total } from '../domain/ledger/totals.ts';
import { workChangedBy } from '../domain/ledger/work-left.ts';
import type { WorkLeft, WorkShare } from '../domain/ledger/work-left.ts';
import { daysAfter, monthsOf, splitAtMonths } from '../domain/ledger/periods.ts';
import { isOpenRow } from '../domain/matching/match-facts.ts';
import { looksLikePayout } from '../domain/payouts/payout-provider.ts';
import { archiveCounted, deletedSince, endOfDaysKept } from './archive-counts.ts';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import {
  inOrganization,
  listOf,
  ofYear,
  orderedBy,
  organizationPartition,
  startingWith,
  throughout,
} from './keys.ts';
import type { Page, PageRequest } from './page-query.ts';
import { historyFor, historyWrites, rowHistories } from './row-histories.ts';
import type { Table } from './table.ts';
import { Totals } from './totals.ts';
import { ifNew, ifVersion } from './writes.ts';
import type { Write, Written } from './writes.ts';

const transactionSort = (id: string): string => `TRANSACTION#${id}`;
const transactionKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, transactionSort(id));
const rowsByDate = (organizationId: string): string => listOf(organizationId, 'TRANSACTIONS');
const DELETED = 'DELETED';
const deletedKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `${DELETED}#${transactionSort(id)}`);
const newestDeleted = (organizationId: string): string => listOf(organizationId, DELETED);
const askedKey = (organizationId: string, id: string): Key =>
  inOrganization(organizationId, `ASKED#${transactionSort(id)}`);
/** Where rows of one amount lie, whichever way the money moved. */
const rowsOfAmount = (organizationId: string, amountMinor: number): string =>
  listOf(organizationId, 'AMOUNT', Math.abs(amountMinor));

/** Where payouts lie: those to decide on, among which some may be none to the books' accounts, and those decided. */
const payoutsOf = (organizationId: string, status: PayoutStatus): string =>
  listOf(organizationId, 'PAYOUTS', status);
type PayoutStatus = 'open' | 'decided';

/** What a person split into categories of their own is left as it is. */
function payoutStatusOf(row: LedgerRow): PayoutStatus | undefined {
  if (row.payout !== undefined) return 'decided';
  return row.parts === undefined && looksLikePayout(row) ? 'open' : undefined;
}

export const transactions = entity({
  name: 'transaction',
  schema: LedgerRow,
  key: ({ organizationId, id }) => transactionKey(organizationId, id),
  index1: (row) => [rowsByDate(row.organizationId), positionOf(row)],
  index2: (row) =>
    isOpenRow(row) ? [rowsOfAmount(row.organizationId, row.amount), positionOf(row)] : undefined,
  index3: (row) => {
    const status = payoutStatusOf(row);
    return status && [payoutsOf(row.organizationId, status), positionOf(row)];
  },
});

/** The sort key that a list goes on from after this row. */
export const positionOf = ({ date, id }: Pick<LedgerRow, 'date' | 'id'>): string => orderedBy(date, id);

/** The confirmed match that linked a row to its receipts when it was deleted; a row is linked by one at most. */
const FormerLink = z.object({
  matchId: z.string(),
  receiptIds: z.array(z.string()),
  transactionIds: z.array(z.string()),
});

/** A row as it was when a person deleted it, with its links; `alone`: what it is without its pair, where it was in one. */
const DeletedTransaction = LedgerRow.extend({
  deletedAt: z.string(),
  link: FormerLink.optional(),
  alone: LedgerRow.optional(),
});
export type DeletedTransaction = z.infer<typeof DeletedTransaction>;

const deletedTransactions = entity({
  name: 'deleted-transaction',
  schema: DeletedTransaction,
  key: ({ organizationId, id }) => deletedKey(organizationId, id),
  index1: (row) => [newestDeleted(row.organizationId), deletedPosition(row)],
  expiresAt: ({ deletedAt }) => endOfDaysKept(deletedAt),
});

/** The sort key that the list of deleted rows goes on from after this one. */
const deletedPosition = ({ deletedAt, id }: Pick<DeletedTransaction, 'deletedAt' | 'id'>): string =>
  orderedBy(deletedAt, id);

/** What a person asked to be entered under an id: whether the entry still stands or not, it is not entered again. */
const AskedEntry = OwnedBy.extend({ id: z.string(), asked: z.string(), createdAt: z.string() });
type AskedEntry = z.infer<typeof AskedEntry>;

const askedEntries = entity({
  name: 'asked-entry',
  schema: AskedEntry,
  key: ({ organizationId, id }) => askedKey(organizationId, id),
  expiresAt: ({ createdAt }) => endOfDaysKept(createdAt),
});

/** Which rows of a list are wanted: of these days, all unless told. */
export interface LedgerPage extends PageRequest {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The rows of an organisation's books, with the totals and the counts of work left that are written with them. */
export class Ledger {
  readonly #table: Table;
  readonly #totals: Totals;
  constructor(table: Table) {
    this.#table = table;
    this.#totals = new Totals(table);
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
   * transaction; rows come first, in order. Without a hand they are told by what they are part of, such as an import or its undo.
   */
  writesOf(changes: readonly RowChange[], hand: Hand | null): Write[] {
    const organizationId =
      changes.map(({ before, after }) => (after ?? before)?.organizationId).find(Boolean) ?? '';
    const rows = changes.flatMap((change) => this.#rowWrite(change));
    const sums = this.#totals.additions(organizationId, totalsChangedBy(changes), workChangedBy(changes));
    return [...rows, ...sums, ...(hand ? historyWrites(changes, hand, this.#table) : [])];
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
  asking(entry: AskedEntry): Write {
    return this.#table.put(askedEntries, entry, ifNew);
  }

  /** The writes that keep a deleted row whole for a while. */
  archiveOf(row: DeletedTransaction): Write[] {
    return [this.#table.put(deletedTransactions, row), this.#archiveCounted(row, 1)];
  }

  /** The writes by which a deleted row is no longer kept, while it is as it was read. */
  archiveRemoval(row: DeletedTransaction): Write[] {
    return [
      this.#table.remove(deletedTransactions, row, ifVersion(row.version)),
      this.#archiveCounted(row, -1),
    ];
  }

  #archiveCounted({ organizationId, deletedAt: at }: DeletedTransaction, count: 1 | -1): Write {
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

  /** Writes row changes, their totals and whatever belongs to them at once, or nothing. */
  async write(
    changes: readonly RowChange[],
    hand: Hand | null,
    further: readonly Write[] = [],
  ): Promise<void> {
    await this.#table.write([...this.writesOf(changes, hand), ...further]);
  }

  /** Writes as `write` does; `conflict`, and nothing written, where something stands otherwise by now. */
  tryWrite(
    changes: readonly RowChange[],
    hand: Hand | null,
    further: readonly Write[] = [],
  ): Promise<Written> {
    return this.#table.tryWrite([...this.writesOf(changes, hand), ...further]);
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
  tryComplete(organizationId: string, total: OldTotal): Promise<Written> {
    return this.#table.tryWrite([this.#totals.completion(organizationId, total)]);
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
