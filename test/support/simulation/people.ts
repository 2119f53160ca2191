import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Refusal } from '../../../functions/domain/outcome.ts';
import type { Caller } from '../../../functions/runtime/caller.ts';
import { unlessClosed } from '../../../functions/use-cases/books/closed-period.ts';
import { startCategoryRun } from '../../../functions/use-cases/categories/start-category-run.ts';
import { sendCustomExport } from '../../../functions/use-cases/exports/send-custom-export.ts';
import { commitStatementImport } from '../../../functions/use-cases/imports/commit-statement-import.ts';
import { getStatementImport } from '../../../functions/use-cases/imports/get-statement-import.ts';
import { importStatement } from '../../../functions/use-cases/imports/import-statement.ts';
import { undoStatementImport } from '../../../functions/use-cases/imports/undo-statement-import.ts';
import { undoJob } from '../../../functions/use-cases/jobs/undo-job.ts';
import { changeTransaction } from '../../../functions/use-cases/ledger/change-transaction.ts';
import { deleteTransaction } from '../../../functions/use-cases/ledger/delete-transaction.ts';
import { editTransactions } from '../../../functions/use-cases/ledger/edit-transactions.ts';
import { getTransaction } from '../../../functions/use-cases/ledger/get-transaction.ts';
import { listTransactions } from '../../../functions/use-cases/ledger/list-transactions.ts';
import { restoreTransaction } from '../../../functions/use-cases/ledger/restore-transaction.ts';
import { confirmMatch } from '../../../functions/use-cases/matching/confirm-match.ts';
import { previewAutoMatch } from '../../../functions/use-cases/matching/preview-auto-match.ts';
import { rejectMatch } from '../../../functions/use-cases/matching/reject-match.ts';
import { startAutoMatch } from '../../../functions/use-cases/matching/start-auto-match.ts';
import { undoMatch } from '../../../functions/use-cases/matching/undo-match.ts';
import { changeReceipt } from '../../../functions/use-cases/receipts/change-receipt.ts';
import { deleteReceipt } from '../../../functions/use-cases/receipts/delete-receipt.ts';
import { getReceipt } from '../../../functions/use-cases/receipts/get-receipt.ts';
import { getUpload } from '../../../functions/use-cases/receipts/get-upload.ts';
import { restoreReceipt } from '../../../functions/use-cases/receipts/restore-receipt.ts';
import { defaultExportFields } from '../../../shared/model/export.ts';
import { statementCsv } from '../entries.ts';
import { receiptLines } from './documents.ts';
import { schedule, tellUs } from './limit-acts.ts';
import { changeFigures, lock } from './lock-acts.ts';
import { uuidFrom } from './same-chances.ts';
import { sendFile } from './send-file.ts';
import { openShared, share } from './sharing-acts.ts';
import { SignInActs, type Shared } from './sign-in-acts.ts';
import type { Act, World } from './world.ts';

/** Few names, days and amounts, so that receipts, rows and files meet. */
const SHOPS = ['Alder Books', 'Birch Cafe', 'Кафе Берёза', '漢'.repeat(299)] as const;
const DAYS = ['2026-03-02', '2026-03-03', '2026-03-30', '2026-04-01'] as const;
const AMOUNTS = [1250, 2000, 3399] as const;
const CATEGORIES = ['Office Expenses', 'Travel'] as const;

/** Neither a paper nor a statement. */
const NOTES = 'Ring the plumber about the tap';

const SECOND = 1000;
const LOOKS_MAX = 60;

/** One person at a browser, who works in some books: does one thing after the other, as the seed has it. */
export class Person {
  readonly #world: World;
  readonly #wayIn: SignInActs;
  readonly #rows: string[];
  readonly #papers: string[];
  readonly #imports: string[] = [];
  readonly #jobs: string[] = [];

  private constructor(world: World, wayIn: SignInActs, shared: Shared) {
    this.#world = world;
    this.#wayIn = wayIn;
    this.#rows = shared.rows;
    this.#papers = shared.papers;
  }

  /** Signs in, and does so many things. */
  static async work(world: World, userId: string, shared: Shared, acts: number): Promise<void> {
    const wayIn = await SignInActs.signIn(world, userId, shared);
    if (wayIn) await new Person(world, wayIn, shared).#work(acts);
  }

  async #work(acts: number): Promise<void> {
    const { scheduler } = this.#world;
    for (let act = 0; act < acts; act += 1) await this.#acts[scheduler.pick(this.#world.acts)]();
  }

  readonly #acts: Readonly<Record<Act, () => Promise<unknown>>> = {
    add: () => this.#add(),
    change: () => this.#change(),
    delete: () => this.#delete(),
    upload: () => this.#upload(),
    drop: () => this.#drop(),
    correct: () => this.#correct(),
    archive: () => this.#archive(),
    import: () => this.#import(),
    undoImport: () => this.#undoImport(),
    decide: () => this.#decide(),
    matchAll: () => this.#matchAll(),
    categorise: () => this.#categorise(),
    editMany: () => this.#editMany(),
    undoJob: () => this.#undoJob(),
    export: () => this.#export(),
    endAll: () => this.#wayIn.endAll(),
    endOne: () => this.#wayIn.endOne(),
    changePassword: () => this.#wayIn.changePassword(),
    turnOn: () => this.#wayIn.turnOn(),
    turnOff: () => this.#wayIn.turnOff(),
    steal: () => this.#wayIn.steal(),
    meddle: () => this.#wayIn.meddle(),
    guess: () => this.#wayIn.guess(),
    share: () => share(this.#world, this.#caller),
    openShared: () => openShared(this.#world, this.#caller),
    lock: () => lock(this.#world, this.#caller),
    changeFigures: () => changeFigures(this.#world, this.#caller),
    schedule: () => schedule(this.#world, this.#caller),
    tellUs: () => tellUs(this.#world, this.#caller),
  };

  get #caller(): Caller {
    return this.#wayIn.caller;
  }

  #pick<T>(among: readonly T[]): T | undefined {
    return among.length === 0 ? undefined : this.#world.scheduler.pick(among);
  }
  #id(): string {
    return uuidFrom(this.#world.scheduler.random);
  }
  #ask<T>(name: string, body: () => Promise<T | Refusal>): Promise<T | Refusal | undefined> {
    return this.#world.request(name, () => unlessClosed(body));
  }

  async #add(): Promise<void> {
    const { addTransaction, cloud, scheduler } = this.#world;
    const entry = {
      id: this.#id(),
      kind: scheduler.chance(0.8) ? ('expense' as const) : ('income' as const),
      description: scheduler.pick(SHOPS),
      amount: scheduler.pick(AMOUNTS),
      category: scheduler.pick(CATEGORIES),
      accountLabel: 'Checking',
      date: scheduler.pick(DAYS),
    };
    this.#rows.push(entry.id);
    await this.#ask('add', () => addTransaction(entry, this.#caller, cloud));
  }

  async #change(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const id = this.#pick(this.#rows);
    if (id === undefined) return;
    const row = await this.#ask('get', () => getTransaction(id, this.#caller, cloud));
    if (!row || isRefusal(row)) return;
    const change = scheduler.pick([
      { amount: scheduler.pick(AMOUNTS) },
      { description: scheduler.pick(SHOPS) },
      { date: scheduler.pick(DAYS) },
      { category: scheduler.pick(CATEGORIES) },
      { notes: scheduler.pick(SHOPS) },
      { use: scheduler.pick(['personal', 'owner', null] as const) },
      { kind: 'expense' as const },
      { businessShare: scheduler.pick([33, 100]) },
      { parts: scheduler.pick([[], [{ category: 'Travel', amount: 700, tax: 91 }]]) },
    ]);
    const { version } = row;
    await this.#ask('change', () => changeTransaction(id, { version, ...change }, this.#caller, cloud));
  }

  async #delete(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const id = this.#pick(this.#rows);
    if (id === undefined) return;
    await this.#ask('delete', () => deleteTransaction(id, this.#caller, cloud));
    if (scheduler.chance(0.5)) await this.#ask('restore', () => restoreTransaction(id, this.#caller, cloud));
  }

  /** A file and its post; now and then the browser is closed before. */
  #sent(file: Parameters<typeof sendFile>[0]): Promise<string> {
    const isPosted = () => this.#world.scheduler.chance(0.9);
    return sendFile(file, this.#caller, this.#world, isPosted);
  }

  #receipt(): string {
    const { scheduler } = this.#world;
    const [vendor, day, amount] = [scheduler.pick(SHOPS), scheduler.pick(DAYS), scheduler.pick(AMOUNTS)];
    return receiptLines({ vendor, day, amount });
  }

  #statement(): string {
    const { scheduler } = this.#world;
    const rows = Array.from({ length: 1 + Math.floor(scheduler.random() * 4) }, () => ({
      date: scheduler.pick(DAYS),
      description: scheduler.pick(SHOPS),
      amount: -scheduler.pick(AMOUNTS),
    }));
    return statementCsv(rows);
  }

  /** Drops a file without a word about what it is, and goes on with what it became. */
  async #drop(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const what = scheduler.pick(['receipt', 'statement', 'notes'] as const);
    const text = { receipt: () => this.#receipt(), statement: () => this.#statement(), notes: () => NOTES };
    const id = await this.#sent({ text: text[what](), what, purpose: 'auto' });
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      const upload = await this.#ask('look', () => getUpload(id, this.#caller, cloud));
      if (!upload || isRefusal(upload)) return;
      if (upload.status === 'receipt') this.#papers.push(id);
      if (upload.importId !== null) await this.#commit(upload.importId, { accountId: 'checking' });
      if (upload.status !== 'arriving') return;
      await scheduler.sleep(SECOND);
    }
  }

  async #upload(): Promise<void> {
    this.#papers.push(await this.#sent({ text: this.#receipt(), what: 'receipt' }));
  }

  async #correct(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const id = this.#pick(this.#papers);
    if (id === undefined) return;
    const receipt = await this.#ask('get', () => getReceipt(id, this.#caller, cloud));
    if (!receipt || isRefusal(receipt) || receipt.status === 'pending') return;
    const { version } = receipt;
    const category = scheduler.pick(CATEGORIES);
    const change = { version, amount: scheduler.pick(AMOUNTS), vendor: scheduler.pick(SHOPS), category };
    await this.#ask('correct', () => changeReceipt(id, change, this.#caller, cloud));
  }

  async #archive(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const id = this.#pick(this.#papers);
    if (id === undefined) return;
    await this.#ask('archive', () => deleteReceipt(id, { forever: false }, this.#caller, cloud));
    if (scheduler.chance(0.6)) await this.#ask('take back', () => restoreReceipt(id, this.#caller, cloud));
    else if (scheduler.chance(0.3))
      await this.#ask('delete for good', () => deleteReceipt(id, { forever: true }, this.#caller, cloud));
  }

  async #import(): Promise<void> {
    const { cloud } = this.#world;
    const uploadId = await this.#sent({ text: this.#statement(), what: 'statement' });
    const id = this.#id();
    const wish = { id, uploadId, accountId: 'checking' };
    await this.#ask('import', () => importStatement(wish, this.#caller, cloud));
    await this.#commit(id, {});
  }

  async #commit(id: string, decision: { readonly accountId?: string }): Promise<void> {
    const { cloud } = this.#world;
    if (!(await this.#seen(id, ['ready']))) return;
    await this.#ask('commit', () => commitStatementImport(id, decision, this.#caller, cloud));
    this.#imports.push(id);
    await this.#seen(id, ['committed', 'failed', 'undone']);
  }

  async #undoImport(): Promise<void> {
    const { cloud } = this.#world;
    const id = this.#imports.pop();
    if (id !== undefined) await this.#ask('undo', () => undoStatementImport(id, this.#caller, cloud));
  }

  /** Looks at an import until it is so, and no longer than a person would. */
  async #seen(id: string, wanted: readonly string[]): Promise<boolean> {
    const { cloud, scheduler } = this.#world;
    for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
      const job = await this.#ask('look', () => getStatementImport(id, this.#caller, cloud));
      if (job && !isRefusal(job) && wanted.includes(job.status)) return true;
      if (job && (isRefusal(job) || job.status === 'failed')) return false;
      await scheduler.sleep(SECOND);
    }
    return false;
  }

  async #decide(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const { organizationId } = this.#caller;
    const list = scheduler.chance(0.7) ? ('suggestions' as const) : ('decisions' as const);
    const page = await this.#world.request('list', () =>
      cloud.matches.page(organizationId, list, { after: undefined, limit: 5 }),
    );
    const match = this.#pick(page?.items ?? []);
    if (!match) return;
    const act = list === 'decisions' ? undoMatch : scheduler.chance(0.7) ? confirmMatch : rejectMatch;
    await this.#ask('decide', () => act(match.id, this.#caller, cloud));
  }

  async #matchAll(): Promise<void> {
    const { cloud } = this.#world;
    const preview = await this.#world.request('preview', () => previewAutoMatch(this.#caller, cloud));
    if (!preview || preview.matchIds.length === 0) return;
    const run = { id: this.#id(), matchIds: preview.matchIds };
    this.#jobs.push(run.id);
    await this.#ask('match all', () => startAutoMatch(run, this.#caller, cloud));
  }

  async #categorise(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const transactionIds = [...new Set(this.#rows.filter(() => scheduler.chance(0.5)))];
    if (transactionIds.length === 0) return;
    const run = { id: this.#id(), transactionIds, categories: transactionIds.map(() => 'Travel') };
    this.#jobs.push(run.id);
    await this.#ask('categorise', () => startCategoryRun(run, this.#caller, cloud));
  }

  /** Some entries as they were seen, or all that answer a filter, as many as were counted. */
  async #editMany(): Promise<void> {
    const { cloud, scheduler } = this.#world;
    const act = scheduler.pick([
      { do: 'category', category: 'Travel' },
      { do: 'account', accountLabel: 'Savings' },
      { do: 'transfer' },
      { do: 'personal' },
      { do: 'owner' },
      { do: 'no-receipt' },
      { do: 'tax', kind: 'HST', rate: 13 },
      { do: 'no-tax' },
      { do: 'delete' },
    ] as const);
    const filter = scheduler.pick([
      {},
      { from: DAYS[1] },
      { q: 'alder' },
      { maxAmount: AMOUNTS[1] },
    ] as const);
    const wish = { id: this.#id(), act };
    const seen = await this.#ask('list', () =>
      listTransactions({ ...filter, limit: 50 }, this.#caller, cloud),
    );
    if (!seen || isRefusal(seen) || seen.items.length === 0) return;
    const entries = seen.items.map(({ id, version }) => ({ transactionId: id, version }));
    const edit = scheduler.chance(0.5) ? { ...wish, entries } : { ...wish, filter, count: entries.length };
    this.#jobs.push(edit.id);
    await this.#ask('edit many', () => editTransactions(edit, this.#caller, cloud));
  }

  /** Each order goes to an address of its own, by which its mails are told from others. */
  async #export(): Promise<void> {
    const { cloud } = this.#world;
    const id = this.#id();
    const body = {
      exportType: 'custom' as const,
      dateRange: { from: '2026-03-01', to: '2026-04-30' },
      selectedFields: [...defaultExportFields],
      accountantEmail: `${id}@example.com`,
    };
    await this.#ask('export', () => sendCustomExport({ body, idempotencyKey: id }, this.#caller, cloud));
  }

  async #undoJob(): Promise<void> {
    const { cloud } = this.#world;
    const id = this.#jobs.pop();
    if (id !== undefined) await this.#ask('undo job', () => undoJob(id, this.#caller, cloud));
  }
}
