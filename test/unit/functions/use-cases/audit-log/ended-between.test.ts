import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { AuditEntries } from '../../../../../functions/store/audit-entries.ts';
import { commitImport } from '../../../../../functions/use-cases/imports/commit-import.ts';
import { commitStatementImport } from '../../../../../functions/use-cases/imports/commit-statement-import.ts';
import { giveUpImport } from '../../../../../functions/use-cases/imports/give-up-import.ts';
import { undoImport } from '../../../../../functions/use-cases/imports/undo-import.ts';
import { failJob } from '../../../../../functions/use-cases/jobs/fail-job.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { statementCsv } from '../../../../support/entries.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';
import type { Trouble } from '../../../../support/memory-table.ts';

const ROWS = 30;
const MONTHS = ['01', '02', '03'];
const rows = Array.from({ length: ROWS }, (_, at) => ({
  date: `2026-${MONTHS[at % MONTHS.length]}-${String(1 + (at % 28)).padStart(2, '0')}`,
  description: `SHOP ${at}`,
  amount: -1000 - at,
}));

class Ended extends Error {}

/** A process that ends at one of its transactions, just before that is written or just after; nothing that it does then reaches the table. */
class EndingProcess {
  #left = Infinity;
  #moment: 'before' | 'after' = 'before';
  #isDead = false;

  readonly trouble: Trouble = (moment, { name }) => {
    if (!this.#isDead && name === 'TransactWriteItems' && moment === this.#moment) this.#left -= 1;
    if (this.#left > 0 && !this.#isDead) return undefined;
    this.#isDead = true;
    throw new Ended();
  };

  /** Does something in a process that ends there. True where it came to its end before. */
  async ends(at: number, moment: 'before' | 'after', work: () => Promise<unknown>): Promise<boolean> {
    [this.#left, this.#moment] = [at, moment];
    const isWhole = await work().then(
      () => true,
      (error: unknown) => {
        if (error instanceof Ended) return false;
        throw error;
      },
    );
    // What it left under way has ended with it.
    await new Promise((resolve) => setImmediate(resolve));
    [this.#left, this.#isDead] = [Infinity, false];
    return isWhole;
  }
}

/** Books with a statement that is read and may be committed. */
async function importBooks() {
  const process = new EndingProcess();
  const books = await memoryImports({ trouble: process.trouble });
  const { cloud, caller } = books;
  const { organizationId } = caller;
  const read = await books.read(statementCsv(rows), 'three-months.csv', { accountId: 'checking' });
  const entriesOf = async (act: string) =>
    (await new AuditEntries(cloud.table).page(organizationId, { after: undefined, limit: 100 })).items.filter(
      (entry) => entry.act === act,
    );
  return { ...books, process, organizationId, id: read.id, entriesOf };
}

/** As often as it takes, each time in new books, until nothing ends before its end; how many transactions there were. */
async function atEachTransaction(trial: (at: number) => Promise<boolean>): Promise<number> {
  let at = 1;
  while (!(await trial(at))) at += 1;
  return at - 1;
}

const moments = ['before', 'after'] as const;

describe('an import whose commit is ended between two of its transactions', () => {
  const decided = async (books: Awaited<ReturnType<typeof importBooks>>) => {
    const outcome = await commitStatementImport(books.id, {}, books.caller, books.cloud);
    if (isRefusal(outcome)) throw new Error(outcome.refused);
  };

  it.each(moments)('(%s it is written) has one entry, which the next worker completes', async (moment) => {
    const transactions = await atEachTransaction(async (at) => {
      const books = await importBooks();
      const { organizationId, id, cloud } = books;
      await decided(books);
      const isWhole = await books.process.ends(at, moment, () => commitImport(organizationId, id, cloud));
      const isCommitted = (await books.shown(id)).status === 'committed';
      expect(await books.entriesOf('import-committed')).toMatchObject([
        { actor: { userId: books.caller.userId }, progress: isCommitted ? 'completed' : 'begun' },
      ]);
      for (const _ of ['resumed', 'delivered once more']) await commitImport(organizationId, id, cloud);
      expect(await books.entriesOf('import-committed')).toMatchObject([
        { thing: { id }, progress: 'completed', counts: { added: ROWS } },
      ]);
      expect(await books.rows()).toHaveLength(ROWS);
      expect(await driftOf(organizationId, cloud)).toEqual([]);
      return isWhole;
    });
    // The plan, a chunk for each month, how far it is, and the end.
    expect(transactions).toBeGreaterThan(MONTHS.length + 1);
  });

  it.each(moments)('(%s it is written) has one entry that failed, where it is given up', async (moment) => {
    await atEachTransaction(async (at) => {
      const books = await importBooks();
      const { organizationId, id: importId, cloud } = books;
      await decided(books);
      const isWhole = await books.process.ends(at, moment, () =>
        commitImport(organizationId, importId, cloud),
      );
      const isCommitted = (await books.shown(importId)).status === 'committed';
      const work = { organizationId, importId };
      await giveUpImport({ kind: 'commit-import', ...work }, cloud);
      for (const _ of ['taken out', 'once more']) await undoImport(organizationId, importId, cloud);
      const left = isCommitted ? ROWS : 0;
      expect(await books.entriesOf('import-committed')).toMatchObject([
        isCommitted ? { progress: 'completed', counts: { added: ROWS } } : { progress: 'failed' },
      ]);
      expect(await books.entriesOf('import-undone')).toEqual([]);
      expect(await books.rows()).toHaveLength(left);
      expect(await driftOf(organizationId, cloud)).toEqual([]);
      return isWhole;
    });
  });
});

describe('a bulk act that is ended between two of its transactions', () => {
  const begun = async () => {
    const books = await importBooks();
    await books.commit(books.id);
    const entries = (await books.rows()).map(({ id, version }) => ({ transactionId: id, version }));
    const id = v7();
    const act = { do: 'category', category: 'Travel' } as const;
    const job = await editTransactions({ id, act, entries }, books.caller, books.cloud);
    if (isRefusal(job)) throw new Error(job.refused);
    const changed = async () => (await books.rows()).filter(({ version }) => version === 2).length;
    const run = () => runJob(books.organizationId, id, books.cloud);
    const status = async () => (await books.cloud.jobs.get(books.organizationId, id))?.status;
    return { ...books, jobId: id, changed, run, status };
  };

  it.each(moments)('(%s it is written) has one entry, which the next worker completes', async (moment) => {
    const transactions = await atEachTransaction(async (at) => {
      const books = await begun();
      const isWhole = await books.process.ends(at, moment, books.run);
      expect(await books.entriesOf('entries-edited')).toMatchObject([
        {
          actor: { userId: books.caller.userId },
          progress: (await books.status()) === 'done' ? 'completed' : 'begun',
        },
      ]);
      for (const _ of ['resumed', 'delivered once more']) await books.run();
      expect(await books.entriesOf('entries-edited')).toMatchObject([
        { thing: { id: books.jobId }, progress: 'completed', counts: { done: ROWS, leftOut: 0 } },
      ]);
      // Each row was changed once.
      expect(await books.changed()).toBe(ROWS);
      expect(await driftOf(books.organizationId, books.cloud)).toEqual([]);
      return isWhole;
    });
    // Rows and how far it is, twice, and the end.
    expect(transactions).toBeGreaterThanOrEqual(5);
  });

  it.each(moments)('(%s it is written) has one entry that failed, where it is given up', async (moment) => {
    await atEachTransaction(async (at) => {
      const books = await begun();
      const isWhole = await books.process.ends(at, moment, books.run);
      const changed = await books.changed();
      const isDone = (await books.status()) === 'done';
      const job = await books.cloud.jobs.get(books.organizationId, books.jobId);
      if (!job) throw new Error('The job is gone.');
      await failJob(job, { code: 'given-up', why: 'job-given-up' }, books.cloud);
      await books.run();
      expect(await books.entriesOf('entries-edited')).toMatchObject([
        { progress: isDone ? 'completed' : 'failed', counts: { done: changed } },
      ]);
      expect(await books.changed()).toBe(changed);
      return isWhole;
    });
  });
});
