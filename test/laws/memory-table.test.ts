import { ThrottlingException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Documents } from '../../functions/store/documents.ts';
import { entity } from '../../functions/store/entity.ts';
import { Table } from '../../functions/store/table.ts';
import { ifNew } from '../../functions/store/writes.ts';
import { createTable } from '../../infra/local/table/create-table.ts';
import { startDynamoDb, type DynamoDb } from '../../infra/local/table/dynamodb.ts';
import { tableAdministrator } from '../../infra/local/table/table-administrator.ts';
import { tableIndexes, tableKeys } from '../../shared/cloud-names.ts';
import { NAME, operation, type Operation, type Row, type Write } from '../support/memory-table/operations.ts';
import { MemoryTable, type Fault } from '../support/memory-table.ts';

const SEED = 20_261_122;

const schema = ({ partition, sort }: { partition: string; sort: string }) => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];
const books = {
  TableName: NAME,
  KeySchema: schema(tableKeys),
  AttributeDefinitions: ['pk', 'sk', 'pk1', 'sk1', 'pk2', 'sk2', 'pk3', 'sk3'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  GlobalSecondaryIndexes: Object.entries(tableIndexes).map(([IndexName, keys]) => ({
    IndexName,
    KeySchema: schema(keys),
    Projection: { ProjectionType: 'ALL' },
  })),
};

const inMemory = new MemoryTable({ name: NAME });
let dynamoDb: DynamoDb;
let local: Documents;
beforeAll(async () => {
  dynamoDb = await startDynamoDb();
  await createTable(dynamoDb.url, books);
  local = DynamoDBDocumentClient.from(tableAdministrator(dynamoDb.url), {
    marshallOptions: { removeUndefinedValues: true },
  });
});
afterAll(() => dynamoDb.stop());

/** Sequences lie apart in the tables by what their partitions end in. */
function placed(row: Row, sequence: string): Row {
  const apart = (name: string) =>
    row[name] ? { [name]: typeof row[name] === 'string' ? `${row[name]}${sequence}` : row[name] } : {};
  return { ...row, ...apart('pk'), ...apart('pk1'), ...apart('pk2'), ...apart('pk3') };
}

async function carryOut(client: Documents, asked: Operation, sequence: string): Promise<unknown> {
  if (asked.kind === 'get')
    return (
      await client.send(
        new GetCommand({ TableName: NAME, Key: placed(asked.Key, sequence), ConsistentRead: true }),
      )
    ).Item;
  if (asked.kind === 'batch') {
    const Keys = asked.Keys.map((each) => placed(each, sequence));
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [NAME]: { Keys, ConsistentRead: true } } }),
    );
    return [inOrder(Responses?.[NAME] ?? []), UnprocessedKeys];
  }
  if (asked.kind === 'update') {
    const { Update } = asked.update;
    await client.send(new UpdateCommand({ ...Update, Key: placed(Update.Key, sequence) }));
    return 'written';
  }
  if (asked.kind === 'query') return pages(client, asked, sequence);
  const TransactItems = asked.TransactItems.map((each) => placedWrite(each, sequence));
  const ClientRequestToken = asked.ClientRequestToken && `${asked.ClientRequestToken}${sequence}`;
  await client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
  return 'written';
}

function placedWrite(each: Write, sequence: string): Record<string, Row> {
  return Object.fromEntries(
    Object.entries<{ readonly Item?: Row; readonly Key?: Row }>(each).map(
      ([kind, { Item, Key, ...rest }]) => [
        kind,
        {
          ...rest,
          ...(Item && { Item: placed(Item, sequence) }),
          ...(Key && { Key: placed(Key, sequence) }),
        },
      ],
    ),
  );
}

const inOrder = (rows: Row[]) =>
  rows.toSorted((a, b) => (JSON.stringify([a['pk'], a['sk']]) < JSON.stringify([b['pk'], b['sk']]) ? -1 : 1));

/** All items of a query, page by page. Among those of one sort key an index has no order, and an empty page may follow the last. */
async function pages(
  client: Documents,
  { index, bounds: between, limit, newestFirst }: Extract<Operation, { kind: 'query' }>,
  sequence: string,
): Promise<unknown[]> {
  const suffix = index?.slice(-1) ?? '';
  const partitions: Record<string, string> = { '': 'ORG#1', 1: 'LIST#1', 2: 'OTHER' };
  const [from, to] = between ?? [];
  const found: Row[] = [];
  let after: Row | undefined;
  do {
    const reply: QueryCommandOutput = await client.send(
      new QueryCommand({
        TableName: NAME,
        IndexName: index,
        ConsistentRead: index === undefined,
        KeyConditionExpression: between ? '#p = :p AND #s BETWEEN :from AND :to' : '#p = :p',
        ExpressionAttributeNames: { '#p': `pk${suffix}`, ...(between && { '#s': `sk${suffix}` }) },
        ExpressionAttributeValues: {
          ':p': `${partitions[suffix] ?? ''}${sequence}`,
          ...(between && { ':from': from, ':to': to }),
        },
        ScanIndexForward: !newestFirst,
        Limit: limit,
        ExclusiveStartKey: after,
      }),
    );
    after = reply.LastEvaluatedKey;
    expect(reply.Items).toHaveLength(reply.Count ?? -1);
    if (after) expect(reply.Items).toHaveLength(limit ?? -1);
    found.push(...(reply.Items ?? []));
  } while (after);
  return [found.map((row) => row[`sk${suffix}`]), inOrder(found)];
}

/** An answer, or why there is none. Whether AWS calls the request or one of its writes invalid follows no rule that it tells. */
async function outcome(client: Documents, asked: Operation, sequence: string): Promise<unknown> {
  try {
    return { answer: await carryOut(client, asked, sequence) };
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) return { error: (error as Error).name };
    const reasons = error.CancellationReasons?.map(({ Code }) => Code) ?? [];
    return reasons.includes('ValidationError')
      ? { error: 'ValidationException' }
      : { error: error.name, reasons };
  }
}

describe('the table in memory', () => {
  it('answers and refuses whatever it is asked as the real table does', async () => {
    let sequences = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 6, maxLength: 14 }), async (operations) => {
        sequences += 1;
        for (const each of operations) {
          const [real, ours] = [
            await outcome(local, each, `#${sequences}`),
            await outcome(inMemory, each, `#${sequences}`),
          ];
          expect(ours).toEqual(real);
        }
      }),
      { numRuns: 200, seed: SEED, endOnFailure: true },
    );
  });
});

describe('trouble at the table in memory', () => {
  const notes = entity({
    name: 'note',
    schema: z.object({ id: z.string() }),
    key: ({ id }) => ['NOTES', id],
  });
  const [a, b] = [{ id: 'a' }, { id: 'b' }];

  /** A table at which each of these goes wrong once, in turn. */
  function troubled(...faults: readonly (readonly ['before' | 'after', Fault])[]) {
    const left = [...faults];
    const inserted: string[] = [];
    const memory = new MemoryTable({
      trouble: (moment) => (left[0]?.[0] === moment ? left.shift()?.[1] : undefined),
      inserted: ({ sk }) => inserted.push(sk),
    });
    return { table: new Table(memory.name, memory, () => Promise.resolve()), memory, inserted };
  }

  it('passes: what was throttled, met another transaction or got no answer is written once', async () => {
    const { table, memory, inserted } = troubled(
      ['before', 'throttled'],
      ['before', 'conflict'],
      ['after', 'answer-lost'],
    );
    expect(await table.tryWrite([table.put(notes, a, ifNew)])).toBe('written');
    expect(await table.tryWrite([table.put(notes, b, ifNew), table.put(notes, a, ifNew)])).toBe('conflict');
    expect(memory.items()).toEqual([{ id: 'a', pk: 'NOTES', sk: 'a', entity: 'note' }]);
    expect(inserted).toEqual(['a']);
  });

  it('answers a batch and a page in part, and the rest when asked again', async () => {
    const { table } = troubled(['before', 'partial'], ['before', 'partial'], ['before', 'partial']);
    // The first of them comes with the write, of which there is no part.
    await table.write([table.put(notes, a), table.put(notes, b)]);
    expect(await table.getMany(notes, [a, b].map(notes.key))).toEqual([a, b]);
    const all = await Array.fromAsync(table.all(notes, { partition: 'NOTES' }));
    expect(all).toEqual([a, b]);
  });

  it('reaches who asks: reads are given up where the SDK would have given them up', async () => {
    const { table } = troubled(['before', 'throttled']);
    await expect(table.get(notes, notes.key(a))).rejects.toThrow(ThrottlingException);
  });

  it('lets nobody touch an item twice in one transaction', async () => {
    const { table } = troubled();
    await expect(table.write([table.put(notes, a), table.check(notes, a, ifNew)])).rejects.toThrow(
      'multiple operations on one item',
    );
  });
});
