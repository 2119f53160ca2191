import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookNames } from '../../functions/domain/books/book-names.ts';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { addCategory } from '../../functions/use-cases/categories/add-category.ts';
import { changeCategory } from '../../functions/use-cases/categories/change-category.ts';
import { mergeCategory } from '../../functions/use-cases/categories/merge-category.ts';
import { removeCategory } from '../../functions/use-cases/categories/remove-category.ts';
import { runJob } from '../../functions/use-cases/jobs/run-job.ts';
import { undoJob } from '../../functions/use-cases/jobs/undo-job.ts';
import { driftOf } from '../../functions/use-cases/ledger/audit-ledger.ts';
import { getSummary } from '../../functions/use-cases/ledger/get-summary.ts';
import { entryLines } from '../../shared/entry-lines.ts';
import { bookCategories, standingIn } from '../../shared/countries/book-categories.ts';
import type { KeptCategory } from '../../shared/model/book-category.ts';
import { memoryBooks } from '../support/memory-books.ts';
import type { MemoryTableOptions } from '../support/memory-table.ts';
import { NotedOutbox } from '../support/noted-outbox.ts';
import { writeRows } from '../support/write-rows.ts';

const SEED = 20_261_122;
const ALL = { from: '0001-01-01', to: '9999-12-31' };
const listed = ['office-supplies', 'travel', 'meals', 'other', 'sales-revenue'];
const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const at = fc.nat(20);
const act = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rename' as const), at, name: fc.nat(6) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('retire' as const), at, isRetired: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('map' as const), at, isMapped: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('merge' as const), at, into: at, endsAfter: fc.nat(8) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const drawnRow = fc.record({
  month: fc.integer({ min: 1, max: 4 }),
  amount: fc.integer({ min: 1, max: 900_000 }),
  category: fc.nat(listed.length - 1),
  part: fc.option(fc.nat(listed.length - 1)),
  isIncome: fc.boolean(),
});

/** Books with these rows and a rule into each category, whose table ends its caller once where it is told to. */
async function booksWith(drawn: readonly (typeof drawnRow extends fc.Arbitrary<infer R> ? R : never)[]) {
  let left = Infinity;
  const trouble: MemoryTableOptions['trouble'] = (moment, { name }) => {
    if (name !== 'TransactWriteItems' || moment === 'before') return undefined;
    left -= 1;
    if (left < 0) throw new Error('killed');
    return undefined;
  };
  const { cloud: parts, caller } = await memoryBooks({ trouble });
  const cloud = { ...parts, outbox: new NotedOutbox(parts.table, parts.now) };
  const { organizationId, userId } = caller;
  for (const [n, { month, amount, category, part, isIncome }] of drawn.entries()) {
    const row: LedgerRow = {
      ...{ id: id(n), organizationId, userId, kind: isIncome ? 'income' : 'expense' },
      ...{ description: `SHOP ${n}`, amount: isIncome ? amount : -amount, currency: 'USD' },
      ...{
        categoryId: listed[category] ?? '',
        accountId: 'checking',
        date: `2026-0${month}-0${(n % 9) + 1}`,
      },
      ...{ source: 'entry', receiptId: null, receiptIds: [], noReceiptNeeded: false, version: 1 },
      createdAt: '2026-01-01T00:00:00.000Z',
      ...(part !== null && isIncome
        ? { parts: [{ kind: 'expense', categoryId: listed[part] ?? '', amount: -7, description: 'Fee' }] }
        : {}),
    };
    await writeRows(cloud, [{ after: row }], null, cloud.categories.habitWrites([{ after: row }]));
  }
  const rules = listed.map((categoryId, n) => ({
    id: id(500 + n),
    conditions: { text: `SHOP ${n}` },
    effect: { categoryId },
  }));
  await cloud.table.write([cloud.categories.rulesChange(organizationId, { items: rules, version: 0 })]);
  const run = async (jobId: string, endsAfter: number) => {
    left = endsAfter;
    for (let tries = 0; tries < 60; tries += 1) {
      await runJob(organizationId, jobId, cloud).catch((error: unknown) => {
        if (String(error) !== 'Error: killed') throw error;
      });
      if (left < 0) left = Infinity;
      const job = await cloud.jobs.get(organizationId, jobId);
      if (job?.status === 'done' || job?.status === 'undone') break;
      if (tries === 59) throw new Error('The job does not end.');
    }
    left = Infinity;
  };
  const organization = async () => {
    const found = await cloud.organizations.get(organizationId);
    if (!found) throw new Error('There are no books.');
    return found;
  };
  return { cloud, caller, run, organization };
}
type Books = Awaited<ReturnType<typeof booksWith>>;

const rowsOf = ({ cloud, caller }: Books) => Array.fromAsync(cloud.ledger.rows(caller.organizationId, ALL));

/** All that is to be as it was: but for versions, histories and what was taken back. */
async function standing(books: Books) {
  const { cloud, caller } = books;
  const { items } = await cloud.categories.rules(caller.organizationId);
  const rows = await rowsOf(books);
  const { categories } = await books.organization();
  const offered = (['income', 'expense'] as const).map((kind) =>
    bookCategories({ country: null, profession: null, categories }, kind),
  );
  const totals = await cloud.ledger.monthTotals(caller.organizationId, { from: '0001-01', to: '9999-12' });
  return {
    rules: items,
    rows: rows.map(({ version: _, ...row }) => row).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    totals: totals.filter(({ days }) => Object.keys(days).length > 0),
    offered,
    habits: await cloud.categories.history(
      caller.organizationId,
      rows.map(({ description, amount }) => ({ description, amount })),
    ),
  };
}

/** Does an act, and gives what takes it back; nothing where it is refused. */
async function done(what: Act, n: number, books: Books): Promise<(() => Promise<unknown>) | undefined> {
  const { cloud, caller } = books;
  const { categories } = await books.organization();
  const own = categories.filter(({ id: one, isRemoved }) => !listed.includes(one) && !isRemoved);
  const known = [...listed, ...own.map((one) => one.id)];
  const chosen = known[what.at % known.length] ?? '';
  const before: KeptCategory = categories.find((one) => one.id === chosen) ?? { id: chosen };
  const change = async (
    wish: Parameters<typeof changeCategory>[1],
    back: Parameters<typeof changeCategory>[1],
  ) =>
    isRefusal(await changeCategory(chosen, wish, caller, cloud))
      ? undefined
      : () => changeCategory(chosen, back, caller, cloud);
  switch (what.do) {
    case 'create': {
      const made = { id: id(1000 + n), name: `Own ${n}`, kind: 'expense' as const };
      if (isRefusal(await addCategory(made, caller, cloud))) return undefined;
      return () => removeCategory(made.id, caller, cloud);
    }
    case 'rename':
      return change({ name: `Name ${what.name}` }, { name: before.name ?? null });
    case 'retire':
      return change({ isRetired: what.isRetired }, { isRetired: before.isRetired === true });
    case 'map':
      return change(
        { formLines: { expense: what.isMapped ? 'Schedule C line 18' : null } },
        { formLines: { expense: before.formLines?.expense ?? null } },
      );
    case 'merge': {
      const jobId = id(2000 + n);
      const intoId = known[what.into % known.length] ?? '';
      if (isRefusal(await mergeCategory(chosen, { id: jobId, intoId }, caller, cloud))) return undefined;
      await books.run(jobId, what.endsAfter);
      return async () => {
        await undoJob(jobId, caller, cloud);
        await books.run(jobId, what.endsAfter);
      };
    }
  }
}

/** That each category's figure is the sum of the lines that are in it or in what it took in, and that no row is left in a merged one. */
async function expectCounted(books: Books): Promise<void> {
  const { cloud, caller } = books;
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  const organization = await books.organization();
  const now = standingIn(organization.categories);
  const rows = await rowsOf(books);
  for (const row of rows)
    for (const line of entryLines(row)) expect(now(line.categoryId)).toBe(line.categoryId);
  const summary = await getSummary({ from: '2026-01-01', to: '2026-12-31' }, caller, cloud);
  if (isRefusal(summary)) throw new Error('There is no summary.');
  const names = bookNames(organization);
  for (const { categoryId, category, income, expenses } of summary.byCategory) {
    const lines = rows.flatMap((row) => entryLines(row)).filter((line) => line.categoryId === categoryId);
    expect(income + expenses).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
    expect(category).toBe(names.categoryName(categoryId));
  }
}

describe('what an organisation makes of its categories', () => {
  it('keeps rows, totals and rules right at every step, wherever a worker ends, and all of it is taken back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawnRow, { maxLength: 25 }),
        fc.array(act, { minLength: 1, maxLength: 10 }),
        async (drawn, acts) => {
          const books = await booksWith(drawn);
          const before = await standing(books);
          const backs: (() => Promise<unknown>)[] = [];
          for (const [n, what] of acts.entries()) {
            const back = await done(what, n, books);
            if (back) backs.push(back);
            await expectCounted(books);
          }
          for (const back of backs.toReversed()) expect(isRefusal(await back())).toBe(false);
          expect(await standing(books)).toEqual(before);
        },
      ),
      { seed: SEED, numRuns: 60 },
    );
  });
});
