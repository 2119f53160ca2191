import { setTimeout as pause } from 'node:timers/promises';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { administrator, tableAdministrator } from '../table/table-administrator.ts';
import type { StreamSource } from '../template/cloud-model.ts';
import { passes } from './event-filter.ts';

const POLL_MS = 100;
const AFTER_FAULT_MS = 1000;
const LIST_EVERY_MS = 30_000;
const BatchResponse = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish(),
});

export interface TableStreamOptions {
  source: StreamSource;
  /** Of the table's part, as it is now: it keeps its port when it is started again. */
  url: () => string;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
}

/**
 * Feeds a function from the table's stream as Lambda's event source does: in the order of the writes, what failed again before what
 * follows. It begins with the oldest records that the stream still has: no position is kept, so nothing is passed over after a crash,
 * and much comes twice. Returns a stop that waits for nothing under way.
 */
export function consumeStream(options: TableStreamOptions): () => void {
  const stopped = new AbortController();
  void followStream(options, stopped.signal);
  return () => stopped.abort();
}

async function followStream(options: TableStreamOptions, signal: AbortSignal): Promise<void> {
  const stream = new TableStream(options);
  const isStopped = () => signal.aborted;
  while (!isStopped()) {
    try {
      await stream.handOn();
      await pause(POLL_MS, undefined, { signal });
    } catch (error) {
      if (isStopped()) return;
      process.stderr.write(`stream of ${options.source.table}: ${String(error)}\n`);
      await pause(AFTER_FAULT_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** The parts of a stream, each with the place where it goes on; a part that is closed and read to its end has none. */
class TableStream {
  readonly #options: TableStreamOptions;
  readonly #client: DynamoDBStreamsClient;
  readonly #places = new Map<string, string | undefined>();
  #listedAtMs = -Infinity;

  constructor(options: TableStreamOptions) {
    this.#options = options;
    this.#client = new DynamoDBStreamsClient(administrator(options.url()));
  }

  /** Hands on what was written since the last time. */
  async handOn(): Promise<void> {
    if (performance.now() - this.#listedAtMs > LIST_EVERY_MS) await this.#list();
    for (const [shard, place] of this.#places) if (place !== undefined) await this.#handOnFrom(shard, place);
  }

  async #list(): Promise<void> {
    const { url, source } = this.#options;
    const described = new DescribeTableCommand({ TableName: source.table });
    const { Table } = await tableAdministrator(url()).send(described);
    const StreamArn = Table?.LatestStreamArn;
    const { StreamDescription } = await this.#client.send(new DescribeStreamCommand({ StreamArn }));
    for (const { ShardId } of StreamDescription?.Shards ?? []) {
      if (ShardId === undefined || this.#places.has(ShardId)) continue;
      const oldest = { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' } as const;
      const { ShardIterator } = await this.#client.send(new GetShardIteratorCommand(oldest));
      this.#places.set(ShardId, ShardIterator);
    }
    this.#listedAtMs = performance.now();
  }

  async #handOnFrom(shard: string, place: string): Promise<void> {
    const { Records = [], NextShardIterator } = await this.#client.send(
      new GetRecordsCommand({ ShardIterator: place }),
    );
    const { source, invoke } = this.#options;
    const wanted = Records.filter((record) => source.patterns.some((pattern) => passes(record, pattern)));
    for (let start = 0; start < wanted.length; start += source.batchSize)
      await untilTaken(wanted.slice(start, start + source.batchSize), source, invoke);
    this.#places.set(shard, NextShardIterator);
    if (NextShardIterator === undefined) this.#listedAtMs = -Infinity;
  }
}

/** Hands a batch to the function until it has taken all, or has failed too often: what it left is then the sweep's. */
async function untilTaken(
  records: readonly _Record[],
  { functionName, triesMax }: StreamSource,
  invoke: TableStreamOptions['invoke'],
): Promise<void> {
  let left = records;
  for (let tries = 1; left.length > 0 && tries <= triesMax; tries += 1) {
    const failed = await firstFailed(left, functionName, invoke);
    if (failed === undefined) return;
    left = left.slice(failed);
    await pause(AFTER_FAULT_MS);
  }
}

/** The place in the batch of the first record that was not taken; undefined when all were. */
async function firstFailed(
  records: readonly _Record[],
  functionName: string,
  invoke: TableStreamOptions['invoke'],
): Promise<number | undefined> {
  try {
    const result = BatchResponse.parse((await invoke(functionName, { Records: records })) ?? {});
    const failed = new Set(result.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
    const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
    return first === -1 ? undefined : first;
  } catch {
    return 0;
  }
}
