import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { entity } from '../../../../functions/store/entity.ts';
import type { Key } from '../../../../functions/store/entity.ts';
import { Table } from '../../../../functions/store/table.ts';
import { alsoAdding } from '../../../../functions/store/updates.ts';
import { ifNew } from '../../../../functions/store/writes.ts';

const notes = entity({
  name: 'note',
  schema: z.object({ id: z.string() }),
  key: ({ id }) => ['NOTES', id],
});

const dynamoDb = mockClient(DynamoDBDocumentClient);
let waits: number[] = [];
const table = new Table('books', undefined, (ms) => {
  waits.push(ms);
  return Promise.resolve();
});
const writes = [table.put(notes, { id: 'a' }, ifNew), table.put(notes, { id: 'b' })];

afterAll(() => dynamoDb.restore());
beforeEach(() => {
  dynamoDb.reset();
  waits = [];
});

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name }, more);

/** Lets the first writes fail one after the other, and all that follow succeed. */
function failingFirst(...errors: readonly Error[]) {
  const sending = dynamoDb.on(TransactWriteCommand);
  for (const error of errors) sending.rejectsOnce(error);
  sending.resolves({});
}
const sent = () => dynamoDb.commandCalls(TransactWriteCommand).map(({ args: [{ input }] }) => input);

/** Each wait may be twice as long as the one before, more or less by half. */
function expectGrowingWaits() {
  for (const [position, ms] of waits.entries()) {
    expect(ms).toBeGreaterThanOrEqual(20 * 2 ** position);
    expect(ms).toBeLessThan(60 * 2 ** position);
  }
}

describe('a write', () => {
  it.each([
    ['throttling of the table', named('ThrottlingException')],
    ['too little throughput', named('ProvisionedThroughputExceededException')],
    ['throttling of an item', cancelled('None', 'ThrottlingError')],
    ['too little throughput for an item', cancelled('ProvisionedThroughputExceeded', 'None')],
    ['another transaction on an item', cancelled('TransactionConflict', 'None')],
    ['its own first try that is still under way', named('TransactionInProgressException')],
    ['a fault of the service', named('InternalServerError')],
    ['a connection that drops', named('Error', { code: 'ECONNRESET' })],
    ['an answer that does not come', named('TimeoutError')],
  ])('is tried again after %s', async (_, error) => {
    failingFirst(error, error);
    await expect(table.tryWrite(writes)).resolves.toBe('written');
    expect(sent()).toHaveLength(3);
    expect(waits).toHaveLength(2);
  });

  it('waits longer from try to try, and in the end gives the fault up', async () => {
    dynamoDb.on(TransactWriteCommand).rejects(named('ThrottlingException'));
    await expect(table.tryWrite(writes)).rejects.toThrow('ThrottlingException');
    expect(sent()).toHaveLength(8);
    expect(waits).toHaveLength(7);
    expectGrowingWaits();
  });

  it('is one transaction in all its tries, so that what was written before a connection dropped counts as written', async () => {
    const done = new Set<string | undefined>();
    dynamoDb.on(TransactWriteCommand).callsFake((input: { ClientRequestToken?: string }) => {
      const isFirst = done.size === 0;
      if (!isFirst && !done.has(input.ClientRequestToken)) throw cancelled('ConditionalCheckFailed', 'None');
      done.add(input.ClientRequestToken);
      if (isFirst) throw named('Error', { code: 'ECONNRESET' });
    });
    await expect(table.tryWrite(writes)).resolves.toBe('written');
    await expect(table.tryWrite(writes)).resolves.toBe('conflict');
    const [first, second, other] = sent().map(({ ClientRequestToken }) => ClientRequestToken);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each([
    ['does not hold', cancelled('ConditionalCheckFailed', 'None')],
    ['does not hold beside a conflict', cancelled('ConditionalCheckFailed', 'TransactionConflict')],
    ['does not hold beside throttling', cancelled('ThrottlingError', 'ConditionalCheckFailed')],
  ])('ends in a conflict, without another try, where a condition %s', async (_, error) => {
    failingFirst(error);
    await expect(table.tryWrite(writes)).resolves.toBe('conflict');
    expect(sent()).toHaveLength(1);
  });

  it('throws a conflict where its caller expects none', async () => {
    failingFirst(cancelled('ConditionalCheckFailed', 'None'));
    await expect(table.write(writes)).rejects.toThrow('nothing of it was written');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['an item too large', cancelled('ItemCollectionSizeLimitExceeded', 'None')],
    ['a wrong expression', cancelled('ValidationError')],
    ['a missing grant', named('AccessDeniedException')],
  ])('passes on %s at once', async (_, error) => {
    failingFirst(error);
    await expect(table.tryWrite(writes)).rejects.toBe(error);
    expect(sent()).toHaveLength(1);
  });
});

describe('many items', () => {
  const keys = (count: number): Key[] => Array.from({ length: count }, (_, at) => ['NOTES', `n${at}`]);
  const asked = () => dynamoDb.commandCalls(BatchGetCommand).map(({ args: [{ input }] }) => input);

  /** Answers as many keys of a request as `most` says and leaves the others. */
  const answering = (most: number) =>
    dynamoDb
      .on(BatchGetCommand)
      .callsFake(({ RequestItems: { books } }: { RequestItems: { books: { Keys: { sk: string }[] } } }) => {
        const left = books.Keys.slice(most);
        return {
          Responses: { books: books.Keys.slice(0, most).map(({ sk }) => ({ id: sk })) },
          UnprocessedKeys: left.length > 0 ? { books: { Keys: left } } : {},
        };
      });

  it('are asked for again until all have come, each once', async () => {
    answering(30);
    const found = await table.getMany(notes, keys(130));
    expect(found.map(({ id }) => id).toSorted()).toEqual(
      keys(130)
        .map(([, sk]) => sk)
        .toSorted(),
    );
    expect(asked()).toHaveLength(5);
    expect(asked().every(({ RequestItems }) => RequestItems?.['books']?.ConsistentRead)).toBe(true);
    expect(waits).toHaveLength(3);
  });

  it('are asked for once, though two are wanted for the same', async () => {
    answering(30);
    const found = await table.getMany(notes, [...keys(3), ...keys(2)]);
    expect(found.map(({ id }) => id)).toHaveLength(3);
    expect(asked().map(({ RequestItems }) => RequestItems?.['books']?.Keys?.length)).toEqual([3]);
  });

  it('are not asked for for ever', async () => {
    answering(0);
    await expect(table.getMany(notes, keys(2))).rejects.toThrow('2 keys');
    expect(asked()).toHaveLength(8);
    expect(waits).toHaveLength(7);
    expectGrowingWaits();
  });
});

describe('a page', () => {
  const asked = () => dynamoDb.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);
  /** A table of so many items that answers at most `most` of them at once, as it does where they are large. */
  const answering = (count: number, most: number) =>
    dynamoDb
      .on(QueryCommand)
      .callsFake(
        ({ Limit = 0, ExclusiveStartKey: last }: { Limit?: number; ExclusiveStartKey?: { at: number } }) => {
          const from = (last?.at ?? -1) + 1;
          const to = Math.min(count, from + Math.min(Limit, most));
          return {
            Items: Array.from({ length: to - from }, (_, at) => ({ id: `n${from + at}` })),
            ...(to < count && { LastEvaluatedKey: { at: to - 1 } }),
          };
        },
      );

  it.each([
    { count: 20, most: 3, limit: 8, more: true, calls: [8, 5, 2] },
    { count: 8, most: 8, limit: 8, more: false, calls: [8] },
    { count: 5, most: 2, limit: 8, more: false, calls: [8, 6, 4] },
  ])(
    'of $limit among $count is whole where the table answers $most at once',
    async ({ count, most, limit, more, calls }) => {
      answering(count, most);
      const page = await table.page(notes, { partition: 'NOTES', limit });
      const whole = Array.from({ length: Math.min(count, limit) }, (_, at) => ({ id: `n${at}` }));
      expect(page).toEqual({ items: whole, more });
      expect(asked().map(({ Limit }) => Limit)).toEqual(calls);
    },
  );
});

describe('a query over nothing', () => {
  it('is answered without the table', async () => {
    dynamoDb.on(QueryCommand).rejects(named('ValidationException'));
    const query = { partition: 'NOTES', from: '2026-02', to: '2026-01' };
    await expect(table.page(notes, { ...query, limit: 5 })).resolves.toEqual({ items: [], more: false });
    await expect(Array.fromAsync(table.all(notes, query))).resolves.toEqual([]);
  });
});

describe('an update by itself', () => {
  const update = alsoAdding(table.set(notes, ['NOTES', 'a'], { id: 'b' }), 'openings', 1);

  it('is no transaction, and is tried again after one that is at its item', async () => {
    dynamoDb.on(UpdateCommand).rejectsOnce(named('TransactionConflictException')).resolves({});
    await expect(table.updatePlain('link-opened', update)).resolves.toBe('written');
    const inputs = dynamoDb.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => input);
    expect(inputs).toHaveLength(2);
    expect(inputs[1]).toMatchObject({ UpdateExpression: 'SET #id = :id ADD #openings :openings' });
    expect(sent()).toEqual([]);
  });

  it('ends in a conflict where its condition does not hold', async () => {
    const failed = new ConditionalCheckFailedException({ message: 'failed', $metadata: {} });
    dynamoDb.on(UpdateCommand).rejects(failed);
    await expect(table.updatePlain('link-opened', update)).resolves.toBe('conflict');
  });

  it('is refused of anything else', () => {
    expect(() => table.updatePlain('link-opened', table.removeAt(['NOTES', 'a']))).toThrow('Only an update');
  });
});
