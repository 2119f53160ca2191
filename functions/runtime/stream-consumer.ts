import middy from '@middy/core';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { tableKeys } from '../../shared/cloud-names.ts';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';
import { log } from './log.ts';
import { logContext } from './log-context.ts';
import { countMessages } from './metrics.ts';

type Handle = (key: readonly [partition: string, sort: string], cloud: Cloud) => Promise<void>;

/**
 * The Lambda handler of the table's stream: the keys of what was written, in their order. At the first that fails it stops; the stream
 * comes back with that one and all that follow.
 */
export function streamConsumer(
  handle: Handle,
): (event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse> {
  return middy<DynamoDBStreamEvent, DynamoDBBatchResponse>({ timeoutEarlyInMillis: 0 })
    .use(logContext(() => ({})))
    .handler(async ({ Records }) => {
      const failedAt = await firstFailed(Records, handle);
      const done = failedAt === -1 ? Records.length : failedAt;
      countMessages({ done, failed: failedAt === -1 ? 0 : 1 });
      const itemIdentifier = Records[failedAt]?.dynamodb?.SequenceNumber;
      return { batchItemFailures: itemIdentifier === undefined ? [] : [{ itemIdentifier }] };
    });
}

async function firstFailed(records: readonly DynamoDBRecord[], handle: Handle): Promise<number> {
  for (const [index, { dynamodb }] of records.entries()) {
    const { [tableKeys.partition]: partition, [tableKeys.sort]: sort } = dynamodb?.Keys ?? {};
    try {
      await handle([partition?.S ?? '', sort?.S ?? ''], cloud);
    } catch (error) {
      log.error('record of the stream failed', { error, key: sort?.S });
      return index;
    }
  }
  return -1;
}
