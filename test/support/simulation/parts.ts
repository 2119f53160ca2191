import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { ErasedFiles } from '../../../functions/adapters/erased-files.ts';
import { Files, type KeptObject } from '../../../functions/adapters/files.ts';
import { Mailer, type Letter, type MailOutcome } from '../../../functions/adapters/mail.ts';
import { Queues } from '../../../functions/adapters/queues.ts';
import type { Stage, WorkMessage } from '../../../functions/domain/work.ts';
import type { StoredUpload } from '../../../functions/store/uploads.ts';
import { documentFolders } from '../../../shared/cloud-names.ts';
import type { ReportFormat } from '../../../shared/model/export.ts';
import { gathered } from '../gathered.ts';
import type { Scheduler } from './scheduler.ts';

/** What may go wrong at a call to a part: nothing of it happened, it happened and nobody heard so, or the caller ended there. */
export interface Faults {
  readonly before: () => Promise<void>;
  readonly after: () => Promise<void>;
}

/** Never asked, and so the same for all worlds: making them takes as long as many a step. One signs addresses, which asks nobody. */
const credentials = { accessKeyId: 'memory', secretAccessKey: 'memory' };
const [s3, sqs] = [new S3Client({ region: 'memory', credentials }), new SQSClient({})];

/** Bytes as a text, a letter for each. */
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** A bucket in memory. Whoever puts an upload there tells `arrived`, as the bucket's own events do. */
export class MemoryFiles extends Files {
  readonly #kept = new Map<string, string>();
  readonly #faults: Faults;
  readonly #arrived: (organizationId: string, uploadId: string) => void;

  constructor(faults: Faults, arrived: (organizationId: string, uploadId: string) => void) {
    super('documents', s3);
    this.#faults = faults;
    this.#arrived = arrived;
  }

  async #done<T>(step: () => T): Promise<T> {
    await this.#faults.before();
    const result = step();
    await this.#faults.after();
    return result;
  }

  /** Whether a file of this id arrived, whosever it is. */
  has(uploadId: string): boolean {
    return [...this.#kept.keys()].some((key) => key.startsWith('original/') && key.endsWith(`/${uploadId}`));
  }
  /** Whether anything lies with an organization. */
  holds(organizationId: string): boolean {
    return [...this.#kept.keys()].some((key) => key.split('/')[1] === organizationId);
  }
  forget(organizationId: string): Promise<void> {
    return this.#done(() => {
      for (const key of this.#kept.keys()) if (key.split('/')[1] === organizationId) this.#kept.delete(key);
    });
  }
  override async uploadTicket({ organizationId, id }: StoredUpload, now: Date) {
    await this.#done(() => undefined);
    return { url: '', fields: { organizationId, id }, expiresAt: now.toISOString() };
  }
  override saveOriginal(
    { organizationId, id }: Pick<StoredUpload, 'organizationId' | 'id'>,
    bytes: Uint8Array,
  ): Promise<void> {
    return this.#done(() => {
      this.#kept.set(`original/${organizationId}/${id}`, textOf(bytes));
      this.#arrived(organizationId, id);
    });
  }
  override original(organizationId: string, uploadId: string): Promise<Uint8Array | undefined> {
    return this.#done(() => {
      return this.#bytesOf(`original/${organizationId}/${uploadId}`);
    });
  }
  override hasOriginal(organizationId: string, uploadId: string): Promise<boolean> {
    return this.#done(() => this.#kept.has(`original/${organizationId}/${uploadId}`));
  }
  override saveReading(organizationId: string, name: string, content: unknown): Promise<void> {
    return this.#done(
      () => void this.#kept.set(`reading/${organizationId}/${name}`, JSON.stringify(content)),
    );
  }
  override reading(organizationId: string, name: string): Promise<unknown> {
    return this.#done(() => {
      const text = this.#kept.get(`reading/${organizationId}/${name}`);
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    });
  }
  override async saveReport(
    organizationId: string,
    reportId: string,
    _format: ReportFormat,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  ): Promise<number> {
    const content = await gathered(chunks);
    await this.#done(() => void this.#kept.set(`report/${organizationId}/${reportId}`, textOf(content)));
    return content.byteLength;
  }
  override report(organizationId: string, reportId: string): Promise<Uint8Array | undefined> {
    return this.#done(() => this.#bytesOf(`report/${organizationId}/${reportId}`));
  }
  override removeReport(organizationId: string, reportId: string): Promise<void> {
    return this.#done(() => void this.#kept.delete(`report/${organizationId}/${reportId}`));
  }
  override async saveExport(
    organizationId: string,
    exportId: string,
    chunks: AsyncIterable<Uint8Array>,
  ): Promise<number> {
    const content = await gathered(chunks);
    await this.#done(() => void this.#kept.set(`export/${organizationId}/${exportId}`, textOf(content)));
    return content.byteLength;
  }
  /** Originals alone: what was made of them is told by the lists. */
  override async *objectsOf(organizationId: string): AsyncGenerator<KeptObject> {
    const beginning = `original/${organizationId}/`;
    for (const [key, { length: size }] of this.#kept)
      if (key.startsWith(beginning))
        yield await this.#done(() => ({
          ...{ folder: documentFolders.uploads, name: key.slice(beginning.length), size },
        }));
  }
  override objectOf(organizationId: string, { name }: Pick<KeptObject, 'name'>) {
    return this.#done(() => this.#bytesOf(`original/${organizationId}/${name}`));
  }
  /** Puts a mail there, as whoever receives it does. */
  saveMail(name: string, mail: Uint8Array): void {
    this.#kept.set(`mail/${name}`, textOf(mail));
  }
  override async mailBeginning(name: string) {
    const bytes = await this.mail(name);
    return bytes && { bytes, size: bytes.byteLength };
  }
  override mail(name: string): Promise<Uint8Array | undefined> {
    return this.#done(() => this.#bytesOf(`mail/${name}`));
  }
  override removeMail(name: string): Promise<void> {
    return this.#done(() => void this.#kept.delete(`mail/${name}`));
  }
  override picture(): Promise<undefined> {
    return this.#done(() => undefined);
  }
  #bytesOf(key: string): Uint8Array | undefined {
    const text = this.#kept.get(key);
    return text === undefined ? undefined : Buffer.from(text, 'latin1');
  }
  override savePicture(): Promise<void> {
    return this.#done(() => undefined);
  }
  override removeUpload(organizationId: string, uploadId: string, reading: string): Promise<void> {
    return this.#done(() => {
      this.#kept.delete(`original/${organizationId}/${uploadId}`);
      this.#kept.delete(`reading/${organizationId}/${reading}`);
    });
  }
  override eraseUpload(organizationId: string, uploadId: string, reading: string): Promise<void> {
    return this.removeUpload(organizationId, uploadId, reading);
  }
}

/** The same bucket, for whoever takes away what lies in it. */
export class MemoryErasedFiles extends ErasedFiles {
  readonly #files: MemoryFiles;

  constructor(files: MemoryFiles) {
    super('documents', s3);
    this.#files = files;
  }

  override eraseOrganization(organizationId: string): Promise<void> {
    return this.#files.forget(organizationId);
  }
  override eraseMail(): Promise<void> {
    return Promise.resolve();
  }
}

/** One mail that left. */
export interface SentMail {
  readonly to: string;
  readonly at: Date;
  readonly messageId: string;
  readonly tags: Letter['tags'];
}

/** A post office that takes every letter, once for each time that it is handed one. */
export class MemoryMailer extends Mailer {
  readonly sent: SentMail[] = [];
  readonly #faults: Faults;
  readonly #now: () => Date;

  constructor(faults: Faults, now: () => Date) {
    super('Matchbook <books@example.com>');
    this.#faults = faults;
    this.#now = now;
  }

  override async send({ to, tags }: Letter): Promise<MailOutcome> {
    try {
      await this.#faults.before();
    } catch (error) {
      return { kind: 'not-sent', error };
    }
    const messageId = `mail-${this.sent.length + 1}`;
    this.sent.push({ to, at: this.#now(), messageId, tags });
    try {
      await this.#faults.after();
    } catch (error) {
      return { kind: 'unknown', error };
    }
    return { kind: 'sent', messageId };
  }
}

/** A message as it lies in a queue. */
export interface Lying {
  readonly message: WorkMessage;
  readonly stage: Stage;
  /** The organization that it was sent for. */
  readonly sender: string;
  visibleAtMs: number;
  received: number;
  isInWork: boolean;
}

/**
 * The queues of the stages: at least once, given up after four tries. Each hands out first what belongs to organisations with the
 * fewest messages in flight, then what has lain for longest.
 */
export class MemoryQueues extends Queues<Stage> {
  readonly lying: Lying[] = [];
  readonly dead: Lying[] = [];
  readonly #faults: Faults;
  readonly #scheduler: Scheduler;
  readonly #twice: number;

  /** `twice`: the share of messages that come twice. */
  constructor(faults: Faults, scheduler: Scheduler, twice: number) {
    super(() => '', sqs);
    this.#faults = faults;
    this.#scheduler = scheduler;
    this.#twice = twice;
  }

  override async send(stage: Stage, message: { readonly id: string }, sender: string): Promise<void> {
    await this.#faults.before();
    this.#put(stage, message as WorkMessage, sender);
    await this.#faults.after();
  }

  #put(stage: Stage, message: WorkMessage, sender: string): void {
    const visibleAtMs = this.#scheduler.now().getTime();
    for (let times = this.#timesOf(stage, message); times > 0; times -= 1)
      this.lying.push({ message, stage, sender, visibleAtMs, received: 0, isInWork: false });
  }

  /** Twice now and then, as queues do of themselves; one that goes one by one knows a message that it has. */
  #timesOf(stage: Stage, message: WorkMessage): number {
    if (ONE_BY_ONE.includes(stage))
      return this.lying.some((one) => one.stage === stage && one.message.id === message.id) ? 0 : 1;
    return this.#scheduler.chance(this.#twice) ? 2 : 1;
  }

  /** How many workers of a stage have a message. */
  inWork(stage: Stage): number {
    return this.lying.filter((one) => one.stage === stage && one.isInWork).length;
  }

  /** When the next message that is out of sight comes back. */
  nextVisibleMs(): number | undefined {
    const nowMs = this.#scheduler.now().getTime();
    const hidden = this.lying.flatMap(({ isInWork, visibleAtMs }) =>
      !isInWork && visibleAtMs > nowMs ? [visibleAtMs] : [],
    );
    return hidden.length > 0 ? Math.min(...hidden) : undefined;
  }

  /** Takes the message whose turn it is, out of sight for as long as its worker may take. */
  take(stage: Stage, visibilityMs: number): Lying | undefined {
    const nowMs = this.#scheduler.now().getTime();
    for (const one of this.lying.filter(({ isInWork, received }) => !isInWork && received >= TRIES_MAX))
      if (one.visibleAtMs <= nowMs) this.giveBack(one, 0);
    const ofStage = this.lying.filter((one) => one.stage === stage);
    const isInFlight = ({ isInWork, received, visibleAtMs }: Lying) =>
      isInWork || (received > 0 && visibleAtMs > nowMs);
    const inFlight = new Map<string, number>();
    for (const { sender } of ofStage.filter(isInFlight))
      inFlight.set(sender, (inFlight.get(sender) ?? 0) + 1);
    const rank = ({ sender }: Lying) => inFlight.get(sender) ?? 0;
    const [next] = ofStage
      .filter((one) => !one.isInWork && one.visibleAtMs <= nowMs)
      .filter((one) => !ONE_BY_ONE.includes(stage) || rank(one) === 0)
      .toSorted((one, other) => rank(one) - rank(other) || one.visibleAtMs - other.visibleAtMs);
    if (!next) return undefined;
    next.received += 1;
    next.visibleAtMs = nowMs + visibilityMs;
    next.isInWork = true;
    return next;
  }

  done(one: Lying): void {
    const at = this.lying.indexOf(one);
    if (at >= 0) this.lying.splice(at, 1);
  }

  /** Gives a message back for a while, or to the dead letters when it came back too often. */
  giveBack(one: Lying, afterMs: number): void {
    one.isInWork = false;
    one.visibleAtMs = this.#scheduler.now().getTime() + afterMs;
    if (one.received < TRIES_MAX) return;
    this.done(one);
    this.dead.push(one);
  }
}

/** Stages whose queues hand out the next message of an organisation when the one before has ended. */
const ONE_BY_ONE: readonly Stage[] = ['slowReading'];
const TRIES_MAX = 4;
