import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { PublishedRates } from '../../functions/adapters/published-rates.ts';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import type { Refusal } from '../../functions/domain/outcome.ts';
import { addAccount } from '../../functions/use-cases/books/add-account.ts';
import { listAccounts } from '../../functions/use-cases/books/list-accounts.ts';
import { savePreferences } from '../../functions/use-cases/books/save-preferences.ts';
import { runJob } from '../../functions/use-cases/jobs/run-job.ts';
import { addTransaction } from '../../functions/use-cases/ledger/add-transaction.ts';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../functions/use-cases/ledger/change-transaction.ts';
import { deleteTransaction } from '../../functions/use-cases/ledger/delete-transaction.ts';
import { findWorths } from '../../functions/use-cases/ledger/find-worths.ts';
import { getCashFlow } from '../../functions/use-cases/ledger/get-cash-flow.ts';
import { getSummary } from '../../functions/use-cases/ledger/get-summary.ts';
import { sumTransactions } from '../../functions/use-cases/ledger/sum-transactions.ts';
import { fetchRates } from '../../functions/use-cases/rates/fetch-rates.ts';
import { valueDays } from '../../functions/use-cases/rates/value-days.ts';
import { addDays } from '../../shared/civil-date.ts';
import type { TransactionFilter } from '../../shared/model/transaction-filter.ts';
import type { TransactionChange } from '../../shared/model/transaction.ts';
import { entry } from '../support/entries.ts';
import { memoryBooks } from '../support/memory-books.ts';
import { NotedOutbox } from '../support/noted-outbox.ts';
import { ecbFile, valetReply } from '../support/published-rates.ts';
import { writeRows } from '../support/write-rows.ts';

const SEED = 20_261_124;
const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const at = fc.nat(40);
const day = fc.nat(70).map((days) => addDays('2026-01-10', days));
const amount = fc.integer({ min: 1, max: 900_000 });
const currency = fc.constantFrom(...currencies);
const category = fc.constantFrom('Travel', 'Meals', 'Office Expenses');

const change: fc.Arbitrary<Omit<TransactionChange, 'version'>> = fc.oneof(
  fc.record({ amount, date: day }),
  fc.record({ kind: fc.constantFrom('income', 'expense', 'transfer') }),
  fc.record({ category }),
  fc.record({ businessShare: fc.constantFrom(33, 70, 100) }),
  fc.record({
    parts: fc.array(fc.record({ category, amount: fc.integer({ min: 1, max: 90 }) }), { maxLength: 2 }),
  }),
  fc.record({ use: fc.constantFrom('personal' as const, null) }),
  fc.record({
    worth: fc.oneof(
      amount.map((said) => ({ amount: said })),
      fc.constantFrom({ rate: '1.4753' }, { rate: '0.61' }, 'published' as const, null),
    ),
  }),
);
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      currency,
      amount,
      day,
      category,
      isIncome: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('change' as const), at, change }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), at, currency }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('state' as const), at, currency }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('publish' as const), isEcb: fc.boolean(), day }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('find' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('keep books in' as const), currency }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** Books in US dollars with an account in each of five currencies. */
async function fiveCurrencies() {
  const { cloud: parts, caller } = await memoryBooks();
  const outbox = new NotedOutbox(parts.table, parts.now);
  const publishedRates = new PublishedRates(() => undefined);
  const cloud = { ...parts, outbox, publishedRates, log: silent };
  for (const each of currencies)
    await addAccount({ id: v7(), name: `In ${each}`, kind: 'checking', currency: each }, caller, cloud);
  return { cloud, caller, outbox };
}
type Books = Awaited<ReturnType<typeof fiveCurrencies>>;

const rowsOf = ({ cloud, caller }: Books) => Array.fromAsync(cloud.ledger.rows(caller.organizationId, YEAR));

/** Does an act, and all that it asks of the background; what is refused changes nothing. */
async function take(what: Act, books: Books): Promise<void> {
  const { cloud, caller, outbox } = books;
  if (what.do === 'add') {
    const { amount: moved, day: date, category: of, isIncome } = what;
    const kind = isIncome ? 'income' : 'expense';
    const facts = entry({ kind, amount: moved, date, category: of, accountLabel: `In ${what.currency}` });
    expect(isRefusal(await addTransaction(facts, caller, cloud))).toBe(false);
  }
  if (what.do === 'publish') {
    const [source, text] = what.isEcb
      ? ['ecb', ecbFile([what.day])]
      : ['bank-of-canada', valetReply([what.day])];
    await fetchRates({ source, text }, cloud);
    for (const work of outbox.asked.splice(0))
      if (work.kind === 'value-days') await valueDays(work.organizationId, work, cloud);
  }
  if (what.do === 'find') {
    const id = v7();
    await findWorths({ id }, caller, cloud);
    await runJob(caller.organizationId, id, cloud);
  }
  if (what.do === 'keep books in')
    expect(isRefusal(await savePreferences({ currency: what.currency }, caller, cloud))).toBe(false);
  if (!('at' in what)) return;
  const rows = await rowsOf(books);
  const before = rows[what.at % Math.max(rows.length, 1)];
  if (!before) return;
  const { id, version } = before;
  if (what.do === 'change') await changeTransaction(id, { version, ...what.change }, caller, cloud);
  if (what.do === 'move') {
    const accountLabel = `In ${what.currency}`;
    const into = (await accountsOf(books)).find(({ name }) => name === accountLabel)?.currency;
    const moved = await changeTransaction(id, { version, accountLabel, currency: into }, caller, cloud);
    expect(isRefusal(moved)).toBe(false);
  }
  if (what.do === 'delete') await deleteTransaction(id, caller, cloud);
  if (what.do === 'state' && what.currency !== before.currency) {
    const after = {
      ...before,
      version: version + 1,
      statedRate: { currency: what.currency, rate: '1.2345' },
    };
    await writeRows(cloud, [{ before, after }]);
  }
}

/** What a row brings and costs in a currency, line by line, told by the row alone: undefined where it is worth nothing in it. */
function linesIn(home: string, row: LedgerRow) {
  const { amount: moved, kind, categoryId, currency: own, worth, businessShare = 100, use } = row;
  const all = own === home ? moved : worth?.currency === home ? worth.amount : undefined;
  if (all === undefined) return undefined;
  const valueOf = (part: number) => (own === home ? part : shareOf(all, part, moved));
  const isMoving = kind === 'transfer' || use === 'personal';
  const parts = isMoving ? [] : (row.parts ?? []);
  // What is split off and what is shared out is rounded; what is left over from it is the entry's own.
  const split = parts.map((part) => ({ kind, categoryId: part.categoryId, is: part.amount }));
  const rest = split.reduce((left, part) => left - part.is, moved);
  const whole = [{ kind, categoryId, is: rest }, ...split];
  if (isMoving) return [];
  let [together, given] = [0, 0];
  const shares = whole.map(({ is }) => {
    together += is;
    const share = roundedShare(together, businessShare) - given;
    given += share;
    return share;
  });
  const pieces = whole.flatMap((line, index) => {
    const share = shares[index] ?? 0;
    const own = { ...line, is: share, isOwn: index === 0, isPersonal: false };
    return share === line.is
      ? [own]
      : [own, { ...line, is: line.is - share, isOwn: false, isPersonal: true }];
  });
  const taken = pieces.filter((piece) => !piece.isOwn).reduce((sum, { is }) => sum + valueOf(is), 0);
  return pieces
    .map((piece) => ({ ...piece, value: piece.isOwn ? all - taken : valueOf(piece.is) }))
    .filter((piece) => !piece.isPersonal);
}

/** Halves away from zero. */
const shareOf = (whole: number, part: number, of: number): number => {
  const [top, bottom] = [BigInt(whole) * BigInt(part), BigInt(of)];
  const isBelow = top < 0n !== bottom < 0n;
  const size = (value: bigint) => (value < 0n ? -value : value);
  const nearest = Number((2n * size(top) + size(bottom)) / (2n * size(bottom)));
  return isBelow && nearest !== 0 ? -nearest : nearest;
};
const roundedShare = (amountMinor: number, percent: number): number => shareOf(amountMinor, percent, 100);

/** These categories are of expenses: money that came in is a refund, and less of them. A category that a person typed is of either. */
const countedAs = ({ kind, categoryId }: { kind: string; categoryId: string }): string =>
  kind === 'income' && ['travel', 'meals'].includes(categoryId) ? 'expense' : kind;

/** What rows come to, in the currency of the books and beside it in each other: the sums that every figure is held against. */
function sumsOf(home: string, rows: readonly LedgerRow[]) {
  const of = (inCurrency: string, some: readonly LedgerRow[]) => {
    const lines = some.flatMap((row) => linesIn(inCurrency, row) ?? []);
    const sum = (kind: string) =>
      lines.reduce((all, line) => (countedAs(line) === kind ? all + line.value : all), 0);
    const [income, expenses] = [sum('income'), sum('expense')];
    return { income, expenses, net: income + expenses, count: some.length };
  };
  const counted = rows.filter((row) => linesIn(home, row) !== undefined);
  const apart = Map.groupBy(
    rows.filter((row) => !counted.includes(row)),
    (row) => row.currency,
  );
  return {
    counted: of(home, counted),
    apart: [...apart].map(([own, some]) => ({ currency: own, ...of(own, some) })).toSorted(byCurrency),
  };
}

const byCurrency = (a: { currency: string }, b: { currency: string }) => (a.currency < b.currency ? -1 : 1);
const given = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
};

/** Days that cut months, and days that don't. */
const RANGES = [YEAR, { from: '2026-01-15', to: '2026-03-05' }, { from: '2026-02-01', to: '2026-02-28' }];

/** That every figure of the product is what the rows come to by themselves, each in one currency. */
async function expectCounted(books: Books): Promise<void> {
  const { cloud, caller } = books;
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  const rows = await rowsOf(books);
  const { currency: home } = given(await getSummary(YEAR, caller, cloud));
  for (const range of RANGES) {
    const those = rows.filter(({ date }) => range.from <= date && date <= range.to);
    const { counted, apart } = sumsOf(home, those);
    const summary = given(await getSummary(range, caller, cloud));
    expect(summary).toMatchObject({ currency: home, ...counted });
    expect(summary.apart.toSorted(byCurrency)).toEqual(apart);
    const lines = those.flatMap((row) => linesIn(home, row) ?? []);
    for (const { categoryId, income, expenses } of summary.byCategory)
      expect(income + expenses).toBe(
        lines.reduce((sum, line) => (line.categoryId === categoryId ? sum + line.value : sum), 0),
      );
    await expectListed(home, { ...range }, those, books);
    await expectListed(
      home,
      { ...range, account: 'In EUR' },
      those.filter(isInEuros(await accountsOf(books))),
      books,
    );
    // A text is counted in the rows themselves.
    await expectListed(home, { ...range, q: 'paper' }, those, books);
  }
  const flow = await getCashFlow({ until: '2026-04' }, caller, cloud);
  for (const { month, ...figures } of flow.months)
    expect(figures).toEqual(
      sumsOf(
        home,
        rows.filter(({ date }) => date.startsWith(month)),
      ).counted,
    );
  expect(flow.apart.toSorted(byCurrency)).toEqual(sumsOf(home, rows).apart);
  for (const account of await accountsOf(books)) {
    const own = rows.filter(({ accountId }) => accountId === account.id);
    expect(new Set([...own.map((row) => row.currency), account.currency]).size, account.name).toBe(1);
    expect(account.balance).toBe(own.reduce((sum, row) => sum + row.amount, 0));
  }
}

const accountsOf = async ({ cloud, caller }: Books) => (await listAccounts(caller, cloud)).items;

function isInEuros(accounts: Awaited<ReturnType<typeof accountsOf>>): (row: LedgerRow) => boolean {
  const euros = accounts.find(({ name }) => name === 'In EUR');
  return ({ accountId }) => accountId === euros?.id;
}

async function expectListed(
  home: string,
  filter: TransactionFilter,
  rows: readonly LedgerRow[],
  { cloud, caller }: Books,
): Promise<void> {
  const { counted, apart } = sumsOf(home, rows);
  const { sums, count } = given(await sumTransactions(filter, caller, cloud));
  expect(count).toBe(rows.length);
  const all = [...(counted.count > 0 ? [{ currency: home, ...counted }] : []), ...apart];
  expect(sums.toSorted(byCurrency)).toEqual(all.toSorted(byCurrency));
}

describe('books in five currencies, with and without rates', () => {
  it('show in every total what their rows come to in one currency, and leave out of it only what is told apart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 25 }), async (acts) => {
        const books = await fiveCurrencies();
        for (const what of acts) {
          await take(what, books);
          await expectCounted(books);
        }
      }),
      { seed: SEED, numRuns: 20, endOnFailure: true },
    );
  });
});
