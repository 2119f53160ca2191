import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';

/**
 * The Lambda handler of a queue: each message on its own, those that fail go back to the queue (and after five tries to its
 * dead letters) while the others are done.
 */
export function consumer(
  handle: (record: SQSRecord, cloud: Cloud) => Promise<void>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  return async ({ Records }) => {
    const failed: { itemIdentifier: string }[] = [];
    for (const record of Records) {
      try {
        await handle(record, cloud);
      } catch (error) {
        cloud.log.error('message failed', { error, messageId: record.messageId });
        failed.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures: failed };
  };
}
