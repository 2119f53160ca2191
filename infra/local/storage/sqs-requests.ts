import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type StorageReply, type StorageRequest } from './exchange.ts';
import type { QueueStore, ReceivedMessage } from './queue-store.ts';

/** Whose queues these are: what their ARNs and addresses are made of. */
export interface Account {
  region: string;
  accountId: string;
}

const MESSAGE_BYTES_MAX = 1024 * 1024;
const BATCH_MAX = 10;

const Attributes = z.record(
  z.string(),
  z.object({ DataType: z.string(), StringValue: z.string().optional(), BinaryValue: z.string().optional() }),
);
const Queue = z.object({ QueueUrl: z.string() });
const Sending = z.object({
  MessageBody: z.string().min(1),
  DelaySeconds: z.number().int().min(0).max(900).optional(),
  MessageAttributes: Attributes.optional(),
  MessageGroupId: z.string().min(1).max(128).optional(),
  MessageDeduplicationId: z.string().min(1).max(128).optional(),
});
const Receipt = z.object({ ReceiptHandle: z.string() });
const Change = Receipt.extend({ VisibilityTimeout: z.number().int().min(0).max(43_200) });
const Entry = z.object({ Id: z.string().regex(/^[\w-]{1,80}$/) });
const Receive = Queue.extend({
  MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
  VisibilityTimeout: z.number().int().min(0).max(43_200).optional(),
  WaitTimeSeconds: z.number().int().min(0).max(20).default(0),
});

/** A refusal in SQS's words: its JSON protocol's type and the older query protocol's code. */
class SqsError extends Error {
  readonly type: string;
  readonly queryCode: string;

  constructor(type: string, message: string, queryCode = type) {
    super(message);
    this.type = type;
    this.queryCode = queryCode;
  }
}

type Operation = (input: unknown, request: StorageRequest) => unknown;

/** Answers SQS's JSON protocol (`X-Amz-Target: AmazonSQS.…`) from the queues. */
export function sqsService(
  queues: QueueStore,
  account: Account,
): (request: StorageRequest) => Promise<StorageReply> {
  const operations = operationsOn(queues, account);
  return async (request) => {
    try {
      const name = request.headers['x-amz-target']?.split('.')[1] ?? '';
      const operation = operations[name];
      if (!operation)
        throw new SqsError('InvalidAction', `The action ${name} is not valid for this endpoint.`);
      const output = await operation(JSON.parse(request.body.toString('utf8') || '{}'), request);
      return reply(200, output ?? {});
    } catch (error) {
      return refusal(error);
    }
  };
}

function operationsOn(queues: QueueStore, account: Account): Record<string, Operation> {
  const queueOf = (input: unknown) => knownQueue(queues, Queue.parse(input).QueueUrl);
  return {
    GetQueueAttributes: (input) => ({ Attributes: attributesOf(queues, account, queueOf(input)) }),
    SendMessage: (input) => send(queues, queueOf(input), Sending.parse(input)),
    SendMessageBatch: (input) => batch(input, Sending, (entry) => send(queues, queueOf(input), entry)),
    ReceiveMessage: (input, { gone }) => receive(queues, account, queueOf(input), Receive.parse(input), gone),
    DeleteMessage: (input) => remove(queues, queueOf(input), Receipt.parse(input)),
    DeleteMessageBatch: (input) => batch(input, Receipt, (entry) => remove(queues, queueOf(input), entry)),
    ChangeMessageVisibility: (input) => change(queues, queueOf(input), Change.parse(input)),
    ChangeMessageVisibilityBatch: (input) =>
      batch(input, Change, (entry) => change(queues, queueOf(input), entry)),
  };
}

function knownQueue(queues: QueueStore, nameOrUrl: string): string {
  const name = nameOrUrl.split('/').at(-1) ?? '';
  if (queues.settings(name)) return name;
  const code = 'AWS.SimpleQueueService.NonExistentQueue';
  throw new SqsError('QueueDoesNotExist', 'The specified queue does not exist.', code);
}

function attributesOf(queues: QueueStore, account: Account, queue: string): Record<string, string> {
  const { visible, inFlight, delayed } = queues.counts(queue);
  const { visibilitySeconds = 30, delaySeconds = 0, deadLetters } = queues.settings(queue) ?? {};
  const redrive = deadLetters && {
    deadLetterTargetArn: queueArn(account, deadLetters.queue),
    maxReceiveCount: deadLetters.maxReceiveCount,
  };
  return {
    QueueArn: queueArn(account, queue),
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    VisibilityTimeout: String(visibilitySeconds),
    DelaySeconds: String(delaySeconds),
    ...(redrive && { RedrivePolicy: JSON.stringify(redrive) }),
  };
}

/** The ARN of a queue. */
function queueArn({ region, accountId }: Account, queue: string): string {
  return `arn:aws:sqs:${region}:${accountId}:${queue}`;
}

function send(
  queues: QueueStore,
  queue: string,
  { MessageBody, DelaySeconds, MessageAttributes, ...ids }: z.output<typeof Sending>,
) {
  const { MessageGroupId: group, MessageDeduplicationId: knownAs } = ids;
  const keepsOrder = queues.settings(queue)?.keepsOrder === true;
  if (keepsOrder && (group === undefined || knownAs === undefined))
    throw new SqsError(
      'MissingParameter',
      'The request must contain the parameters MessageGroupId and MessageDeduplicationId.',
    );
  if (!keepsOrder && knownAs !== undefined)
    throw new SqsError(
      'InvalidParameterValue',
      'The request include parameter MessageDeduplicationId, which is not valid for this queue type.',
    );
  if (Buffer.byteLength(MessageBody) > MESSAGE_BYTES_MAX)
    throw new SqsError(
      'InvalidParameterValue',
      `One or more parameters are invalid. Reason: Message must be shorter than ${MESSAGE_BYTES_MAX} bytes.`,
    );
  const attributes = JSON.parse(JSON.stringify(MessageAttributes ?? {})) as Record<
    string,
    { DataType: string }
  >;
  const MessageId = queues.send(queue, MessageBody, {
    delaySeconds: DelaySeconds,
    attributes,
    group,
    knownAs,
  });
  return { MessageId, MD5OfMessageBody: md5(MessageBody) };
}

async function receive(
  queues: QueueStore,
  account: Account,
  queue: string,
  input: z.output<typeof Receive>,
  signal: AbortSignal,
) {
  const messages = await queues.receive(queue, {
    max: input.MaxNumberOfMessages,
    visibilitySeconds: input.VisibilityTimeout,
    waitSeconds: input.WaitTimeSeconds,
    signal,
  });
  return { Messages: messages.map((message) => wireMessage(message, account)) };
}

function wireMessage(message: ReceivedMessage, { accountId }: Account) {
  return {
    MessageId: message.id,
    ReceiptHandle: message.receipt,
    Body: message.body,
    MD5OfBody: md5(message.body),
    Attributes: systemAttributes(message, accountId),
    MessageAttributes: message.attributes,
  };
}

/** What SQS tells of a message besides its body, under AWS's names; event sources pass it on to functions. */
function systemAttributes(message: ReceivedMessage, senderId: string) {
  return {
    ApproximateReceiveCount: String(message.receiveCount),
    SentTimestamp: String(message.sentAtMs),
    SenderId: senderId,
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAtMs),
    ...(message.group !== undefined && { MessageGroupId: message.group }),
  };
}

/** SQS forgives a receipt whose message is gone; our own receipts are the only well-formed ones. */
function remove(queues: QueueStore, queue: string, { ReceiptHandle }: z.output<typeof Receipt>): object {
  if (!z.uuid().safeParse(ReceiptHandle).success)
    throw new SqsError(
      'ReceiptHandleIsInvalid',
      `The input receipt handle "${ReceiptHandle}" is not a valid receipt handle.`,
    );
  queues.delete(queue, ReceiptHandle);
  return {};
}

function change(queues: QueueStore, queue: string, input: z.output<typeof Change>): object {
  if (queues.changeVisibility(queue, input.ReceiptHandle, input.VisibilityTimeout)) return {};
  throw new SqsError(
    'MessageNotInflight',
    'The message referred to is not in flight.',
    'AWS.SimpleQueueService.MessageNotInflight',
  );
}

/** Each entry succeeds or fails by itself; the call fails only when the batch is no batch. */
function batch<T extends object>(input: unknown, entry: z.ZodType<T>, handle: (entry: T) => object) {
  const { Entries } = z.object({ Entries: z.array(z.looseObject(Entry.shape)) }).parse(input);
  if (Entries.length === 0)
    throw new SqsError(
      'EmptyBatchRequest',
      'There should be at least one entry in the request.',
      'AWS.SimpleQueueService.EmptyBatchRequest',
    );
  if (Entries.length > BATCH_MAX)
    throw new SqsError(
      'TooManyEntriesInBatchRequest',
      `Maximum number of entries per request are ${BATCH_MAX}.`,
      'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
    );
  if (new Set(Entries.map(({ Id }) => Id)).size < Entries.length)
    throw new SqsError(
      'BatchEntryIdsNotDistinct',
      'Two or more batch entries have the same Id.',
      'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
    );
  const results = Entries.map((raw) => outcome(raw.Id, () => handle(entry.parse(raw))));
  return {
    Successful: results.filter((result) => !('Code' in result)),
    Failed: results.filter((result) => 'Code' in result),
  };
}

function outcome(Id: string, work: () => object): object {
  try {
    return { Id, ...work() };
  } catch (error) {
    const { queryCode: Code, message: Message } = asSqsError(error);
    return { Id, Code, Message, SenderFault: true };
  }
}

function refusal(error: unknown): StorageReply {
  const { type, message, queryCode } = asSqsError(error);
  const answer = reply(400, { __type: `com.amazonaws.sqs#${type}`, message });
  return { ...answer, headers: { ...answer.headers, 'x-amzn-query-error': `${queryCode};Sender` } };
}

function asSqsError(error: unknown): SqsError {
  if (error instanceof SqsError) return error;
  if (error instanceof z.ZodError) return new SqsError('InvalidParameterValue', z.prettifyError(error));
  if (error instanceof SyntaxError) return new SqsError('MalformedInput', 'The request is no JSON.');
  throw error;
}

function reply(status: number, output: unknown): StorageReply {
  return { status, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: JSON.stringify(output) };
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
