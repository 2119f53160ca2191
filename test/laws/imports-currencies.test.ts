import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/civil-date.ts';
import type { StatementImport } from '../../shared/model/statement-import.ts';
import { decimalFromMinor } from '../../shared/money.ts';
import { memoryImports } from '../support/memory-imports.ts';

const SEED = 20_261_122;
const RUNS = 60;

interface FileRow {
  readonly date: string;
  readonly account: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
}

/** How a bank may call its accounts: by numbers (two of one ending among them), by names, or not at all. */
const callings = [
  ['100-20-3456', '900-80-3456', '700-11-9911'],
  ['Main', 'Réserve', 'Client money'],
  [''],
] as const;

/** Each account is on one row at least, which the name of its column tells. */
const file = fc
  .constantFrom(...callings)
  .chain((names) => fc.subarray([...names], { minLength: 1 }))
  .chain((accounts) =>
    fc.record({
      accounts: fc.constant(accounts),
      currencies: fc.subarray(['USD', 'EUR', 'CAD', 'GBP'], { minLength: 1, maxLength: 3 }),
      cells: fc.array(
        fc.record({
          day: fc.nat(30),
          at: fc.nat(2),
          money: fc.nat(2),
          description: fc.constantFrom('COFFEE', 'RENT', 'TRAIN', 'CLIENT 7'),
          amount: fc.integer({ min: -90_000, max: 90_000 }).filter((minor) => minor !== 0),
        }),
        { minLength: Math.max(2, accounts.length), maxLength: 14 },
      ),
      unread: fc.nat(1),
      restart: fc.boolean(),
    }),
  )
  .map(({ accounts, currencies, cells, ...rest }) => ({
    ...rest,
    rows: cells.map(({ day, at, money, description, amount }, index): FileRow => {
      // The first rows go round, so that none of them is only meant.
      const account = accounts[index < accounts.length ? index : at % accounts.length];
      const currency = currencies[index < currencies.length ? index : money % currencies.length];
      return {
        date: addDays('2026-03-01', day),
        account: account ?? '',
        currency: currency ?? '',
        description,
        amount,
      };
    }),
  }));

function csvOf(rows: readonly FileRow[], unread: number): string {
  const hasAccounts = rows.some(({ account }) => account !== '');
  const lines = rows.map(({ date, account, description, amount, currency }) =>
    [date, ...(hasAccounts ? [account] : []), description, decimalFromMinor(amount, currency), currency].join(
      ',',
    ),
  );
  const damaged = Array.from({ length: unread }, () =>
    ['2026-03-31', ...(hasAccounts ? [rows[0]?.account] : []), 'SMUDGE', 'twelve', rows[0]?.currency].join(
      ',',
    ),
  );
  const header = ['Date', ...(hasAccounts ? ['Account'] : []), 'Description', 'Amount', 'Currency'].join(',');
  return [header, ...lines, ...damaged, ''].join('\n');
}

/** What the button promises: the rows shown, but for those that the books have. */
const promisedBy = ({ statement, duplicates }: StatementImport) =>
  (statement?.transactions.length ?? 0) - duplicates.length;

/** Count and sum of each account and currency of a file or of books. */
function sumsOf<Row extends { amount: number }>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups]
    .map(([key, group]) => [key, group.length, group.reduce((sum, { amount }) => sum + amount, 0)] as const)
    .toSorted();
}

const plain = (sums: ReturnType<typeof sumsOf>) => sums.map(([, count, sum]) => `${count} ${sum}`).toSorted();
const currencyIn = (sums: ReturnType<typeof sumsOf>) => sums.map(([key]) => key.split(' ').at(-1)).toSorted();

describe('a file of several accounts and currencies', () => {
  it('enters the books whole or says row by row what does not, each currency by itself, and only once', async () => {
    await fc.assert(
      fc.asyncProperty(file, async ({ rows, unread, restart }) => {
        const books = await memoryImports();
        const text = csvOf(rows, unread);
        const first = await books.read(text);
        const isAsked = first.statement?.questions.some(({ about }) => about === 'sign');
        // Few rows, most of them above zero, could be a card's as well: a person says that they are as written.
        const ready = isAsked ? await books.readAgain(first.id, { answers: { sign: 'as-written' } }) : first;
        expect(promisedBy(ready)).toBe(rows.length);
        const wanted = sumsOf(rows, ({ account, currency }) => `${account} ${currency}`);
        const parts = ready.statement?.accounts ?? (ready.statement ? [ready.statement] : []);
        const shown = parts.map(({ currency, transactions }) => ({ currency, transactions }));
        expect(shown.map(({ currency }) => currency).toSorted()).toEqual(currencyIn(wanted));
        expect(
          plain(
            sumsOf(
              shown.flatMap(({ transactions }, at) => transactions.map((row) => ({ ...row, at }))),
              ({ at }) => String(at),
            ),
          ),
        ).toEqual(plain(wanted));

        const questions = ready.statement?.questions ?? [];
        const answers = Object.fromEntries(questions.map(({ about, assumed }) => [about, assumed]));
        const done = await books.commit(ready.id, restart ? { answers } : {});
        expect(done).toMatchObject({ status: 'committed', added: promisedBy(ready) });
        expect(done.leftOut?.map(({ because }) => because)).toEqual(
          Array.from({ length: unread }, () => 'unread'),
        );

        const entered = await books.rows();
        expect(plain(sumsOf(entered, ({ accountId, currency }) => `${accountId} ${currency}`))).toEqual(
          plain(wanted),
        );
        const kept = new Map((await books.accounts()).map(({ id, currency }) => [id, currency]));
        expect(entered.filter(({ accountId, currency }) => kept.get(accountId) !== currency)).toEqual([]);

        for (const again of [text, csvOf(rows.toReversed(), unread)]) {
          const second = await books.read(again);
          expect(promisedBy(second)).toBe(0);
          const repeated = await books.commit(second.id);
          expect(repeated.added).toBe(0);
          expect(repeated.leftOut).toHaveLength(rows.length + unread);
        }
        expect(await books.rows()).toHaveLength(rows.length);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: false },
    );
  });

  it('is read in one of its currencies where a person says so, the rows of the others named', async () => {
    await fc.assert(
      fc.asyncProperty(file, fc.nat(2), async ({ rows, unread }, at) => {
        const books = await memoryImports();
        const { id, statement } = await books.read(csvOf(rows, unread));
        const question = statement?.questions.find(({ about }) => about === 'currency');
        const currency = question?.alternatives[at % question.alternatives.length];
        if (currency === undefined) return;
        const ready = await books.readAgain(id, { answers: { currency } });
        const own = rows.filter((row) => row.currency === currency);
        expect(promisedBy(ready)).toBe(own.length);
        const done = await books.commit(id);
        expect(done.added).toBe(own.length);
        expect(done.leftOut).toHaveLength(rows.length - own.length + unread);
        expect(new Set((await books.rows()).map((row) => row.currency))).toEqual(new Set([currency]));
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: false },
    );
  });
});
