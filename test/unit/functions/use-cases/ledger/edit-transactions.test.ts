import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { undoJob } from '../../../../../functions/use-cases/jobs/undo-job.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { restoreTransaction } from '../../../../../functions/use-cases/ledger/restore-transaction.ts';
import { abilitiesOf } from '../../../../../shared/abilities.ts';
import { entryLines } from '../../../../../shared/entry-lines.ts';
import type { BulkAct } from '../../../../../shared/model/bulk-edit.ts';
import type { TransactionFilter } from '../../../../../shared/model/transaction-filter.ts';
import { anyFilter, anyRows } from '../../../../support/any-filter.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import type { MemoryTableOptions } from '../../../../support/memory-table.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const JOB = '01900000-0000-7000-8000-00000000cafe';

/** A row without documents: taxes of it that could be are a person's word. */
function undocumented({ taxes = [], ...row }: LedgerRow): LedgerRow {
  const sum = taxes.reduce((all, { amount }) => all + amount, 0);
  const said = sum > 0 && sum < Math.abs(row.amount) ? { taxes, taxesSaid: true as const } : {};
  return { ...row, ...said, receiptId: null, receiptIds: [] };
}

/** Books with these rows, whose table lets its caller end after so many transactions from when it is told to. */
async function booksOf(drawn: readonly LedgerRow[]) {
  let left = Infinity;
  const trouble: MemoryTableOptions['trouble'] = (moment, { name }) => {
    if (name !== 'TransactWriteItems' || moment === 'before') return undefined;
    left -= 1;
    if (left < 0) throw new Error('killed');
    return undefined;
  };
  const { cloud: parts, caller } = await memoryBooks({ trouble });
  const cloud = { ...parts, outbox: new NotedOutbox(parts.table, parts.now) };
  const { organizationId } = caller;
  const rows = drawn.map((row) => ({ ...undocumented(row), organizationId }));
  for (const row of rows) await writeRows(cloud, [{ after: row }]);
  const standing = () =>
    Array.fromAsync(cloud.ledger.rows(organizationId, { from: '0001-01-01', to: '9999-12-31' }));
  /** Lets the job run to its end, by a worker that ends once on its way. */
  const run = async (endsAfter: number) => {
    left = endsAfter;
    for (let tries = 0; tries < 50; tries += 1) {
      await runJob(organizationId, JOB, cloud).catch((error: unknown) => {
        left = Infinity;
        if (String(error) !== 'Error: killed') throw error;
      });
      const job = await cloud.jobs.get(organizationId, JOB);
      if (job?.status === 'done' || job?.status === 'undone') left = Infinity;
      if (job?.status === 'done' || job?.status === 'undone') return job;
    }
    throw new Error('The job does not end.');
  };
  return { cloud, caller, rows, standing, run, drift: () => driftOf(organizationId, cloud) };
}

const act: fc.Arbitrary<BulkAct> = fc.constantFrom(
  { do: 'category', category: 'Travel' },
  { do: 'account', accountLabel: 'Vault' },
  { do: 'transfer' },
  { do: 'personal' },
  { do: 'owner' },
  { do: 'business-share', share: 60 },
  { do: 'no-receipt' },
  { do: 'delete' },
);

/** What is said of the tax of entries that have any: transfers are left out. */
const taxAct: fc.Arbitrary<BulkAct> = fc.constantFrom(
  { do: 'tax', kind: 'HST', rate: 13 },
  { do: 'tax', kind: 'QST', rate: 9.975 },
  { do: 'no-tax' },
);

/** The transfers among rows where an act says something of their tax. */
const untaxedBy = (rows: readonly LedgerRow[], { do: what }: BulkAct): readonly LedgerRow[] =>
  what === 'tax' || what === 'no-tax' ? rows.filter(({ kind }) => kind === 'transfer') : [];

/** Whether a row is as the act wants it, told apart from how the act does it. */
function isDone(act: BulkAct, before: LedgerRow, after: LedgerRow | undefined): boolean {
  const { do: what } = act;
  if (what === 'tax' || what === 'no-tax') {
    if (before.kind === 'transfer') return before.version === after?.version;
    const { rate = 0 } = act.do === 'tax' ? act : {};
    const moved = (before.parts ?? []).filter(({ transferTo }) => transferTo !== undefined);
    const spent = moved.reduce((left, part) => left - part.amount, before.amount);
    const tax = Math.round((Math.abs(spent) * rate) / (100 + rate));
    const found = after?.taxes?.map(({ amount }) => amount) ?? [];
    return after?.taxesSaid === true && JSON.stringify(found) === JSON.stringify(tax === 0 ? [] : [tax]);
  }
  if (act.do === 'business-share')
    return before.kind === 'transfer'
      ? before.version === after?.version
      : after?.businessShare === act.share;
  if (what === 'delete') return after === undefined;
  if (what === 'no-receipt') return before.kind !== 'expense' || after?.noReceiptNeeded === true;
  if (what === 'personal' || what === 'owner') return after?.kind === 'transfer' && after.use === what;
  if (what === 'transfer' && after?.use) return false;
  if (what === 'transfer') return after?.kind === 'transfer' && after.categoryId === 'transfer';
  if (what === 'account') return after !== undefined && !['cash', 'checking'].includes(after.accountId);
  return after?.categoryId === 'travel';
}

/** Rows with which an act is not refused: an account takes entries of its own currency alone. */
const fitFor = (rows: readonly LedgerRow[], { do: what }: BulkAct): readonly LedgerRow[] =>
  what === 'account' ? rows.map(({ worth: _worth, ...row }) => ({ ...row, currency: 'USD' as const })) : rows;

const said = (rows: readonly LedgerRow[]) =>
  rows.map(({ version: _version, ...row }) => row).toSorted((a, b) => (a.id < b.id ? -1 : 1));
const alone = (row: LedgerRow | undefined) => said(row ? [row] : []);

describe('editing many entries', () => {
  it('edits just those that were meant, once, wherever a worker ends on its way, and takes all of it back', async () => {
    const end = fc.nat(12);
    await fc.assert(
      fc.asyncProperty(
        anyRows('', 25),
        fc.oneof({ weight: 7, arbitrary: act }, { weight: 3, arbitrary: taxAct }),
        fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
        end,
        end,
        async (drawn, what, picked, firstEnd, secondEnd) => {
          const books = await booksOf(fitFor(drawn, what));
          const meant = books.rows.filter((_, at) => picked[at]);
          fc.pre(meant.length > 0);
          const entries = meant.map(({ id, version }) => ({ transactionId: id, version }));
          const started = await editTransactions({ id: JOB, act: what, entries }, books.caller, books.cloud);
          expect(started).toMatchObject({ total: meant.length });
          const { length: untaxed } = untaxedBy(meant, what);
          const { leftOut } = await books.run(firstEnd);
          if (untaxed === 0) expect(leftOut).toBeUndefined();
          else expect(leftOut).toMatchObject({ count: untaxed, untaxed });
          const after = new Map((await books.standing()).map((row) => [row.id, row]));
          for (const row of books.rows)
            if (meant.includes(row)) expect(isDone(what, row, after.get(row.id)), row.id).toBe(true);
            else expect(after.get(row.id)).toEqual(row);
          expect(await books.drift()).toEqual([]);
          await undoJob(JOB, books.caller, books.cloud);
          expect(await books.run(secondEnd)).toMatchObject({ status: 'undone', done: 0 });
          expect(said(await books.standing())).toEqual(said(books.rows));
          expect(await books.drift()).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('edits what answers a filter at the start, and names what somebody changed meanwhile, both ways', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows('', 25), act, anyFilter, async (drawn, what, wide) => {
        const { q: _words, matched: _matched, needs: _needs, ...filter } = wide;
        const books = await booksOf(fitFor(drawn, what));
        const { cloud, caller } = books;
        const meant = books.rows.filter((row) => answers(row, filter));
        const edit = { id: JOB, act: what, filter };
        if (meant.length === 0) {
          expect(await editTransactions({ ...edit, count: 1 }, caller, cloud)).toMatchObject({
            refused: 'changed-meanwhile',
          });
          return;
        }
        if (meant.length > 1)
          expect(await editTransactions({ ...edit, count: meant.length - 1 }, caller, cloud)).toMatchObject({
            because: { code: 'other-entries-by-now', count: meant.length },
          });
        const [first] = meant;
        if (!first) throw new Error('There is no entry.');
        expect(await editTransactions({ ...edit, count: meant.length }, caller, cloud)).toMatchObject({
          total: meant.length,
        });
        const late = { ...first, id: '01900000-0000-7000-8000-00000000beef' };
        await writeRows(cloud, [{ after: late }]);
        const changed = await changeTransaction(first.id, { version: 1, description: 'Mine' }, caller, cloud);
        if (isRefusal(changed)) throw new Error(changed.refused);
        const { leftOut, done } = await books.run(Infinity);
        expect(leftOut).toEqual({ count: 1, named: [{ id: first.id, description: 'Mine' }] });
        const after = new Map((await books.standing()).map((row) => [row.id, row]));
        expect(after.get(late.id)).toEqual(late);
        expect(alone(after.get(first.id))).toEqual(alone({ ...first, description: 'Mine' }));
        const edited = meant.filter((row) => !isDeepStrictEqual(alone(after.get(row.id)), alone(row)));
        expect(done).toBe(edited.length - 1);

        const [, own] = edited;
        if (own) {
          // An account takes entries of its own currency alone: where accounts are meant, all rows are of one.
          const theirs =
            what.do === 'delete'
              ? await restoreTransaction(own.id, caller, cloud)
              : await changeTransaction(
                  own.id,
                  {
                    version: 2,
                    category: 'Meals',
                    noReceiptNeeded: false,
                    ...(what.do === 'account' && { accountLabel: 'Cash' }),
                  },
                  caller,
                  cloud,
                );
          expect(theirs).not.toHaveProperty('refused');
        }
        await undoJob(JOB, caller, cloud);
        const undone = await books.run(Infinity);
        const names = undone.leftOut?.named.map(({ id }) => id) ?? [];
        expect(names).toEqual(own && what.do !== 'delete' ? [own.id] : []);
        const back = (await books.standing()).filter(({ id }) => ![first.id, late.id, ...names].includes(id));
        expect(said(back)).toEqual(said(books.rows.filter(({ id }) => ![first.id, ...names].includes(id))));
        expect(await books.drift()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('shares no payout that was split: it is sales and fees, and none of it personal', async () => {
    const [drawn = []] = fc.sample(
      anyRows('', 8).filter((rows) => rows.some(({ kind }) => kind === 'income')),
      1,
    );
    const income = drawn.find(({ kind }) => kind === 'income');
    if (!income) throw new Error('There is no income.');
    const books = await booksOf([
      { ...income, payout: { provider: 'Stripe', decision: 'split', receiptIds: [] } },
    ]);
    const [payout] = books.rows;
    if (!payout) throw new Error('There is no payout.');
    const entries = [{ transactionId: payout.id, version: payout.version }];
    await editTransactions(
      { id: JOB, act: { do: 'business-share', share: 60 }, entries },
      books.caller,
      books.cloud,
    );
    await books.run(Infinity);
    expect(alone((await books.standing())[0])).toEqual(alone(payout));
  });

  it('lets those without the right to delete take away only what they brought themselves', async () => {
    const [drawn = []] = fc.sample(
      anyRows('', 8).filter(({ length }) => length > 1),
      1,
    );
    const books = await booksOf(drawn);
    const session = { id: 's', since: '2026-01-01T00:00:00Z', userAgent: '' };
    const assistant = {
      ...books.caller,
      abilities: abilitiesOf({ role: 'assistant', accessLevel: 'full' }),
      session,
    };
    const [row] = books.rows;
    if (!row) throw new Error('There is no row.');
    const entries = [{ transactionId: row.id, version: 1 }];
    const edit = { id: JOB, act: { do: 'delete' as const }, entries };
    expect(await editTransactions(edit, assistant, books.cloud)).toMatchObject({ refused: 'not-allowed' });
    const filtered = { id: JOB, act: edit.act, filter: {}, count: books.rows.length };
    expect(await editTransactions(filtered, assistant, books.cloud)).toMatchObject({
      refused: 'not-allowed',
    });
    const own = { ...assistant, userId: row.userId };
    expect(await editTransactions(edit, own, books.cloud)).toMatchObject({ kind: 'delete-rows', total: 1 });
  });

  it('is the same job when it is sent again, and another one under its id is refused', async () => {
    const [drawn = []] = fc.sample(
      anyRows('', 8).filter(({ length }) => length > 0),
      1,
    );
    const { cloud, caller, rows, run } = await booksOf(drawn);
    const edit = { id: JOB, act: { do: 'transfer' as const }, filter: {}, count: rows.length };
    const [one, other] = await Promise.all([1, 2].map(() => editTransactions(edit, caller, cloud)));
    expect(one).toEqual(other);
    await run(Infinity);
    expect(await editTransactions(edit, caller, cloud)).toMatchObject({ status: 'done' });
    expect(await editTransactions({ ...edit, count: 9 + rows.length }, caller, cloud)).toMatchObject({
      refused: 'already-exists',
    });
  });
});

/** The filter in words of rows, whose ids name their account and category. */
function answers(row: LedgerRow, filter: TransactionFilter): boolean {
  const {
    from = '',
    to = '9',
    account,
    category,
    kind,
    source,
    use,
    tax,
    apartFrom,
    minAmount = 0,
    maxAmount = Infinity,
  } = filter;
  const amount = Math.abs(row.amount);
  // Of a shared entry what is personal lies in lines of its own.
  const isPersonal = use === 'personal';
  const lines = isPersonal ? entryLines(row).filter((line) => line.isPersonal) : [row, ...(row.parts ?? [])];
  return (
    from <= row.date &&
    row.date <= to &&
    (account === undefined || row.accountId === account.toLowerCase()) &&
    lines.some(
      (line) =>
        (category === undefined || line.categoryId === category) &&
        // An entry of which a part is a transfer is none as a whole.
        (kind === undefined || (line.kind === kind && (kind !== 'transfer' || line === row))),
    ) &&
    (source === undefined || row.source.startsWith(source)) &&
    (use === undefined || isPersonal || row.use === use) &&
    (tax === undefined || (tax === 'stated') === statesTax(row)) &&
    (apartFrom === undefined || (row.currency !== apartFrom && row.worth?.currency !== apartFrom)) &&
    minAmount <= amount &&
    amount <= maxAmount
  );
}

/** Whether documents or a person say of an entry, or of what was split off it, how much tax is included. */
const statesTax = ({ kind, taxes = [], parts = [] }: LedgerRow): boolean =>
  [
    ...taxes.map(({ amount }) => amount),
    ...(kind === 'transfer' ? [] : parts.map(({ tax = 0 }) => tax)),
  ].some((tax) => tax !== 0);
