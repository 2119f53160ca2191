import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { QueueStore, ReceivedMessage } from '../storage/queue-store.ts';
import type { EventSource } from '../template/cloud-model.ts';

const BatchResponse = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish(),
});

const POLL_SECONDS = 20;

export interface QueueConsumerOptions {
  source: EventSource;
  queues: Pick<QueueStore, 'receive' | 'delete' | 'changeVisibility'>;
  queueArn: string;
  region: string;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
}

/**
 * Feeds a function from its queue as Lambda's event source does: `concurrencyMax` batches at a time; what succeeded is
 * deleted, what failed comes back when its invisibility ends. Returns a stop that waits for nothing under way.
 */
export function consumeQueue(options: QueueConsumerOptions): () => void {
  const stopped = new AbortController();
  for (let n = 0; n < options.source.concurrencyMax; n++) void poll(options, stopped.signal);
  return () => stopped.abort();
}

async function poll(options: QueueConsumerOptions, signal: AbortSignal): Promise<void> {
  const { queues, source } = options;
  const isStopped = () => signal.aborted;
  while (!isStopped()) {
    try {
      const asked = { max: source.batchSize, waitSeconds: POLL_SECONDS, signal };
      const messages = await queues.receive(source.queue, asked);
      if (messages.length > 0) await hand(options, messages);
    } catch (error) {
      if (!isStopped()) process.stderr.write(`queue ${source.queue}: ${String(error)}\n`);
      await pause(1000, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function hand(options: QueueConsumerOptions, messages: readonly ReceivedMessage[]): Promise<void> {
  const { queues, source } = options;
  const failed = await failures(options, messages);
  for (const { id, receipt } of messages) if (!failed.has(id)) queues.delete(source.queue, receipt);
}

/** The ids of the messages to come back; all of them when the function failed as a whole or named one we did not send. */
async function failures(
  options: QueueConsumerOptions,
  messages: readonly ReceivedMessage[],
): Promise<Set<string>> {
  const { source, invoke } = options;
  const all = new Set(messages.map(({ id }) => id));
  try {
    const result = await invoke(source.functionName, {
      Records: messages.map((one) => recordOf(options, one)),
    });
    if (!source.reportsItemFailures) return new Set();
    const named = (BatchResponse.parse(result ?? {}).batchItemFailures ?? []).map(
      (one) => one.itemIdentifier,
    );
    return named.every((id) => all.has(id)) ? new Set(named) : all;
  } catch {
    return all;
  }
}

function recordOf({ queueArn, region }: QueueConsumerOptions, message: ReceivedMessage): object {
  return {
    messageId: message.id,
    receiptHandle: message.receipt,
    body: message.body,
    attributes: {
      ApproximateReceiveCount: String(message.receiveCount),
      SentTimestamp: String(message.sentAtMs),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(message.firstReceivedAtMs),
      ...(message.group !== undefined && { MessageGroupId: message.group }),
    },
    messageAttributes: Object.fromEntries(
      Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
        name,
        { dataType: DataType, stringValue: StringValue, binaryValue: BinaryValue },
      ]),
    ),
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: region,
  };
}
