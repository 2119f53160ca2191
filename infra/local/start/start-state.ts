import { join } from 'node:path';
import { secretOf } from '../functions/function-specs.ts';
import type { Front } from '../iam/front.ts';
import { bucketsFront, queuesFront, tableFront } from '../iam/fronts.ts';
import { startStorage, type Storage } from '../storage/s3.ts';
import { createTable } from '../table/create-table.ts';
import { startLastingTable, type LastingTable } from '../table/lasting-table.ts';
import { readMeter, type ReadMeter } from '../table/read-meter.ts';
import type { CloudModel } from '../template/cloud-model.ts';
import type { Start } from './start.ts';

/** What keeps the books: the table, and the storage of buckets and queues. */
export interface State {
  table: LastingTable;
  storage: Storage;
}

/** Starts the table and the storage while the stacks are synthesised, for each takes seconds. */
export async function startState<Templates>(
  start: Start,
  synthesising: Promise<Templates>,
): Promise<State & { templates: Templates }> {
  const starting = [startTable(start), startBucketsAndQueues(start), synthesising] as const;
  // One that fails waits for the others: what starts after the end would never be ended.
  await Promise.allSettled(starting);
  const [table, storage, templates] = await Promise.all(starting);
  return { table, storage, templates };
}

function startTable({ ending, stateDir, isLight, file }: Start): Promise<LastingTable> {
  const folder = isLight ? undefined : join(stateDir, 'table');
  return ending.with(startLastingTable(folder, file.rewrite));
}

function startBucketsAndQueues({ ending, stateDir, clock, guarded }: Start): Promise<Storage> {
  const { access, region, accountId } = guarded;
  return ending.with(
    startStorage({
      dir: join(stateDir, 'storage'),
      region,
      accountId,
      now: clock.now,
      secretFor: secretOf,
      authorize: (key, action, resource) =>
        Promise.resolve(access.refusal(key, [{ action, resources: [resource] }]) === undefined),
    }),
  );
}

/** Where functions and browsers reach the state, each call checked. */
export interface StateFronts {
  /** What functions have read of the table. */
  reads: ReadMeter;
  dynamodb: Front;
  s3: Front;
  sqs: Front;
}

/** Starts the fronts before the state. */
export async function startStateFronts(
  { ending, guarded }: Start,
  { table, storage }: State,
): Promise<StateFronts> {
  const reads = readMeter();
  return {
    reads,
    dynamodb: await ending.with(tableFront(guarded, table.url, table.settleWrite, reads)),
    s3: await ending.with(bucketsFront(guarded, () => storage.s3Url)),
    sqs: await ending.with(queuesFront(guarded, () => storage.sqsUrl)),
  };
}

/** Gives the state the tables, queues and buckets of the stacks; what they hold already stays. */
export async function createResources(model: CloudModel, { table, storage }: State): Promise<void> {
  for (const { properties } of model.tables) await createTable(table.url(), properties);
  for (const { name, properties } of model.queues) storage.createQueue(name, properties);
  for (const { name, properties } of model.buckets) storage.createBucket(name, properties);
}
