import { isReading, type Stage, type Work } from '../../../functions/domain/work.ts';
import type { Cloud } from '../../../functions/runtime/cloud.ts';
import { ChangedMeanwhile } from '../../../functions/store/change.ts';
import type { Key } from '../../../functions/store/entity.ts';
import { doPacking } from '../../../functions/use-cases/archive/do-packing.ts';
import { doReports } from '../../../functions/use-cases/exports/do-reports.ts';
import { doPreview } from '../../../functions/use-cases/imports/do-preview.ts';
import { deliverMessage } from '../../../functions/use-cases/jobs/deliver-message.ts';
import { doWork } from '../../../functions/use-cases/jobs/do-work.ts';
import { giveUp } from '../../../functions/use-cases/jobs/give-up.ts';
import { resumeWork } from '../../../functions/use-cases/jobs/resume-work.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { doReading } from '../../../functions/use-cases/receipts/do-reading.ts';
import type { ReadPages } from '../../../functions/use-cases/receipts/pages-of-upload.ts';
import type { DocumentReader } from '../../../functions/use-cases/receipts/read-receipt.ts';
import { takeArrival } from '../../../functions/use-cases/receipts/take-arrival.ts';
import { messageKeys } from '../../../shared/cloud-names.ts';
import { randomFrom } from '../campaigns/random.ts';
import { MemoryTable } from '../memory-table.ts';
import { readLines } from './documents.ts';
import { cloudOf } from './cloud-of.ts';
import { isMade, MadeFault } from './made-fault.ts';
import { ClosedFigures } from './closed-figures.ts';
import { MemoryPool } from './memory-pool.ts';
import type { Link } from './link.ts';
import { MemoryFiles, MemoryMailer, MemoryQueues, type Faults } from './parts.ts';
import { Scheduler } from './scheduler.ts';

const BEGIN = Date.parse('2026-04-01T12:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Shares of the calls to a part that go wrong, each in its own way. */
const RATES = {
  ...{ throttled: 0.01, conflict: 0.01, partial: 0.01, lost: 0.01, died: 0.008 },
  /** Of the messages that the table's stream tells of, those that it never delivers (the caretaker does), or twice. */
  undelivered: 0.05,
  /** Messages that a queue hands out twice. */
  twice: 0.02,
} as const;
const NO_FAULTS = {
  ...{ throttled: 0, conflict: 0, partial: 0, lost: 0, died: 0 },
  ...{ undelivered: 0, twice: 0 },
} as const;
/** How long a worker may take for a message before it is somebody else's, and how many work at once. */
const VISIBILITY_MS: Readonly<Record<Stage, number>> = {
  reading: 4 * MINUTE,
  slowReading: 4 * MINUTE,
  previews: 4 * MINUTE,
  books: 6 * MINUTE,
  packing: 16 * MINUTE,
  reports: 16 * MINUTE,
  billing: 2 * MINUTE,
  purging: 16 * MINUTE,
};
/** How many workers of each stage there are. */
const WORKERS: Readonly<Record<Stage, number>> = {
  ...{ reading: 2, slowReading: 2, previews: 2 },
  ...{ books: 2, packing: 1, reports: 1, billing: 1, purging: 1 },
};
const STAGES = Object.keys(VISIBILITY_MS) as Stage[];
/** Waits of a message that failed, by how often it was received. */
const BACK_MS = [10 * SECOND, MINUTE, 5 * MINUTE] as const;
const SWEEP_MS = 5 * MINUTE;

/** What may be otherwise in a world, to see whether that is found. */
export interface Otherwise {
  readonly parts?: (cloud: Cloud, world: World) => Partial<Cloud>;
  readonly resumeWork?: typeof resumeWork;
  readonly addTransaction?: typeof addTransaction;
  /** What people do, where it is not everything. */
  readonly acts?: readonly Act[];
  /** How the worker of the books does its work, and the reading worker reads pages. */
  readonly doWork?: (world: World) => typeof doWork;
  readonly readPages?: (world: World) => ReadPages;
  readonly workers?: Readonly<Record<Stage, number>>;
  /** Nothing goes wrong of itself. */
  readonly isFaultless?: boolean;
  /** How long a turn takes, where processes go on side by side. */
  readonly turnMs?: number;
}

/** What a person may do; some of it is done more often. */
const ACTS = [
  ...(['add', 'add', 'change', 'delete', 'upload', 'drop', 'drop', 'correct', 'archive', 'import'] as const),
  ...(['undoImport', 'decide', 'decide', 'matchAll', 'categorise', 'editMany', 'undoJob', 'export'] as const),
  ...(['endAll', 'endOne', 'changePassword', 'turnOn', 'turnOff', 'steal', 'meddle', 'guess'] as const),
  ...(['share', 'openShared', 'openShared', 'lock', 'changeFigures', 'schedule', 'tellUs'] as const),
];
export type Act = (typeof ACTS)[number];

/** A sign-in of somebody. */
interface SignedIn {
  readonly userId: string;
  readonly id: string;
}

/** What people were answered about their way in, which has to hold from then on. */
interface Answered {
  /** Sign-ins that are over, at the pool too. */
  readonly ended: SignedIn[];
  /** Those that are over here alone, whose browser ends them at the pool. */
  readonly refused: SignedIn[];
  /** Wrong passwords that were looked at, and when. */
  readonly guesses: { readonly userId: string; readonly at: number }[];
}

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
  readonly pool: MemoryPool;
  readonly cloud: Cloud;
  readonly answered: Answered = { ended: [], refused: [], guesses: [] };
  readonly links: Link[] = [];
  /** Secrets of apps that were offered to whoever held a token alone. */
  readonly stolen: string[] = [];
  readonly closed = new ClosedFigures();
  /** What was logged as an error. */
  readonly logged: string[] = [];
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
  readonly #otherwise: Otherwise;
  readonly #rates: Readonly<Record<keyof typeof RATES, number>>;
  readonly #reader: DocumentReader;
  readonly #doWork: typeof doWork;

  constructor(seed: number, otherwise: Otherwise = {}) {
    const { parts = () => ({}) } = otherwise;
    this.#otherwise = otherwise;
    this.#rates = otherwise.isFaultless ? NO_FAULTS : RATES;
    this.addTransaction = otherwise.addTransaction ?? addTransaction;
    this.acts = otherwise.acts ?? ACTS;
    this.scheduler = new Scheduler(randomFrom(seed), BEGIN, otherwise.turnMs);
    this.table = new MemoryTable({
      trouble: (moment, operation) => {
        if (moment === 'after') this.closed.note(operation, this.table);
        return this.#tableFault(moment);
      },
      inserted: ({ pk, sk }) => {
        if (sk.startsWith(messageKeys)) this.#deliver([pk, sk]);
      },
    });
    const faults: Faults = { before: () => this.#before(), after: () => this.#after() };
    this.files = new MemoryFiles(faults, (organizationId, uploadId) => {
      this.#persist('take-arrivals', () => takeArrival({ organizationId, uploadId }, this.cloud));
    });
    this.queues = new MemoryQueues(faults, this.scheduler, this.#rates.twice);
    this.mailer = new MemoryMailer(faults, this.scheduler.now);
    this.pool = new MemoryPool(faults, this.scheduler);
    const cloud = cloudOf(this);
    this.cloud = { ...cloud, ...parts(cloud, this) };
    this.#doWork = otherwise.doWork?.(this) ?? doWork;
    const readPages = otherwise.readPages?.(this) ?? readLines;
    this.#reader = { readPages, pictureHash: () => Promise.resolve(undefined) };
  }

  /** Lets the caretaker make its rounds until the world is over. */
  begin(): void {
    const { resumeWork: makeRound = resumeWork } = this.#otherwise;
    const makeRounds = async () => {
      while (!this.#isOver) {
        await this.scheduler.sleep(SWEEP_MS);
        this.#note(await this.#asProcess('sweep', () => makeRound(this.cloud)));
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
    return this.table.itemsUnder('UNFINISHED', 'index2');
  }

  /** Asks something of the product as a browser does: what was refused for a passing fault, or had no answer, is asked again. */
  async request<T>(name: string, ask: () => Promise<T>): Promise<T | undefined> {
    for (let tries = 1; tries <= REQUESTS_MAX; tries += 1) {
      const ending = await this.#asProcess(name, ask);
      if (ending.kind === 'done') return ending.value;
      // Answered as a race that was lost: nobody asks again by themselves.
      if (ending.kind === 'failed' && ending.error instanceof ChangedMeanwhile) return undefined;
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
    const { undelivered } = this.#rates;
    const times = this.scheduler.chance(undelivered) ? 0 : 1 + Number(this.scheduler.chance(undelivered));
    for (let n = 0; n < times; n += 1)
      this.#persist('deliver-messages', () => deliverMessage(key, this.cloud));
  }

  /** Gives free workers what is ready for them. */
  #pump(): void {
    const { workers = WORKERS } = this.#otherwise;
    for (const stage of STAGES)
      while (this.queues.inWork(stage) < workers[stage]) {
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
    if (isReading(work)) return doReading(work, cloud, this.#reader);
    if (stage === 'previews') return doPreview(work, cloud, () => false);
    if (stage === 'packing') return doPacking(work, cloud);
    if (stage === 'reports') return doReports(work, cloud);
    return this.#doWork(work, cloud);
  }

  async #before(): Promise<void> {
    await this.scheduler.turn();
    if (this.isCalm) return;
    if (this.scheduler.chance(this.#rates.died)) await this.scheduler.die();
    if (this.scheduler.chance(this.#rates.throttled)) throw new MadeFault('Throttled.');
  }

  async #after(): Promise<void> {
    if (this.isCalm) return;
    if (this.scheduler.chance(this.#rates.died)) await this.scheduler.die();
    if (this.scheduler.chance(this.#rates.lost)) throw new MadeFault('No answer.');
  }

  async #tableFault(moment: 'before' | 'after') {
    if (moment === 'before') await this.scheduler.turn();
    if (this.isCalm) return undefined;
    const { scheduler } = this;
    if (scheduler.chance(this.#rates.died)) await scheduler.die();
    if (moment === 'after') return scheduler.chance(this.#rates.lost) ? 'answer-lost' : undefined;
    if (scheduler.chance(this.#rates.throttled)) return 'throttled';
    if (scheduler.chance(this.#rates.conflict)) return 'conflict';
    return scheduler.chance(this.#rates.partial) ? 'partial' : undefined;
  }
}

const REQUESTS_MAX = 4;
