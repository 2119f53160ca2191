import { UserPool } from '../../../functions/adapters/user-pool.ts';
import { isReading, type Stage, type Work } from '../../../functions/domain/work.ts';
import type { Cloud } from '../../../functions/runtime/cloud.ts';
import { Audits } from '../../../functions/store/audits.ts';
import { Categories } from '../../../functions/store/categories.ts';
import type { Key } from '../../../functions/store/entity.ts';
import { Imports } from '../../../functions/store/imports.ts';
import { Jobs } from '../../../functions/store/jobs.ts';
import { KilledReads } from '../../../functions/store/killed-reads.ts';
import { Ledger } from '../../../functions/store/ledger.ts';
import { Lessons } from '../../../functions/store/lessons.ts';
import { ReceivedMails } from '../../../functions/store/mail.ts';
import { Mailings } from '../../../functions/store/mailings.ts';
import { Matches } from '../../../functions/store/matches.ts';
import { Organizations } from '../../../functions/store/organizations.ts';
import { Outbox } from '../../../functions/store/outbox.ts';
import { Pairs } from '../../../functions/store/pairs.ts';
import { People } from '../../../functions/store/people.ts';
import { Plans } from '../../../functions/store/plans.ts';
import { Receipts } from '../../../functions/store/receipts.ts';
import { Reports } from '../../../functions/store/reports.ts';
import { Table } from '../../../functions/store/table.ts';
import { readStatement } from '../../../functions/use-cases/imports/read-statement.ts';
import { deliverMessage } from '../../../functions/use-cases/jobs/deliver-message.ts';
import { doWork } from '../../../functions/use-cases/jobs/do-work.ts';
import { giveUp } from '../../../functions/use-cases/jobs/give-up.ts';
import { resumeWork } from '../../../functions/use-cases/jobs/resume-work.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { doReading } from '../../../functions/use-cases/receipts/do-reading.ts';
import { takeArrival } from '../../../functions/use-cases/receipts/take-arrival.ts';
import { messageKeys } from '../../../shared/cloud-names.ts';
import { randomFrom } from '../campaigns/random.ts';
import { MemoryTable } from '../memory-table.ts';
import { readLines } from './documents.ts';
import { MemoryFiles, MemoryMailer, MemoryQueues, type Faults } from './parts.ts';
import { Scheduler } from './scheduler.ts';

const BEGIN = Date.parse('2026-04-01T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Shares of the calls to a part that go wrong, each in its own way. */
const RATES = { throttled: 0.01, conflict: 0.01, partial: 0.01, lost: 0.01, died: 0.008 } as const;
/** Of the messages that the table's stream tells of, those that it never delivers: the caretaker does. */
const UNDELIVERED = 0.05;
/** How long a worker may take for a message before it is somebody else's, and how many work at once. */
const VISIBILITY_MS: Readonly<Record<Stage, number>> = {
  reading: 4 * MINUTE,
  slowReading: 4 * MINUTE,
  previews: 4 * MINUTE,
  books: 6 * MINUTE,
};
/** What the reading worker has of its machine. */
const READER = { readPages: readLines, pictureHash: () => Promise.resolve(undefined) };
const WORKERS = 2;
const STAGES = Object.keys(VISIBILITY_MS) as Stage[];
/** Waits of a message that failed, by how often it was received. */
const BACK_MS = [10 * SECOND, MINUTE, 5 * MINUTE] as const;
const SWEEP_MS = 5 * MINUTE;

/** A fault that the world made, for whoever asks whether an error was foreseen. */
class MadeFault extends Error {}

/** What may be otherwise in a world, to see whether that is found. */
export interface Otherwise {
  readonly parts?: (cloud: Cloud, world: World) => Partial<Cloud>;
  readonly resumeWork?: typeof resumeWork;
  readonly addTransaction?: typeof addTransaction;
  /** What people do, where it is not everything. */
  readonly acts?: readonly Act[];
}

/** What a person may do; some of it is done more often. */
const ACTS = [
  ...(['add', 'add', 'change', 'delete', 'upload', 'upload', 'correct', 'archive', 'import'] as const),
  ...(['undoImport', 'decide', 'decide', 'matchAll', 'categorise', 'undoJob', 'export'] as const),
];
export type Act = (typeof ACTS)[number];

/**
 * The product without its machines: use cases, outbox, queues, sweep, stream and clock on one seeded line, over a table in memory. Any
 * call may be throttled, contested, half answered, answered unheard, or the last thing its process does.
 */
export class World {
  readonly scheduler: Scheduler;
  readonly table: MemoryTable;
  readonly files: MemoryFiles;
  readonly queues: MemoryQueues;
  readonly mailer: MemoryMailer;
  readonly cloud: Cloud;
  /** What nobody foresaw: errors that are no faults of this world's making. */
  readonly unforeseen: string[] = [];
  /** Work that was given up, after four tries. */
  readonly givenUp: Work[] = [];
  /** No more faults: what was begun can end. */
  isCalm = false;
  #atWork = 0;
  #isOver = false;
  readonly addTransaction: typeof addTransaction;
  readonly acts: readonly Act[];
  readonly #resumeWork: typeof resumeWork;

  constructor(seed: number, otherwise: Otherwise = {}) {
    const { parts = () => ({}) } = otherwise;
    this.#resumeWork = otherwise.resumeWork ?? resumeWork;
    this.addTransaction = otherwise.addTransaction ?? addTransaction;
    this.acts = otherwise.acts ?? ACTS;
    this.scheduler = new Scheduler(randomFrom(seed), BEGIN);
    this.table = new MemoryTable({
      trouble: (moment) => this.#tableFault(moment),
      inserted: ({ pk, sk }) => {
        if (sk.startsWith(messageKeys)) this.#deliver([pk, sk]);
      },
    });
    const faults: Faults = { before: () => this.#before(), after: () => this.#after() };
    this.files = new MemoryFiles(faults, (organizationId, uploadId) => {
      this.#persist('take-arrivals', () => takeArrival({ organizationId, uploadId }, this.cloud));
    });
    this.queues = new MemoryQueues(faults, this.scheduler);
    this.mailer = new MemoryMailer(faults, this.scheduler.now);
    const cloud = this.#cloud();
    this.cloud = { ...cloud, ...parts(cloud, this) };
  }

  #cloud(): Cloud {
    const { scheduler } = this;
    const table = new Table(this.table.name, this.table.client, (ms) => scheduler.sleep(ms));
    const silent = () => undefined;
    return {
      table,
      people: new People(table),
      organizations: new Organizations(table),
      audits: new Audits(table),
      plans: new Plans(table),
      ledger: new Ledger(table),
      receipts: new Receipts(table),
      imports: new Imports(table),
      matches: new Matches(table),
      lessons: new Lessons(table),
      jobs: new Jobs(table),
      categories: new Categories(table),
      pairs: new Pairs(table),
      reports: new Reports(table),
      mailings: new Mailings(table),
      killedReads: new KilledReads(table),
      receivedMails: new ReceivedMails(table),
      files: this.files,
      outbox: new Outbox(table, scheduler.now),
      queues: this.queues,
      mail: this.mailer,
      receivingDomain: undefined,
      userPool: new UserPool(),
      userPoolClientId: '',
      now: scheduler.now,
      log: { info: silent, warn: silent, error: silent },
    };
  }

  /** Lets the caretaker make its rounds until the world is over. */
  begin(): void {
    const makeRounds = async () => {
      while (!this.#isOver) {
        await this.scheduler.sleep(SWEEP_MS);
        this.#note(await this.#asProcess('sweep', () => this.#resumeWork(this.cloud)));
      }
    };
    void makeRounds();
  }

  /** Nothing lies in a queue, is on its way, or is being done. */
  get isQuiet(): boolean {
    return this.#atWork === 0 && this.queues.lying.length === 0 && this.unfinished().length === 0;
  }

  end(): void {
    this.#isOver = true;
  }

  /** What the table says is not finished. */
  unfinished(): Record<string, unknown>[] {
    return this.table.items().filter(({ pk2 }) => typeof pk2 === 'string' && pk2.startsWith('UNFINISHED'));
  }

  /** Asks something of the product as a browser does: what was refused for a passing fault, or had no answer, is asked again. */
  async request<T>(name: string, ask: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 1; tries <= REQUESTS_MAX; tries += 1) {
      const ending = await this.#asProcess(name, ask);
      if (ending.kind === 'done') return ending.value;
      if (ending.kind === 'failed' && !this.#note(ending)) return undefined;
      await this.scheduler.sleep(SECOND);
    }
    return undefined;
  }

  async #asProcess<T>(name: string, body: () => Promise<T>) {
    this.#atWork += 1;
    const ending = await this.scheduler.run(name, body);
    this.#atWork -= 1;
    this.#pump();
    return ending;
  }

  /** Keeps what nobody foresaw. True where an error was a fault of this world's making. */
  #note(ending: { readonly kind: string; readonly error?: unknown }): boolean {
    if (ending.kind !== 'failed' || isMade(ending.error)) return true;
    const { error } = ending;
    this.unforeseen.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return false;
  }

  /** Does something as often as it takes, as a queue of its own would. */
  #persist(name: string, body: () => Promise<unknown>): void {
    this.#atWork += 1;
    const persist = async () => {
      for (let ending = await this.scheduler.run(name, body); ending.kind !== 'done';) {
        if (!this.#note(ending)) break;
        await this.scheduler.sleep(10 * SECOND);
        ending = await this.scheduler.run(name, body);
      }
      this.#atWork -= 1;
      this.#pump();
    };
    void this.scheduler.outside(persist);
  }

  #deliver(key: Key): void {
    const times = this.scheduler.chance(UNDELIVERED) ? 0 : 1 + Number(this.scheduler.chance(UNDELIVERED));
    for (let n = 0; n < times; n += 1)
      this.#persist('deliver-messages', () => deliverMessage(key, this.cloud));
  }

  /** Gives free workers what is ready for them. */
  #pump(): void {
    for (const stage of STAGES)
      while (this.queues.inWork(stage) < WORKERS) {
        const lying = this.queues.take(stage, VISIBILITY_MS[stage]);
        if (!lying) break;
        void this.scheduler.outside(() => this.#work(stage, lying));
      }
    for (const { message } of this.queues.dead.splice(0)) {
      this.givenUp.push(message.work);
      this.#persist('give-up-work', () => giveUp(message.work, this.cloud));
    }
    const next = this.queues.nextVisibleMs();
    if (next !== undefined) this.#wakeAt(next);
  }

  readonly #wakes = new Set<number>();

  #wakeAt(atMs: number): void {
    if (this.#wakes.has(atMs)) return;
    this.#wakes.add(atMs);
    const wake = async () => {
      await this.scheduler.sleep(Math.max(0, atMs - this.scheduler.now().getTime()));
      this.#wakes.delete(atMs);
      this.#pump();
    };
    void this.scheduler.outside(wake);
  }

  async #work(stage: Stage, lying: ReturnType<MemoryQueues['take']> & object): Promise<void> {
    const { work } = lying.message;
    this.#atWork += 1;
    const ending = await this.scheduler.run(work.kind, () => this.#workOf(stage, work));
    this.#atWork -= 1;
    if (ending.kind === 'done') this.queues.done(lying);
    // One that was killed says nothing: its message comes back when the queue's own time is up.
    else if (ending.kind === 'failed') {
      this.#note(ending);
      this.queues.giveBack(lying, BACK_MS[Math.min(lying.received, BACK_MS.length) - 1] ?? 0);
    } else lying.isInWork = false;
    this.#pump();
  }

  #workOf(stage: Stage, work: Work): Promise<void> {
    const { cloud } = this;
    if (isReading(work)) return doReading(work, cloud, READER);
    if (stage === 'previews' && work.kind === 'read-statement')
      return readStatement(work.organizationId, work.importId, cloud);
    return doWork(work, cloud);
  }

  async #before(): Promise<void> {
    await this.scheduler.turn();
    if (this.isCalm) return;
    if (this.scheduler.chance(RATES.died)) await this.scheduler.die();
    if (this.scheduler.chance(RATES.throttled)) throw new MadeFault('Throttled.');
  }

  async #after(): Promise<void> {
    if (this.isCalm) return;
    if (this.scheduler.chance(RATES.died)) await this.scheduler.die();
    if (this.scheduler.chance(RATES.lost)) throw new MadeFault('No answer.');
  }

  async #tableFault(moment: 'before' | 'after') {
    if (moment === 'before') await this.scheduler.turn();
    if (this.isCalm) return undefined;
    const { scheduler } = this;
    if (scheduler.chance(RATES.died)) await scheduler.die();
    if (moment === 'after') return scheduler.chance(RATES.lost) ? 'answer-lost' : undefined;
    if (scheduler.chance(RATES.throttled)) return 'throttled';
    if (scheduler.chance(RATES.conflict)) return 'conflict';
    return scheduler.chance(RATES.partial) ? 'partial' : undefined;
  }
}

const REQUESTS_MAX = 4;

const MADE = [
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'TransactionCanceledException',
  'TimeoutError',
];

/** What is said where the table left too much unread too often, and where a report's mail has to wait. */
const PASSING = /^The table left \d+ keys unread|is sending this report[.]$|^The report has not left[.]$/;

const isMade = (error: unknown): boolean =>
  error instanceof MadeFault ||
  (error instanceof Error &&
    (MADE.includes(error.name) ||
      ('code' in error && error.code === 'ECONNRESET') ||
      PASSING.test(error.message)));
