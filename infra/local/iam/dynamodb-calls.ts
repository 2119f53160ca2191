import * as z from 'zod';
import type { Call } from './policy.ts';

const Named = z.looseObject({ TableName: z.string() });
const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), Named)) });
const Batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const Single = z.looseObject({ TableName: z.string().optional(), IndexName: z.string().optional() });

/** What a transaction's entry is called as an action. */
const ENTRY_ACTIONS: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/**
 * The permissions that a DynamoDB request needs; `target` is its `X-Amz-Target`, `body` its JSON. Transactions need one for each
 * entry, reading an index one on the index (DynamoDB's service authorization reference).
 */
export function dynamoDbCalls(target: string, body: string, arnPrefix: string): Call[] {
  const operation = target.split('.').at(-1) ?? '';
  const call = (action: string, table: string): Call => ({
    action: `dynamodb:${action}`,
    resources: [table.startsWith('arn:') ? table : `${arnPrefix}table/${table}`],
  });
  const parsed: unknown = JSON.parse(body || '{}');
  if (operation.startsWith('Transact'))
    return Transaction.parse(parsed).TransactItems.flatMap((item) =>
      Object.entries(item).map(([entry, { TableName }]) => call(ENTRY_ACTIONS[entry] ?? entry, TableName)),
    );
  if (operation.startsWith('Batch') && operation.endsWith('Item'))
    return Object.keys(Batch.parse(parsed).RequestItems).map((table) => call(operation, table));
  const { TableName, IndexName } = Single.parse(parsed);
  if (TableName === undefined) return [{ action: `dynamodb:${operation}`, resources: ['*'] }];
  return [call(operation, IndexName === undefined ? TableName : `${TableName}/index/${IndexName}`)];
}
