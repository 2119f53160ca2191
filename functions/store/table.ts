import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { QueryCommandInput, QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { barring, Barred } from './barred.ts';
import type { Documents } from './documents.ts';
import { fromItem, toItem } from './entity.ts';
import type { Entity, Item, Key } from './entity.ts';
import { queryInput } from './page-query.ts';
import type { Page, PageQuery, WholeQuery } from './page-query.ts';
import { isFailedCondition, isPassing, TRIES_MAX, waitMsAfter } from './passing-faults.ts';
import { unauditedActs, type UnauditedAct } from './unaudited-acts.ts';
import { addition, change, keyed, replacement } from './updates.ts';
import type { Condition, Write, Written } from './writes.ts';

const KEYS_PER_BATCH_MAX = 100;
const ITEMS_PER_PAGE = 500;

/** The single table: reads and writes items of declared entities. */
export class Table {
  readonly #client: Documents;
  readonly #name: string;
  readonly #pause: (ms: number) => Promise<unknown>;

  /** `pause` is how it waits between tries. */
  constructor(
    name: string,
    client: DynamoDBClient | Documents = new DynamoDBClient({}),
    pause: (ms: number) => Promise<unknown> = (ms) => sleep(ms),
  ) {
    this.#name = name;
    this.#pause = pause;
    this.#client =
      client instanceof DynamoDBClient
        ? DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
        : client;
  }

  /** One item, read consistently. */
  async get<T>(of: Entity<T>, key: Key): Promise<T | undefined> {
    const { Item: item } = await this.#client.send(
      new GetCommand({ TableName: this.#name, Key: keyed(key), ConsistentRead: true }),
    );
    return item && fromItem(of, item);
  }

  /**
   * The items that exist among `keys`, read consistently, each once and in no order. Throws when the table leaves some unread for too
   * long.
   */
  async getMany<T>(of: Entity<T>, keys: readonly Key[]): Promise<T[]> {
    const found: T[] = [];
    // The table refuses a request that names one twice.
    const wanted = [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
    for (let start = 0; start < wanted.length; start += KEYS_PER_BATCH_MAX) {
      const items = await this.#getBatch(wanted.slice(start, start + KEYS_PER_BATCH_MAX));
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
    let wanted: Item[] = keys.map(keyed);
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

  /**
   * One page of a query: as many items as its limit, or all there are, though the table answers at most 1 MB at a time; `more` tells
   * whether further items lie behind it. An index lags writes by moments.
   */
  async page<T>(of: Entity<T>, query: PageQuery): Promise<Page<T>> {
    const input = queryInput(query);
    if (input === undefined) return { items: [], more: false };
    const found: Item[] = [];
    let last: Item | undefined;
    do {
      const reply = await this.#ask({ ...input, Limit: query.limit - found.length }, last);
      found.push(...(reply.Items ?? []));
      last = reply.LastEvaluatedKey;
    } while (last && found.length < query.limit);
    return { items: found.map((item) => fromItem(of, item)), more: last !== undefined };
  }

  /** All items of a query, one after the other. */
  async *all<T>(of: Entity<T>, query: WholeQuery): AsyncGenerator<T> {
    for await (const items of this.pages(of, query)) yield* items;
  }

  /** All items of a query, page by page. */
  async *pages<T>(of: Entity<T>, query: WholeQuery): AsyncGenerator<T[]> {
    for await (const { Items: items = [] } of this.#replies(query))
      yield items.map((item) => fromItem(of, item));
  }

  /** How many items a query holds, counted where they lie. */
  async count(query: WholeQuery): Promise<number> {
    let count = 0;
    for await (const { Count } of this.#replies(query, { Select: 'COUNT', Limit: undefined }))
      count += Count ?? 0;
    return count;
  }

  /** How many items a query holds, counted in one request and so up to `max`. */
  async countUpTo(query: WholeQuery, max: number): Promise<number> {
    const input = queryInput({ ...query, limit: max });
    if (input === undefined) return 0;
    const { Count = 0 } = await this.#client.send(
      new QueryCommand({ TableName: this.#name, ...input, Select: 'COUNT' }),
    );
    return Count;
  }

  async *#replies(
    query: WholeQuery,
    more: Partial<QueryCommandInput> = {},
  ): AsyncGenerator<QueryCommandOutput> {
    const input = queryInput({ ...query, limit: ITEMS_PER_PAGE });
    if (input === undefined) return;
    let last: Item | undefined;
    do {
      const reply = await this.#ask({ ...input, ...more }, last);
      yield reply;
      last = reply.LastEvaluatedKey;
    } while (last);
  }

  #ask(input: ReturnType<typeof queryInput>, after: Item | undefined): Promise<QueryCommandOutput> {
    const further = after ? { ExclusiveStartKey: after } : {};
    return this.#client.send(new QueryCommand({ TableName: this.#name, ...input, ...further }));
  }

  put<T extends object>(of: Entity<T>, value: T, condition?: Condition): Write {
    return { Put: { TableName: this.#name, Item: toItem(of, value), ...condition } };
  }

  remove<T>(of: Entity<T>, value: T, condition?: Condition): Write {
    return this.removeAt(of.key(value), condition);
  }

  /** Removes the item of this key, whether or not there is one. */
  removeAt(key: Key, condition?: Condition): Write {
    return { Delete: { TableName: this.#name, Key: keyed(key), ...condition } };
  }

  /** Changes nothing, but lets the transaction fail where the item is not as the condition says. */
  check<T>(of: Entity<T>, value: T, condition: Condition): Write {
    return this.checkAt(of.key(value), condition);
  }

  /** The same of the item of this key, whether or not there is one. */
  checkAt(key: Key, condition: Condition): Write {
    return { ConditionCheck: { TableName: this.#name, Key: keyed(key), ...condition } };
  }

  /** Adds to numbers of an item, making it (with its other attributes) where it does not exist. */
  add<T extends object>(of: Entity<T>, value: T, counters: readonly (keyof T & string)[]): Write {
    return { Update: { TableName: this.#name, ...addition(of, value, counters) } };
  }

  /** Replaces some attributes of an item, while they are as in `before`. */
  replace<T extends object>(of: Entity<T>, before: T, changed: Partial<T>): Write {
    return { Update: { TableName: this.#name, ...replacement(of, before, changed) } };
  }

  /** Sets some attributes of an item that exists, whatever they were; only while others are as in `standing`. */
  set<T extends object>(of: Entity<T>, key: Key, changed: Partial<T>, standing: Partial<T> = {}): Write {
    return { Update: { TableName: this.#name, ...change(key, changed, standing) } };
  }

  /**
   * Writes all items or none; `conflict` where a condition does not hold, thrown where what stands bars it. Conflicts with other
   * transactions, throttling and faults on the way are tried again with growing, random waits.
   */
  tryWrite(writes: readonly Write[]): Promise<Written> {
    // One token for all tries: what was written before a connection dropped would otherwise fail its own conditions.
    const transaction = { TransactItems: [...writes], ClientRequestToken: randomUUID() };
    return this.#written(() => this.#client.send(new TransactWriteCommand(transaction)));
  }

  /**
   * Writes what needs no entry in the audit log, by its name among `unauditedActs`: one item, or for a batch items of which each could be
   * written by itself. `conflict` where a condition does not hold.
   */
  writePlain(act: UnauditedAct, ...writes: readonly Write[]): Promise<Written> {
    if (writes.length > 1 && !unauditedActs[act].batch)
      throw new Error(`More than one item belongs into a unit of work: ${act}.`);
    return this.tryWrite(writes);
  }

  /**
   * Does so by an update of one item, outside of a transaction. Many of these at one item wait for each other, where transactions hinder
   * each other. An answer that was lost on the way may have it carried out twice, so it is for what may be.
   */
  updatePlain(_act: UnauditedAct, { Update: update }: Write): Promise<Written> {
    if (!update) throw new Error('Only an update can be written outside of a transaction.');
    return this.#written(() => this.#client.send(new UpdateCommand(update)));
  }

  async #written(send: () => Promise<unknown>): Promise<Written> {
    for (let tries = 1; ; tries += 1) {
      try {
        await send();
        return 'written';
      } catch (error) {
        const by = barring(error);
        if (by) throw new Barred(by);
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
