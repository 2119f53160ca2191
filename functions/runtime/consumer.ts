import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';
import { log } from './log.ts';
import { logContext } from './log-context.ts';
import { countMessages } from './metrics.ts';

type Handle = (record: SQSRecord, cloud: Cloud) => Promise<void>;

/**
 * The Lambda handler of a queue: each message on its own, those that fail go back to the queue (and after five tries to its
 * dead letters) while the others are done.
 */
export function consumer(handle: Handle): (event: SQSEvent, context: Context) => Promise<SQSBatchResponse> {
  // Lambda's own end at the timeout is the only one: work left behind would go on beside the next messages.
  return middy<SQSEvent, SQSBatchResponse>({ timeoutEarlyInMillis: 0 })
    .use(logContext(() => ({})))
    .handler(async ({ Records }) => {
      const failed = [];
      for (const record of Records) if (!(await isDone(record, handle))) failed.push(record);
      countMessages({ done: Records.length - failed.length, failed: failed.length });
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    });
}

/** Messages of one batch belong to several organisations: none inherits the words of the one before. */
async function isDone(record: SQSRecord, handle: Handle): Promise<boolean> {
  log.resetKeys();
  log.appendKeys(aboutMessage(record));
  try {
    await handle(record, cloud);
    return true;
  } catch (error) {
    log.error('message failed', { error });
    return false;
  }
}

function aboutMessage({ messageId, eventSourceARN }: SQSRecord): Record<string, string> {
  return { messageId, queue: eventSourceARN.split(':').at(-1) ?? '' };
}
