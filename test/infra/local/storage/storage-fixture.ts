import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { startStorage, type Storage } from '../../../../infra/local/storage/s3.ts';

export const SITE = 'https://books.example';
const ACCOUNT = { region: 'ca-central-1', accountId: '123456789012' };

/** A storage under test with its clients, a clock to set and grants to take away. */
export interface StorageFixture {
  storage: Storage;
  s3: S3Client;
  /** The client of a key that nobody knows. */
  stranger: S3Client;
  sqs: SQSClient;
  queueUrl: (name: string) => string;
  clock: { offsetMs: number };
  refused: Set<string>;
  /** Takes every message out of every queue, whoever holds it. */
  emptyQueues: () => Promise<void>;
}

/** Starts a storage with a bucket `papers` (and `versions`, that keeps them) telling `uploads` of what's under `incoming/`. */
export async function storageFixture(dir?: string): Promise<StorageFixture> {
  const clock = { offsetMs: 0 };
  const refused = new Set<string>();
  const storage = await startStorage({
    ...ACCOUNT,
    ...(dir !== undefined && { dir }),
    now: () => new Date(Date.now() + clock.offsetMs),
    secretFor: (key) => (key === 'create-upload' ? 'create-upload-secret' : undefined),
    authorize: (key, action, resource) => Promise.resolve(!refused.has(`${key} ${action} ${resource}`)),
  });
  define(storage);
  const settings = { region: ACCOUNT.region, endpoint: storage.s3Url, maxAttempts: 1 };
  const credentials = { accessKeyId: 'create-upload', secretAccessKey: 'create-upload-secret' };
  const forged = { accessKeyId: 'create-upload', secretAccessKey: 'guessed' };
  return {
    storage,
    s3: new S3Client({ ...settings, credentials }),
    stranger: new S3Client({ ...settings, credentials: forged }),
    sqs: new SQSClient({ ...settings, endpoint: storage.sqsUrl, credentials }),
    queueUrl: (name) => `${storage.sqsUrl}/${ACCOUNT.accountId}/${name}`,
    clock,
    refused,
    emptyQueues: () => emptied(storage),
  };
}

async function emptied({ queues }: Storage): Promise<void> {
  queues.returnInFlight();
  for (const queue of ['uploads', 'dead', 'turns.fifo', 'dead-turns.fifo'])
    for (const { receipt } of await queues.receive(queue, { max: 1000 })) queues.delete(queue, receipt);
}

function define(storage: Storage): void {
  const arn = (queue: string) => `arn:aws:sqs:${ACCOUNT.region}:${ACCOUNT.accountId}:${queue}`;
  storage.createQueue('dead', { MessageRetentionPeriod: 1209600 });
  storage.createQueue('uploads', {
    VisibilityTimeout: 30,
    RedrivePolicy: { deadLetterTargetArn: arn('dead'), maxReceiveCount: 2 },
  });
  storage.createQueue('dead-turns.fifo', { FifoQueue: true });
  storage.createQueue('turns.fifo', {
    FifoQueue: true,
    RedrivePolicy: { deadLetterTargetArn: arn('dead-turns.fifo'), maxReceiveCount: 2 },
  });
  const rules = [{ Name: 'prefix', Value: 'incoming/' }];
  const filter = { S3Key: { Rules: rules } };
  const properties = {
    PublicAccessBlockConfiguration: { BlockPublicAcls: true },
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedOrigins: [SITE],
          AllowedMethods: ['GET', 'POST'],
          AllowedHeaders: ['*'],
          ExposedHeaders: ['ETag'],
          MaxAge: 600,
        },
      ],
    },
    NotificationConfiguration: {
      QueueConfigurations: [{ Event: 's3:ObjectCreated:*', Queue: arn('uploads'), Filter: filter }],
    },
  };
  storage.createBucket('papers', properties);
  storage.createBucket('versions', { ...properties, VersioningConfiguration: { Status: 'Enabled' } });
}
