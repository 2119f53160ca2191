import { isDeepStrictEqual } from 'node:util';
import type { TransactWriteItemsInput, UpdateItemInput } from '@aws-sdk/client-dynamodb';
import type {
  BatchGetCommand,
  BatchGetCommandOutput,
  GetCommand,
  GetCommandOutput,
  QueryCommand,
  QueryCommandOutput,
  TransactWriteCommand,
  TransactWriteCommandOutput,
  UpdateCommand,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import type { Documents } from '../../functions/store/documents.ts';
import { errorOf, operationOf, replyOf } from './memory-table/documents.ts';
import type { Operation, StoreCommand } from './memory-table/documents.ts';
import { batchGetItem, getItem, query, type Answer } from './memory-table/reads.ts';
import { cancelled, TableRefusal } from './memory-table/refusals.ts';
import { Shelves } from './memory-table/shelves.ts';
import { carryOut, carryOutAlone, transaction } from './memory-table/transactions.ts';
import { plainItem, plainValue, type StoredItem } from './memory-table/values.ts';

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
 * The single table in this process's memory: it answers what the store asks of the SDK's document client as DynamoDB does, with its
 * limits and refusals, and tries nothing twice. An index never lags here. Between the hooks everything happens at once.
 */
export class MemoryTable implements Documents {
  readonly name: string;
  #shelves = new Shelves();
  readonly #answeredTokens = new Map<string, object>();
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
  }

  /** Forgets all items. */
  clear(): void {
    this.#shelves = new Shelves();
  }

  /** All items as the store knows them, in no order: for looking on. */
  items(): Record<string, unknown>[] {
    return this.#shelves.all().map(plainItem);
  }

  /** Those of the partitions, of the table or an index, that begin so. */
  itemsUnder(beginning: string, index?: string): Record<string, unknown>[] {
    return (this.#shelves.shelf(index)?.under(beginning) ?? []).map(plainItem);
  }

  send(command: GetCommand): Promise<GetCommandOutput>;
  send(command: BatchGetCommand): Promise<BatchGetCommandOutput>;
  send(command: QueryCommand): Promise<QueryCommandOutput>;
  send(command: TransactWriteCommand): Promise<TransactWriteCommandOutput>;
  send(command: UpdateCommand): Promise<UpdateCommandOutput>;
  async send(command: StoreCommand): Promise<object> {
    const operation = operationOf(command);
    try {
      const fault = await this.#trouble('before', operation);
      failing(fault, operation);
      const answer = this.#carriedOut(operation, fault === 'partial' ? ANSWERED_WHEN_PARTIAL : undefined);
      if ((await this.#trouble('after', operation)) === 'answer-lost') throw answerLost();
      return replyOf(answer);
    } catch (error) {
      throw error instanceof TableRefusal ? errorOf(error) : error;
    }
  }

  #carriedOut(operation: Operation, answeredMax?: number): Answer {
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
      case 'UpdateItem':
        return this.#update(operation.input);
    }
  }

  /** The same token with the same writes is written once; with others it is a fault of the caller. */
  #transact(input: TransactWriteItemsInput): Answer {
    const { ClientRequestToken: token, ...writes } = input;
    const parts = transaction(writes);
    const answered = token === undefined ? undefined : this.#answeredTokens.get(token);
    if (answered && isDeepStrictEqual(answered, writes)) return {};
    if (answered)
      throw new TableRefusal('IdempotentParameterMismatchException', 'The token was used for other writes.');
    const inserted = carryOut(parts, this.#shelves);
    if (token !== undefined) this.#remember(token, writes);
    this.#tell(inserted);
    return {};
  }

  #update(input: UpdateItemInput): Answer {
    const { TableName, Key, UpdateExpression, ...how } = input;
    this.#tell(carryOutAlone({ TableName, Key, UpdateExpression, ...how }, this.#shelves));
    return {};
  }

  #tell(inserted: readonly StoredItem[]): void {
    for (const { pk, sk } of inserted)
      this.#inserted({ pk: String(pk && plainValue(pk)), sk: String(sk && plainValue(sk)) });
  }

  #remember(token: string, writes: object): void {
    this.#answeredTokens.set(token, writes);
    const [oldest] = this.#answeredTokens.keys();
    if (this.#answeredTokens.size > TOKENS_MAX && oldest !== undefined) this.#answeredTokens.delete(oldest);
  }

  #checkTables(operation: Operation): void {
    if (tablesOf(operation).some((name) => name !== this.name))
      throw new TableRefusal('ResourceNotFoundException', 'Requested resource not found');
  }
}

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
  if (fault === 'conflict' && name === 'UpdateItem')
    throw new TableRefusal('TransactionConflictException', 'Transaction is ongoing for the item');
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
