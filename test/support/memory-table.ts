import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type {
  BatchGetItemInput,
  GetItemInput,
  QueryInput,
  TransactWriteItemsInput,
} from '@aws-sdk/client-dynamodb';
import { batchGetItem, getItem, query } from './memory-table/reads.ts';
import { cancelled, TableRefusal, unserved } from './memory-table/refusals.ts';
import { Shelves } from './memory-table/shelves.ts';
import { carryOut, transaction } from './memory-table/transactions.ts';
import { plainItem, plainValue } from './memory-table/values.ts';

/** What the table is asked for; no more than the store asks. */
export type Operation =
  | { readonly name: 'GetItem'; readonly input: GetItemInput }
  | { readonly name: 'BatchGetItem'; readonly input: BatchGetItemInput }
  | { readonly name: 'Query'; readonly input: QueryInput }
  | { readonly name: 'TransactWriteItems'; readonly input: TransactWriteItemsInput };

/**
 * What may go wrong around an operation. Before it: the table is asked too much, another transaction is at the same items, only the
 * first of a batch or page is answered, the connection ends. After it: it was done, but nobody hears so.
 */
export type Fault = 'throttled' | 'conflict' | 'partial' | 'answer-lost';

/** Asked before and after each operation for what shall go wrong then; what it throws reaches the caller as it is. */
export type Trouble = (
  moment: 'before' | 'after',
  operation: Operation,
) => Fault | undefined | Promise<Fault | undefined>;

export interface MemoryTableOptions {
  readonly name?: string;
  readonly trouble?: Trouble;
  /** Hears of each item that was not there before, once its transaction is written: what the table's stream would tell. */
  readonly inserted?: (key: { readonly pk: string; readonly sk: string }) => void;
}

/** Answers to tokens are remembered for so many transactions; AWS does so for ten minutes. */
const TOKENS_MAX = 10_000;
const ANSWERED_WHEN_PARTIAL = 1;

/**
 * The single table in this process's memory: a client of the SDK that answers what the store asks as DynamoDB does, with its limits
 * and refusals. An index never lags here. Between the hooks everything happens at once.
 */
export class MemoryTable {
  readonly name: string;
  /** To be handed where a `DynamoDBClient` is wanted; it tries nothing twice by itself. */
  readonly client: DynamoDBClient;
  #shelves = new Shelves();
  readonly #answeredTokens = new Map<string, string>();
  readonly #trouble: Trouble;
  readonly #inserted: NonNullable<MemoryTableOptions['inserted']>;

  constructor({
    name = 'books',
    trouble = () => undefined,
    inserted = () => undefined,
  }: MemoryTableOptions = {}) {
    this.name = name;
    this.#trouble = trouble;
    this.#inserted = inserted;
    this.client = new DynamoDBClient({
      region: 'memory',
      endpoint: 'http://memory.invalid',
      credentials: { accessKeyId: 'memory', secretAccessKey: 'memory' },
      signer: { sign: (request) => Promise.resolve(request) },
      maxAttempts: 1,
      requestHandler: {
        handle: async ({ headers, body }: { headers: Record<string, string>; body: Uint8Array }) => ({
          response: await this.#answer(headers['x-amz-target'] ?? '', new TextDecoder().decode(body)),
        }),
      },
    });
  }

  /** Forgets all items. */
  clear(): void {
    this.#shelves = new Shelves();
  }

  /** All items as the store knows them, in no order: for looking on. */
  items(): Record<string, unknown>[] {
    return this.#shelves.all().map(plainItem);
  }

  async #answer(target: string, body: string): Promise<HttpAnswer> {
    const operation = { name: target.split('.').at(-1), input: JSON.parse(body) as unknown } as Operation;
    try {
      const fault = await this.#trouble('before', operation);
      failing(fault, operation);
      const answer = this.#carriedOut(operation, fault === 'partial' ? ANSWERED_WHEN_PARTIAL : undefined);
      if ((await this.#trouble('after', operation)) === 'answer-lost') throw answerLost();
      return httpAnswer(200, answer);
    } catch (error) {
      if (!(error instanceof TableRefusal)) throw error;
      const { type, message, reasons } = error;
      return httpAnswer(400, {
        __type: `com.amazonaws.dynamodb.v20120810#${type}`,
        message,
        ...(reasons && { CancellationReasons: reasons }),
      });
    }
  }

  #carriedOut(operation: Operation, answeredMax?: number): object {
    this.#checkTables(operation);
    switch (operation.name) {
      case 'GetItem':
        return getItem(this.#shelves, operation.input);
      case 'BatchGetItem':
        return batchGetItem(this.#shelves, operation.input, answeredMax);
      case 'Query':
        return query(this.#shelves, operation.input, answeredMax);
      case 'TransactWriteItems':
        return this.#transact(operation.input);
      default:
        throw unserved(`the operation ${(operation as { name: string }).name}`);
    }
  }

  /** The same token with the same writes is written once; with others it is a fault of the caller. */
  #transact(input: TransactWriteItemsInput): object {
    const { ClientRequestToken: token, ...writes } = input;
    const parts = transaction(writes);
    const content = createHash('sha256').update(JSON.stringify(writes)).digest('base64');
    const answered = token === undefined ? undefined : this.#answeredTokens.get(token);
    if (answered === content) return {};
    if (answered !== undefined)
      throw new TableRefusal('IdempotentParameterMismatchException', 'The token was used for other writes.');
    const inserted = carryOut(parts, this.#shelves);
    if (token !== undefined) this.#remember(token, content);
    for (const { pk, sk } of inserted)
      this.#inserted({ pk: String(pk && plainValue(pk)), sk: String(sk && plainValue(sk)) });
    return {};
  }

  #remember(token: string, content: string): void {
    this.#answeredTokens.set(token, content);
    const [oldest] = this.#answeredTokens.keys();
    if (this.#answeredTokens.size > TOKENS_MAX && oldest !== undefined) this.#answeredTokens.delete(oldest);
  }

  #checkTables(operation: Operation): void {
    if (tablesOf(operation).some((name) => name !== this.name))
      throw new TableRefusal('ResourceNotFoundException', 'Requested resource not found');
  }
}

interface HttpAnswer {
  statusCode: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const httpAnswer = (statusCode: number, content: object): HttpAnswer => ({
  statusCode,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(JSON.stringify(content)),
});

function tablesOf({ name, input }: Operation): (string | undefined)[] {
  if (name === 'BatchGetItem') return Object.keys(input.RequestItems ?? {});
  if (name !== 'TransactWriteItems') return [input.TableName];
  const writes: object[] = input.TransactItems ?? [];
  return writes.flatMap((write) =>
    Object.values(write).map(({ TableName }: { TableName?: string }) => TableName),
  );
}

/** Throws what a fault that comes before an operation lets it answer. */
function failing(fault: Fault | undefined, { name, input }: Operation): void {
  if (fault === 'answer-lost') throw answerLost();
  if (fault === 'throttled') throw new TableRefusal('ThrottlingException', 'Rate exceeded: try again later.');
  if (fault === 'conflict' && name === 'TransactWriteItems')
    throw cancelled(
      (input.TransactItems ?? []).map((_, position) =>
        position === 0
          ? { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' }
          : { Code: 'None' },
      ),
    );
}

/** As a connection that ends before the answer is there. */
const answerLost = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
