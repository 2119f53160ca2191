import { createHash } from 'node:crypto';
import { SQSClient } from '@aws-sdk/client-sqs';
import { v7 } from 'uuid';
import { Queues } from '../../functions/adapters/queues.ts';
import { isReading, type Stage, type Work, type WorkMessage } from '../../functions/domain/work.ts';
import { cloud, type Cloud } from '../../functions/runtime/cloud.ts';
import { doBilling } from '../../functions/use-cases/billing/do-billing.ts';
import { doPacking } from '../../functions/use-cases/archive/do-packing.ts';
import { foundBooks } from '../../functions/use-cases/books/found-books.ts';
import { doReports } from '../../functions/use-cases/exports/do-reports.ts';
import { doPreview } from '../../functions/use-cases/imports/do-preview.ts';
import { deliverMessage } from '../../functions/use-cases/jobs/deliver-message.ts';
import { doWork } from '../../functions/use-cases/jobs/do-work.ts';
import { doReading } from '../../functions/use-cases/receipts/do-reading.ts';
import { takeArrival } from '../../functions/use-cases/receipts/take-arrival.ts';
import { contract, type RouteName } from '../../shared/contract/index.ts';
import type { RouteShape } from '../../shared/contract/route.ts';
import { MemoryProduct } from './campaigns/memory-product.ts';
import { organizationIdOf } from './books.ts';
import { inProcessApi } from './in-process-api.ts';
import { Member, type Answer } from './member.ts';
import { readLines } from './simulation/documents.ts';
import { MemoryFiles } from './simulation/parts.ts';

/** As often as a queue hands out a message before it gives it up. */
const TRIES_MAX = 4;
const nothing = () => Promise.resolve();
const routes = (Object.keys(contract) as RouteName[]).map((name) => {
  const route: RouteShape = contract[name];
  return { name, route, pattern: new RegExp(`^${route.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/**
 * The product in this process, for laws that call it hundreds of times: the handlers of the API over the table in memory (which
 * `test/laws/memory-table.test.ts` holds against the real one), and the background, which has always ended before an answer is given.
 * What needs a token, HTTP, a grant or a document's bytes is proven on the local cloud.
 */
export class MemoryCloud {
  readonly cloud: Cloud = cloud;
  readonly #product = new MemoryProduct((key) => this.#begin(() => deliverMessage(key, cloud)));
  /** Where people pay. */
  readonly stripe = this.#product.stripe.account;
  protected readonly files = new MemoryFiles(
    { before: nothing, after: nothing },
    (organizationId, uploadId) => this.#begin(() => takeArrival({ organizationId, uploadId }, cloud)),
  );
  readonly #underWay = new Set<Promise<void>>();
  readonly #failed: unknown[] = [];

  constructor() {
    this.replace('files', this.files);
    this.replace('queues', new InlineQueues((work, stage) => this.#begin(() => workOf(work, stage))));
  }

  /** A new person with books of their own. */
  async join(fullName = 'Ada Byron'): Promise<MemoryMember> {
    const [userId, email] = [v7(), `${v7()}@example.com`];
    await foundBooks({ userId, email, fullName }, cloud);
    await this.rest();
    return new MemoryMember(this, this.files, userId, email);
  }

  /** The same person, signed in once more. */
  signedInAgain({ userId, email }: MemoryMember): MemoryMember {
    return new MemoryMember(this, this.files, userId, email);
  }

  /** What the table holds of partitions that begin so, as the store knows it. */
  itemsUnder(beginning: string): Record<string, unknown>[] {
    return this.#product.itemsUnder(beginning);
  }

  /** Puts another part of the functions' cloud in the place of the one that is there. */
  replace<K extends keyof Cloud>(name: K, part: Cloud[K]): void {
    this.#product.take(name, part);
  }

  /** Takes a file that a browser posts with the fields of its ticket. */
  async take(
    { organizationId = '', id = '' }: Readonly<Record<string, string>>,
    bytes: Uint8Array,
  ): Promise<void> {
    await this.files.saveOriginal({ organizationId, id }, bytes);
    await this.rest();
  }

  /** Until nothing is under way in the background; throws what a piece of work failed with to the last. */
  async rest(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    if (this.#failed.length > 0) throw new Error('Work was given up.', { cause: this.#failed.splice(0) });
  }

  #begin(step: () => Promise<unknown>): void {
    const trying = async () => {
      for (let tries = 1; ; tries += 1)
        try {
          await step();
          return;
        } catch (error) {
          if (tries === TRIES_MAX) throw error;
        }
    };
    const work = trying()
      .catch((error: unknown) => void this.#failed.push(error))
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }
}

function workOf(work: Work, stage: Stage): Promise<void> {
  if (isReading(work))
    return doReading(work, cloud, {
      readPages: readLines,
      pictureHash: () => Promise.resolve(undefined),
    });
  if (stage === 'previews') return doPreview(work, cloud, () => false);
  if (stage === 'billing') return doBilling(work, cloud);
  if (stage === 'packing') return doPacking(work, cloud);
  return stage === 'reports' ? doReports(work, cloud) : doWork(work, cloud);
}

/** Hands each message to whoever works, at once. */
class InlineQueues extends Queues<Stage> {
  readonly #take: (work: Work, stage: Stage) => void;

  constructor(take: (work: Work, stage: Stage) => void) {
    super(() => '', new SQSClient({ region: 'memory' }));
    this.#take = take;
  }

  override send(stage: Stage, message: { readonly id: string }): Promise<void> {
    this.#take((message as WorkMessage).work, stage);
    return Promise.resolve();
  }
}

/** Somebody with books of their own, who calls the API as a `Member` of a running cloud does. */
export class MemoryMember extends Member {
  readonly #memory: MemoryCloud;
  readonly #files: MemoryFiles;
  readonly userId: string;
  /** Of the one sign-in that they have. */
  readonly #claims = { origin_jti: v7(), auth_time: String(Math.trunc(Date.now() / 1000)) };

  constructor(memory: MemoryCloud, files: MemoryFiles, userId: string, email: string) {
    super({ web: 'memory:', api: 'memory:' }, email, 'none');
    this.#memory = memory;
    this.#files = files;
    this.userId = userId;
  }

  override async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const [place = '', query = ''] = path.split('?');
    const found = routes.find(({ route, pattern }) => route.method === method && pattern.test(place));
    if (!found) throw new Error(`There is no route ${method} ${place}.`);
    const ask = await inProcessApi([found.name]);
    const answer = await ask(found.name, {
      userId: this.userId,
      params: { ...found.pattern.exec(place)?.groups },
      query: Object.fromEntries(new URLSearchParams(query)),
      body,
      headers,
      claims: this.#claims,
    });
    await this.#memory.rest();
    return answer;
  }

  override async upload(
    content: Uint8Array,
    fileName: string,
    contentType: string,
    purpose: 'receipt' | 'statement' | 'auto',
  ): Promise<string> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const file = { id: v7(), fileName, contentType, size: content.byteLength, sha256, purpose };
    await this.ask('POST', '/uploads', file);
    const own = {
      organizationId: await organizationIdOf(this),
      userId: this.userId,
      createdAt: new Date().toISOString(),
    };
    await this.#files.saveOriginal({ ...file, ...own }, content);
    await this.#memory.rest();
    return file.id;
  }
}
