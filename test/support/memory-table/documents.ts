import {
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  IdempotentParameterMismatchException,
  ResourceNotFoundException,
  ThrottlingException,
  TransactionCanceledException,
  TransactionConflictException,
  type AttributeValue,
  type BatchGetItemInput,
  type GetItemInput,
  type QueryInput,
  type TransactWriteItemsInput,
  type UpdateItemInput,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  UpdateCommand,
  type NativeAttributeValue,
  type TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Write } from '../../../functions/store/writes.ts';
import type { Answer } from './reads.ts';
import type { TableRefusal } from './refusals.ts';
import type { StoredItem } from './values.ts';

/*
 * What the SDK's document client does on the way to a table and back, less the wire: values become attributes and attributes values
 * by the SDK's own conversions, and a refusal becomes the SDK's own error.
 */

/** What the table is asked for; no more than the store asks. */
export type Operation =
  | { readonly name: 'GetItem'; readonly input: GetItemInput }
  | { readonly name: 'BatchGetItem'; readonly input: BatchGetItemInput }
  | { readonly name: 'Query'; readonly input: QueryInput }
  | { readonly name: 'TransactWriteItems'; readonly input: TransactWriteItemsInput }
  | { readonly name: 'UpdateItem'; readonly input: UpdateItemInput };

type Row = Record<string, NativeAttributeValue>;

/** What the store sends. */
export type StoreCommand = GetCommand | BatchGetCommand | QueryCommand | TransactWriteCommand | UpdateCommand;

/** What a command asks of the table. */
export function operationOf(command: StoreCommand): Operation {
  if (command instanceof GetCommand)
    return { name: 'GetItem', input: { ...command.input, Key: attributes(command.input.Key) } };
  if (command instanceof QueryCommand) {
    const ExclusiveStartKey = attributes(command.input.ExclusiveStartKey);
    return { name: 'Query', input: { ...given(command.input), ExclusiveStartKey } };
  }
  if (command instanceof BatchGetCommand)
    return { name: 'BatchGetItem', input: { RequestItems: asked(command.input.RequestItems) } };
  if (command instanceof UpdateCommand)
    return { name: 'UpdateItem', input: { ...given(command.input), Key: attributes(command.input.Key) } };
  const TransactItems = command.input.TransactItems?.map(written);
  return { name: 'TransactWriteItems', input: { ...command.input, TransactItems } };
}

const attributes = (row: Row | undefined): Record<string, AttributeValue> | undefined =>
  row && marshall(row, { removeUndefinedValues: true });

/** What belongs to an expression, the values of its placeholders as attributes. */
const given = <T extends { readonly ExpressionAttributeValues?: Row | undefined }>(expression: T) => ({
  ...expression,
  ExpressionAttributeValues: attributes(expression.ExpressionAttributeValues),
});

const asked = (wanted: BatchGetCommand['input']['RequestItems'] = {}) =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, { Keys, ...how }]) => [
      name,
      { ...how, Keys: Keys?.map((key) => marshall(key)) },
    ]),
  );

const written = ({ Put, Update, Delete, ConditionCheck }: Write) => ({
  ...(Put && { Put: { ...given(Put), Item: attributes(Put.Item) } }),
  ...(Update && { Update: { ...given(Update), Key: attributes(Update.Key) } }),
  ...(Delete && { Delete: { ...given(Delete), Key: attributes(Delete.Key) } }),
  ...(ConditionCheck && {
    ConditionCheck: { ...given(ConditionCheck), Key: attributes(ConditionCheck.Key) },
  }),
});

/** An answer as the store reads it. */
export const replyOf = ({ Item, Items, Count, LastEvaluatedKey, Responses, UnprocessedKeys }: Answer) => ({
  $metadata: {},
  Item: row(Item),
  Items: Items?.map(row),
  Count,
  LastEvaluatedKey: row(LastEvaluatedKey),
  Responses: each(Responses, (items) => items.map(row)),
  UnprocessedKeys: each(UnprocessedKeys, ({ Keys, ...how }) => ({ ...how, Keys: Keys.map(row) })),
});

const row = (item: StoredItem | undefined): Row | undefined => item && unmarshall(item);

const each = <T, U>(ofTables: Readonly<Record<string, T>> | undefined, convert: (of: T) => U) =>
  ofTables && Object.fromEntries(Object.entries(ofTables).map(([name, of]) => [name, convert(of)]));

/** The error that the SDK makes of a refusal. */
export function errorOf({ type, message, reasons }: TableRefusal): DynamoDBServiceException {
  const about = { message, $metadata: {} };
  switch (type) {
    case 'TransactionCanceledException':
      return new TransactionCanceledException({ ...about, CancellationReasons: [...(reasons ?? [])] });
    case 'ConditionalCheckFailedException':
      return new ConditionalCheckFailedException(about);
    case 'TransactionConflictException':
      return new TransactionConflictException(about);
    case 'ThrottlingException':
      return new ThrottlingException(about);
    case 'ResourceNotFoundException':
      return new ResourceNotFoundException(about);
    case 'IdempotentParameterMismatchException':
      return new IdempotentParameterMismatchException(about);
    default:
      return new DynamoDBServiceException({ ...about, name: type, $fault: 'client' });
  }
}
