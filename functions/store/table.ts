import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import type { QueryCommandInput, TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { fromItem, toItem } from './entity.ts';
import type { Entity, Item, Key } from './entity.ts';
import { AFTER_ALL } from './keys.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const KEYS_PER_BATCH_MAX = 100;
const TRIES_MAX = 8;
const FIRST_WAIT_MS = 20;

/** What became of a conditional write: everything was written, or nothing, because something stood otherwise. */
export type Written = 'written' | 'conflict';

export interface PageQuery {
  readonly index?: 'index1' | 'index2';
  readonly partition: string;
  /** Inclusive bounds of the sort key. */
  readonly from?: string;
  readonly to?: string;
  /** Only items whose sort key lies after this one in reading order. */
  readonly after?: string | undefined;
  readonly newestFirst?: boolean;
  readonly limit: number;
}

/** Which part of a list is wanted: at most `limit` items, after the sort key `after` in reading order. */
export type PageRequest = Pick<PageQuery, 'after' | 'limit'>;

/** A part of a list; `more` tells whether further items lie behind it. */
export interface Page<T> {
  readonly items: T[];
  readonly more: boolean;
}

/** The single table: reads and writes items of declared entities. */
export class Table {
  readonly #client: DynamoDBDocumentClient;
  readonly #name: string;
  readonly #pause: (ms: number) => Promise<unknown>;

  /** `pause` is how it waits between tries. */
  constructor(
    name: string,
    client = new DynamoDBClient({}),
    pause: (ms: number) => Promise<unknown> = (ms) => sleep(ms),
  ) {
    this.#name = name;
    this.#pause = pause;
    this.#client = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  }

  /** One item, read consistently. */
  async get<T>(of: Entity<T>, [pk, sk]: Key): Promise<T | undefined> {
    const { Item: item } = await this.#client.send(
      new GetCommand({ TableName: this.#name, Key: { pk, sk }, ConsistentRead: true }),
    );
    return item && fromItem(of, item);
  }

  /** The items that exist among `keys`, read consistently, in no order. Throws when the table leaves some unread for too long. */
  async getMany<T>(of: Entity<T>, keys: readonly Key[]): Promise<T[]> {
    const found: T[] = [];
    for (let start = 0; start < keys.length; start += KEYS_PER_BATCH_MAX) {
      const items = await this.#getBatch(keys.slice(start, start + KEYS_PER_BATCH_MAX));
      found.push(...items.map((item) => fromItem(of, item)));
    }
    return found;
  }

  /** Single items of several kinds, read consistently in one request; undefined in the place of each that does not exist. */
  async getEach<const T extends readonly unknown[]>(wanted: {
    readonly [K in keyof T]: readonly [of: Entity<T[K]>, key: Key];
  }): Promise<{ [K in keyof T]: T[K] | undefined }> {
    const found = await this.#getBatch(wanted.map(([, key]) => key));
    const byKey = new Map(found.map((item) => [JSON.stringify([item['pk'], item['sk']]), item]));
    const values = wanted.map(([of, key]) => {
      const item = byKey.get(JSON.stringify(key));
      return item && fromItem(of, item);
    });
    return values as { [K in keyof T]: T[K] | undefined };
  }

  async #getBatch(keys: readonly Key[]): Promise<Item[]> {
    const found: Item[] = [];
    let wanted = keys.map(([pk, sk]): Item => ({ pk, sk }));
    for (let tries = 1; ; tries += 1) {
      const reply = await this.#client.send(
        new BatchGetCommand({ RequestItems: { [this.#name]: { Keys: wanted, ConsistentRead: true } } }),
      );
      found.push(...(reply.Responses?.[this.#name] ?? []));
      wanted = reply.UnprocessedKeys?.[this.#name]?.Keys ?? [];
      if (wanted.length === 0) return found;
      if (tries >= TRIES_MAX) throw new Error(`The table left ${wanted.length} keys unread.`);
      await this.#pause(waitMsAfter(tries));
    }
  }

  /** One page of a query; `more` tells whether further items lie behind it. An index lags writes by moments. */
  async page<T>(of: Entity<T>, query: PageQuery): Promise<Page<T>> {
    const input = this.#queryInput(query);
    if (input === undefined) return { items: [], more: false };
    const reply = await this.#client.send(new QueryCommand(input));
    const items = (reply.Items ?? []).map((item) => fromItem(of, item));
    return { items, more: reply.LastEvaluatedKey !== undefined };
  }

  /** All items of a query, page by page. */
  async *all<T>(of: Entity<T>, query: Omit<PageQuery, 'after' | 'limit'>): AsyncGenerator<T> {
    const input = this.#queryInput({ ...query, limit: 500 });
    if (input === undefined) return;
    let after: Item | undefined;
    do {
      const reply = await this.#client.send(
        new QueryCommand({ ...input, ...(after ? { ExclusiveStartKey: after } : {}) }),
      );
      for (const item of reply.Items ?? []) yield fromItem(of, item);
      after = reply.LastEvaluatedKey;
    } while (after);
  }

  /** Undefined where the bounds leave nothing to ask for: the table refuses such a query. */
  #queryInput({
    index,
    partition,
    from = '\u0000',
    to = AFTER_ALL,
    after,
    newestFirst = false,
    limit,
  }: PageQuery): QueryCommandInput | undefined {
    const suffix = index === undefined ? '' : index.slice(-1);
    // The sort key after which to go on is a bound, not an ExclusiveStartKey: the latter would need the table's own key as well.
    const lower = after !== undefined && !newestFirst ? `${after}\u0000` : from;
    const upper = after !== undefined && newestFirst ? justBefore(after) : to;
    if (Buffer.compare(Buffer.from(lower), Buffer.from(upper)) > 0) return undefined;
    return {
      TableName: this.#name,
      ...(index ? { IndexName: index } : { ConsistentRead: true }),
      KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#partition': `pk${suffix}`, '#sort': `sk${suffix}` },
      ExpressionAttributeValues: {
        ':partition': partition,
        ':from': lower,
        ':to': upper,
      },
      ScanIndexForward: !newestFirst,
      Limit: limit,
    };
  }

  put<T extends object>(of: Entity<T>, value: T, condition?: Condition): Write {
    return { Put: { TableName: this.#name, Item: toItem(of, value), ...condition } };
  }

  remove<T>(of: Entity<T>, value: T, condition?: Condition): Write {
    return this.removeAt(of.key(value), condition);
  }

  /** Removes the item of this key, whether or not there is one. */
  removeAt([pk, sk]: Key, condition?: Condition): Write {
    return { Delete: { TableName: this.#name, Key: { pk, sk }, ...condition } };
  }

  /** Changes nothing, but lets the transaction fail where the item is not as the condition says. */
  check<T>(of: Entity<T>, value: T, condition: Condition): Write {
    const [pk, sk] = of.key(value);
    return { ConditionCheck: { TableName: this.#name, Key: { pk, sk }, ...condition } };
  }

  /** Adds to numbers of an item, making it (with its other attributes) where it does not exist. */
  add<T extends object>(of: Entity<T>, value: T, counters: readonly (keyof T & string)[]): Write {
    const [pk, sk] = of.key(value);
    const item = toItem(of, value);
    const given = Object.keys(item).filter(
      (name) => name !== 'pk' && name !== 'sk' && !counters.some((counter) => counter === name),
    );
    const names = Object.fromEntries([...given, ...counters].map((name) => [`#${name}`, name]));
    const values = Object.fromEntries([...given, ...counters].map((name) => [`:${name}`, item[name]]));
    const list = (all: readonly string[], join: string) =>
      all.map((name) => `#${name}${join}:${name}`).join(', ');
    return {
      Update: {
        TableName: this.#name,
        Key: { pk, sk },
        UpdateExpression: `SET ${list(given, ' = ')} ADD ${list(counters, ' ')}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    };
  }

  /** An addition that is refused where the counter has reached `limit`. */
  onlyBelow(addition: Write, counter: string, limit: number): Write {
    const { Update } = addition;
    if (!Update) throw new Error('Only an addition can have a limit.');
    return {
      Update: {
        ...Update,
        ConditionExpression: `attribute_not_exists(#${counter}) OR #${counter} < :limit`,
        ExpressionAttributeValues: { ...Update.ExpressionAttributeValues, ':limit': limit },
      },
    };
  }

  /** Replaces some attributes of an item, while they are as in `before`. */
  replace<T extends object>(of: Entity<T>, before: T, change: Partial<T>): Write {
    const [pk, sk] = of.key(before);
    const names = Object.keys(change) as (keyof T & string)[];
    return {
      Update: {
        TableName: this.#name,
        Key: { pk, sk },
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: names.map((name) => `#${name} = :before_${name}`).join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          names.flatMap((name) => [
            [`:${name}`, change[name]],
            [`:before_${name}`, before[name]],
          ]),
        ),
      },
    };
  }

  /** Sets some attributes of an item that exists, whatever they were; only while others are as in `standing`. */
  set<T extends object>(of: Entity<T>, [pk, sk]: Key, change: Partial<T>, standing: Partial<T> = {}): Write {
    const names = Object.keys(change) as (keyof T & string)[];
    const conditions = Object.keys(standing) as (keyof T & string)[];
    return {
      Update: {
        TableName: this.#name,
        Key: { pk, sk },
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: [
          'attribute_exists(pk)',
          ...conditions.map((name) => `#${name} = :standing_${name}`),
        ].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(
          [...names, ...conditions].map((name) => [`#${name}`, name]),
        ),
        ExpressionAttributeValues: {
          ...Object.fromEntries(names.map((name) => [`:${name}`, change[name]])),
          ...Object.fromEntries(conditions.map((name) => [`:standing_${name}`, standing[name]])),
        },
      },
    };
  }

  /**
   * Writes all items or none; `conflict` where a condition does not hold. Conflicts with other transactions, throttling and faults on
   * the way are tried again with growing, random waits.
   */
  async tryWrite(writes: readonly Write[]): Promise<Written> {
    // One token for all tries: what was written before a connection dropped would otherwise fail its own conditions.
    const transaction = { TransactItems: [...writes], ClientRequestToken: randomUUID() };
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#client.send(new TransactWriteCommand(transaction));
        return 'written';
      } catch (error) {
        if (isFailedCondition(error)) return 'conflict';
        if (!isPassing(error) || tries >= TRIES_MAX) throw error;
        await this.#pause(waitMsAfter(tries));
      }
    }
  }

  /** Writes as `tryWrite` does, where nobody waits to hear of a conflict: it is thrown. */
  async write(writes: readonly Write[]): Promise<void> {
    if ((await this.tryWrite(writes)) === 'conflict')
      throw new Error('A condition of a transaction did not hold; nothing of it was written.');
  }
}

export interface Condition {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

/** Only where no such item exists. */
export const ifNew: Condition = { ConditionExpression: 'attribute_not_exists(pk)' };

/** Only while the item still has the version that was read. */
export function ifVersion(version: number): Condition {
  return {
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': version },
  };
}

function isFailedCondition(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed');
}

const PASSING_REASONS = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];
const PASSING_ERRORS = [
  'TransactionInProgressException',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'InternalServerError',
  'TimeoutError',
];
const PASSING_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

function isPassing(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    return (error.CancellationReasons ?? []).some(({ Code = '' }) => PASSING_REASONS.includes(Code));
  }
  if (!(error instanceof Error)) return false;
  return (
    PASSING_ERRORS.includes(error.name) || ('code' in error && PASSING_CODES.includes(String(error.code)))
  );
}

function waitMsAfter(tries: number): number {
  return FIRST_WAIT_MS * 2 ** tries * (0.5 + Math.random());
}

/** A bound below `text` and above all keys before it: the last character steps down, and anything may follow it. */
function justBefore(text: string): string {
  const characters = Array.from(text);
  const last = characters.pop()?.codePointAt(0) ?? 0;
  const rest = characters.join('');
  // Half a pair is no character: below the first one after them stands the last one before.
  return last === 0 ? rest : rest + String.fromCodePoint(last === 0xe000 ? 0xd7ff : last - 1) + AFTER_ALL;
}
