import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { isSampleBooks } from '../../shared/sample-books.ts';
import { WorkMessage, type Work } from '../domain/work.ts';
import './language.ts';
import { cloud } from './cloud.ts';
import type { Cloud } from './cloud.ts';
import { environmentIfGiven } from './environment.ts';
import { log, logOrganization } from './log.ts';
import { logContext } from './log-context.ts';
import { countMessages } from './metrics.ts';
import { oncePerFunction } from './once-per-function.ts';

type Handle = (record: SQSRecord, cloud: Cloud) => Promise<void>;

/** Seconds until a message that failed comes back, by how often it was received; the last one holds from then on. */
const SECONDS_UNTIL_BACK = [10, 60, 300] as const;

/**
 * The Lambda handler of a queue: each message on its own, those that fail go back to the queue for a while that grows (and after four
 * tries to its dead letters) while the others are done.
 */
export function consumer(handle: Handle): (event: SQSEvent, context: Context) => Promise<SQSBatchResponse> {
  // Lambda's own end at the timeout is the only one: work left behind would go on beside the next messages.
  return middy<SQSEvent, SQSBatchResponse>({ timeoutEarlyInMillis: 0 })
    .use(logContext(() => ({})))
    .handler(async ({ Records }) => {
      const failed = [];
      for (const record of Records) if (!(await isDone(record, handle))) failed.push(record);
      for (const record of failed) await comeBackLater(record);
      countMessages({ done: Records.length - failed.length, failed: failed.length });
      return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
    });
}

/** The Lambda handler of a queue of work: what each message asks for is done. */
export function workConsumer(
  handle: (work: Work, cloud: Cloud) => Promise<void>,
): ReturnType<typeof consumer> {
  return consumer(async ({ body }, parts) => {
    const { id, work } = WorkMessage.parse(JSON.parse(body));
    log.appendKeys({ workId: id, work: work.kind });
    logOrganization(work.organizationId);
    if (await isOfErased(work, parts)) return;
    await handle(work, parts);
  });
}

/** Sample books go from one moment to the next: what was still asked of them is over with them. */
async function isOfErased({ kind, organizationId }: Work, { organizations }: Cloud): Promise<boolean> {
  if (kind === 'erase-books' || !isSampleBooks(organizationId)) return false;
  return (await organizations.settings(organizationId)) === undefined;
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

/** A message for which this can't be said comes back all the same, when the queue's own time is up. */
async function comeBackLater({ receiptHandle, attributes }: SQSRecord): Promise<void> {
  const QueueUrl = environmentIfGiven('consumed');
  if (QueueUrl === undefined) return;
  const received = Number(attributes.ApproximateReceiveCount);
  const seconds = SECONDS_UNTIL_BACK[Math.min(received, SECONDS_UNTIL_BACK.length) - 1] ?? 0;
  await sqs()
    .send(
      new ChangeMessageVisibilityCommand({
        QueueUrl,
        ReceiptHandle: receiptHandle,
        VisibilityTimeout: seconds,
      }),
    )
    .catch((error: unknown) => log.warn('message comes back later than it should', { error }));
}

const sqs = (): SQSClient => oncePerFunction('consumer', () => new SQSClient({}));

function aboutMessage({ messageId, eventSourceARN }: SQSRecord): Record<string, string> {
  return { messageId, queue: eventSourceARN.split(':').at(-1) ?? '' };
}
