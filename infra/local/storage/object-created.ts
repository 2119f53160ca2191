import type { BucketSettings, QueueConfiguration } from './bucket-settings.ts';
import type { StoredObject } from './object-store.ts';

/** How an object came to be, as S3 names it in its messages. */
export type Creation = 'Put' | 'Post' | 'CompleteMultipartUpload';

/** All that a message of a new object tells. */
export interface CreatedObject {
  bucket: string;
  object: StoredObject;
  creation: Creation;
  /** Who put it: an access key. */
  by: string;
  region: string;
  requestId: string;
  isVersioned: boolean;
}

/** The ARNs of the queues that the bucket's configuration tells of such an object. */
export function queuesTold(bucket: BucketSettings, creation: Creation, key: string): string[] {
  const configurations = bucket.NotificationConfiguration?.QueueConfigurations ?? [];
  return configurations.filter((one) => isAbout(one, creation, key)).map(({ Queue }) => Queue);
}

function isAbout({ Event, Filter }: QueueConfiguration, creation: Creation, key: string): boolean {
  if (Event !== 's3:ObjectCreated:*' && Event !== `s3:ObjectCreated:${creation}`) return false;
  return (Filter?.S3Key.Rules ?? []).every(({ Name, Value }) =>
    Name.toLowerCase() === 'prefix' ? key.startsWith(Value) : key.endsWith(Value),
  );
}

/** The message's body, as S3 writes it (Amazon S3 User Guide, "Event message structure"); the key is form-encoded. */
export function objectCreatedEvent(created: CreatedObject): string {
  const { bucket, object, creation, by, region, requestId } = created;
  const record = {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: region,
    eventTime: object.modifiedAt.toISOString(),
    eventName: `ObjectCreated:${creation}`,
    userIdentity: { principalId: `AWS:${by}` },
    requestParameters: { sourceIPAddress: '127.0.0.1' },
    responseElements: { 'x-amz-request-id': requestId, 'x-amz-id-2': requestId },
    s3: {
      s3SchemaVersion: '1.0',
      configurationId: 'local',
      bucket: { name: bucket, ownerIdentity: { principalId: 'local' }, arn: `arn:aws:s3:::${bucket}` },
      object: eventObject(created),
    },
  };
  return JSON.stringify({ Records: [record] });
}

function eventObject({ object, isVersioned }: CreatedObject) {
  return {
    key: encodeURIComponent(object.key).replace(/%20/g, '+').replace(/%2F/g, '/'),
    size: object.size,
    eTag: object.etag,
    ...(isVersioned && { versionId: object.version }),
    sequencer: object.sequence.toString(16).toUpperCase().padStart(18, '0'),
  };
}
