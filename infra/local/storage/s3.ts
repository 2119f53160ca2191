import type { RequestListener } from 'node:http';
import * as z from 'zod';
import { listen } from '../http/listen.ts';
import { BucketSettings } from './bucket-settings.ts';
import { openDatabase } from './database.ts';
import { readRequest, sendReply, type StorageReply, type StorageRequest } from './exchange.ts';
import { ObjectStore } from './object-store.ts';
import { QueueStore } from './queue-store.ts';
import type { Authorize } from './s3-parts.ts';
import { s3Service } from './s3-requests.ts';
import type { SecretFor } from './signature.ts';
import { sqsService } from './sqs-requests.ts';

/** What the storage is started with. */
export interface StorageOptions {
  /** Where its file lies; absent keeps everything in memory. */
  dir?: string;
  region: string;
  accountId: string;
  /** The functions' clock: presigned links and forms expire by it. Queues keep real time. */
  now?: () => Date;
  secretFor: SecretFor;
  /** Asked for what browsers redeem: the function that signed must hold the permission itself. */
  authorize: Authorize;
}

/** The running storage: buckets and queues, at one address. */
export interface Storage {
  s3Url: string;
  sqsUrl: string;
  /** Gives a bucket the settings of its AWS::S3::Bucket (properties with intrinsics resolved); its objects stay. */
  createBucket(name: string, properties: unknown): void;
  /** Gives a queue the settings of its AWS::SQS::Queue (properties with intrinsics resolved); its messages stay. */
  createQueue(name: string, properties: unknown): void;
  /** Makes visible at once what the functions had received when their host died; without a name in every queue. */
  returnInFlight(queue?: string): void;
  /** The queues themselves, for event sources in the same process. */
  queues: QueueStore;
  stop: () => Promise<void>;
}

const QueueProperties = z.object({
  VisibilityTimeout: z.coerce.number().default(30),
  DelaySeconds: z.coerce.number().default(0),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number() }).optional(),
  FifoQueue: z.boolean().default(false),
});

/**
 * Starts S3 and SQS for one machine. All that was acknowledged survives a kill -9: an upload and the message that announces
 * it are one transaction. Messages that an earlier run had received and not deleted are visible at once.
 */
export async function startStorage(options: StorageOptions): Promise<Storage> {
  const { region, accountId, secretFor, authorize, now = () => new Date() } = options;
  const database = openDatabase(options.dir);
  const queues = new QueueStore(database);
  queues.returnInFlight();
  const buckets = new Map<string, BucketSettings>();
  const account = { region, accountId };
  const objects = new ObjectStore(database, now);
  const s3 = s3Service({ database, objects, queues, buckets, account, now, secretFor, authorize });
  const sqs = sqsService(queues, account);
  const { url, stop } = await listen(door((request) => (isForQueues(request) ? sqs : s3)(request)));
  return {
    s3Url: url,
    sqsUrl: url,
    queues,
    createBucket: (name, properties) => void buckets.set(name, BucketSettings.parse(properties ?? {})),
    createQueue: (name, properties) => queues.define(name, queueSettings(properties)),
    returnInFlight: (queue) => queues.returnInFlight(queue),
    async stop() {
      database.close();
      queues.close();
      await stop();
    },
  };
}

function queueSettings(properties: unknown) {
  const { VisibilityTimeout, DelaySeconds, FifoQueue, RedrivePolicy } = QueueProperties.parse(
    properties ?? {},
  );
  const queue = RedrivePolicy?.deadLetterTargetArn.split(':').at(-1);
  return {
    visibilitySeconds: VisibilityTimeout,
    delaySeconds: DelaySeconds,
    keepsOrder: FifoQueue,
    ...(RedrivePolicy && queue && { deadLetters: { queue, maxReceiveCount: RedrivePolicy.maxReceiveCount } }),
  };
}

function isForQueues({ headers }: StorageRequest): boolean {
  return headers['x-amz-target']?.startsWith('AmazonSQS.') ?? false;
}

function door(answer: (request: StorageRequest) => Promise<StorageReply>): RequestListener {
  return (message, response) => {
    readRequest(message, response)
      .then(async (request) => sendReply(request, await answer(request), response))
      .catch((error: unknown) => {
        if (!response.destroyed)
          process.stderr.write(`storage: ${error instanceof Error ? error.stack : String(error)}\n`);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
  };
}
