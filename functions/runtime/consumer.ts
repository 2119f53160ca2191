import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
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
    if (await isSetAside(work, parts)) return;
    await handle(work, parts);
  });
}

/** Asked of what is deleted, or of nobody's books: it looks for itself whether there is anything. */
const needsNoBooks: readonly Work['kind'][] = [
  'erase-books',
  'purge-organization',
  'purge-person',
  'mail-security',
  'mail-contact',
];

/** What is done by the clock or mailed in an organization's name: while that is to be deleted it waits, and goes on where it is not any more. */
const waitsWhileClosing: readonly Work['kind'][] = [
  'enter-due',
  'run-schedule',
  'place-schedules',
  'tell-unimported',
  'send-report',
  'mail-invitation',
  'delete-original',
  'mail-day',
];

/** What was still asked of books that are deleted is over with them; of those that are to be, whoever asks by the clock asks again. */
async function isSetAside({ kind, organizationId }: Work, { organizations }: Cloud): Promise<boolean> {
  if (needsNoBooks.includes(kind)) return false;
  const books = await organizations.settings(organizationId);
  if (books === undefined) return true;
  return Boolean(books.closing) && waitsWhileClosing.includes(kind);
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
