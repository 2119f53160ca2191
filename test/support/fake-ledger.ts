import * as z from 'zod';
import { FilteredTally } from '../../functions/domain/ledger/filtered-totals.ts';
import { monthOf } from '../../shared/civil-date.ts';
import { getPeriodLock } from '../../shared/contract/books.ts';
import {
  addTransaction,
  changeTransaction,
  countTransactions,
  deleteTransaction,
  getTransaction,
  getWorklist,
  listTransactionHistory,
  listTransactions,
  restoreTransaction,
  sumTransactions,
} from '../../shared/contract/ledger.ts';
import { filterQuery } from '../../shared/model/transaction-filter.ts';
import { NewTransaction, TransactionChange } from '../../shared/model/transaction.ts';
import type { Transaction } from '../../shared/model/transaction.ts';
import { problemOf } from '../../shared/problems.ts';
import { isTransactionWanted } from '../../shared/transaction-filter.ts';
import type { fakeApi, FakeRequest } from './fake-api.ts';
import { copperPipe } from './transactions-shown.ts';

/** So many entries of last March, one a day, of 10.00, 20.00 and so on, the last the newest; none has a category. */
export const expenses = (...names: readonly string[]): Transaction[] =>
  names.map((description, at) => ({
    ...copperPipe,
    id: `01890000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
    description,
    amount: -1000 * (at + 1),
    date: `2026-03-${String(at + 1).padStart(2, '0')}`,
    category: 'expense',
    categoryId: 'expense',
  }));

const Query = z.object({
  ...filterQuery,
  limit: z.coerce.number().default(50),
  cursor: z.string().optional(),
});
const filterOf = ({ query }: FakeRequest) => {
  const { limit, cursor = '0', ...filter } = Query.parse(Object.fromEntries(query));
  return { filter, limit, first: Number(cursor) };
};

/** Answers what is asked of entries as the API does where nothing else is in the books: by the product's own filter and totals. */
export function fakeLedger(api: ReturnType<typeof fakeApi>, begun: readonly Transaction[]) {
  let rows = new Map(begun.map((row) => [row.id, row]));
  const deleted = new Map<string, Transaction>();
  const put = (row: Transaction) => {
    rows.set(row.id, row);
    return row;
  };
  const inOrder = () =>
    [...rows.values()].toSorted((a, b) =>
      a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1,
    );
  const wanted = (filter: ReturnType<typeof filterOf>['filter']) =>
    inOrder().filter((row) => isTransactionWanted(row, filter));
  const withId = ({ params }: FakeRequest) => rows.get(params['id'] ?? '');
  const months = () => inOrder().map(({ date }) => monthOf(date));

  api.on(getPeriodLock, { lock: null, version: 0, history: [] });
  api.on(getWorklist, () => {
    const [latest, first] = [months()[0], months().at(-1)];
    const held = first !== undefined && latest !== undefined ? { first, latest } : null;
    return { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: held };
  });
  api.on(listTransactions, (request) => {
    const { filter, limit, first } = filterOf(request);
    const all = wanted(filter).map((row) => (filter.account ? { ...row, balance: balanceAfter(row) } : row));
    const next = first + limit;
    return {
      items: all.slice(first, next),
      ...(next < all.length ? { nextCursor: String(next) } : {}),
    };
  });
  api.on(countTransactions, (request) => ({ count: wanted(filterOf(request).filter).length }));
  api.on(sumTransactions, (request) => {
    const { filter } = filterOf(request);
    const tally = new FilteredTally(filter, { currency: 'CAD', sideOf: (_id, kind) => kind });
    rows.forEach((row) => tally.add(row));
    const { from = null, to = null } = filter;
    return { from, to, count: wanted(filter).length, sums: tally.sums() };
  });
  api.on(getTransaction, (request) => withId(request) ?? problemOf('not-found'));
  api.on(listTransactionHistory, { items: [] });
  const added = api.on(addTransaction, (_request, body) => {
    const {
      accountLabel,
      category,
      recurring: _recurring,
      parts: _parts,
      ...said
    } = NewTransaction.parse(body);
    const { kind } = said;
    const categoryId = category || kind;
    return put({
      ...copperPipe,
      ...said,
      currency: said.currency ?? 'CAD',
      amount: kind === 'expense' ? -Math.abs(said.amount) : said.amount,
      ...{ accountLabel: 'Checking', accountId: accountLabel, category: categoryId, categoryId },
    });
  });
  const changed = api.on(changeTransaction, (request, body) => {
    const before = withId(request);
    if (!before) return problemOf('not-found');
    const {
      kind = before.kind,
      description,
      amount,
      category,
      date,
      version,
    } = TransactionChange.parse(body);
    if (version !== before.version) return problemOf('changed-meanwhile');
    return put({
      ...before,
      kind,
      description: description ?? before.description,
      amount: amount === undefined ? before.amount : Math.sign(before.amount) * Math.abs(amount),
      date: date ?? before.date,
      ...(category === undefined ? {} : { category, categoryId: category }),
      version: version + 1,
    });
  });
  const removed = api.on(deleteTransaction, (request) => {
    const row = withId(request);
    if (!row) return problemOf('not-found');
    rows.delete(row.id);
    deleted.set(row.id, row);
    return row;
  });
  const restored = api.on(restoreTransaction, ({ params }) => {
    const row = deleted.get(params['id'] ?? '');
    return row ? put(row) : problemOf('not-found');
  });

  /** Of an account that began with nothing. */
  const balanceAfter = (row: Transaction): number => {
    const own = inOrder().filter(({ accountId }) => accountId === row.accountId);
    return own.slice(own.indexOf(row)).reduce((sum, { amount }) => sum + amount, 0);
  };
  return {
    ...{ added, changed, removed, restored },
    /** The entries as they are, newest first. */
    rows: inOrder,
    /** What the API does with entries by itself. */
    become: (next: readonly Transaction[]) => {
      rows = new Map(next.map((row) => [row.id, row]));
    },
  };
}
