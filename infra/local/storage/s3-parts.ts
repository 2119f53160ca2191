import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isVersioned, type BucketSettings } from './bucket-settings.ts';
import { transaction } from './database.ts';
import { objectCreatedEvent, queuesTold, type Creation } from './object-created.ts';
import type { NewObject, ObjectStore, StoredObject } from './object-store.ts';
import type { QueueStore } from './queue-store.ts';
import { S3Error } from './s3-error.ts';
import type { Permission } from './s3-permissions.ts';
import type { SecretFor } from './signature.ts';
import type { Account } from './sqs-requests.ts';

/** Whether the owner of an access key may do that, by their IAM policy. */
export type Authorize = (accessKey: string, action: string, resource: string) => Promise<boolean>;

/** What the S3 operations work on. */
export interface S3Parts {
  database: DatabaseSync;
  objects: ObjectStore;
  queues: QueueStore;
  buckets: ReadonlyMap<string, BucketSettings>;
  account: Account;
  /** The functions' clock: what presigned requests expire by. */
  now: () => Date;
  secretFor: SecretFor;
  authorize: Authorize;
}

/** Keeps a new object together with the messages that announce it: both or neither. */
export function storeObject(
  parts: S3Parts,
  to: { bucket: string; by: string; creation: Creation },
  object: NewObject,
): StoredObject {
  const settings = bucketNamed(parts, to.bucket);
  return transaction(parts.database, () => {
    const stored = parts.objects.put(to.bucket, isVersioned(settings), object);
    for (const arn of queuesTold(settings, to.creation, object.key)) {
      const { region } = parts.account;
      const created = {
        ...to,
        object: stored,
        region,
        requestId: randomUUID(),
        isVersioned: isVersioned(settings),
      };
      parts.queues.send(arn.split(':').at(-1) ?? arn, objectCreatedEvent(created));
    }
    return stored;
  });
}

/** The settings of a bucket; throws S3Error NoSuchBucket. */
export function bucketNamed({ buckets }: Pick<S3Parts, 'buckets'>, bucket: string): BucketSettings {
  const settings = buckets.get(bucket);
  if (settings) return settings;
  throw new S3Error('NoSuchBucket', 'The specified bucket does not exist', { BucketName: bucket });
}

/** Throws S3Error AccessDenied unless the owner of the key may do all of it: who signs a link must hold what it grants. */
export async function demand(
  parts: S3Parts,
  accessKey: string,
  permissions: readonly Permission[],
): Promise<void> {
  for (const { action, resource } of permissions) {
    if (await parts.authorize(accessKey, action, resource)) continue;
    throw new S3Error(
      'AccessDenied',
      `User: ${accessKey} is not authorized to perform: ${action} on resource: "${resource}"`,
    );
  }
}
