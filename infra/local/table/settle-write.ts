import {
  DescribeTableCommand,
  GetItemCommand,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { tableAdministrator } from './table-administrator.ts';

type Item = Record<string, AttributeValue>;
interface Written {
  TableName: string;
  Key?: Item;
  Item?: Item;
}
interface BatchWrite {
  PutRequest?: { Item: Item };
  DeleteRequest?: { Key: Item };
}
interface WriteBody extends Partial<Written> {
  RequestItems?: Record<string, BatchWrite[]>;
  TransactItems?: Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', Written>>[];
}

/**
 * Called by the front after the table has answered a write and before the caller hears of it. `target` is the request's
 * `X-Amz-Target`, `body` its JSON. Reads pass at once.
 */
export type SettleWrite = (target: string, body: string) => Promise<void>;

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

/**
 * DynamoDB Local acknowledges writes that aren't on disk yet: killed with -9 it lost a few. A consistent read of a written
 * item waits for the file, so nothing acknowledged after it is lost.
 */
export function settlement(url: string): SettleWrite {
  const client = tableAdministrator(url);
  const keysOf = keyNames(client);
  return async (target, body) => {
    const operation = target.split('.').at(-1) ?? '';
    if (!WRITES.has(operation)) return;
    const written = lastWritten(operation, JSON.parse(body) as WriteBody);
    if (!written) return;
    const names = await keysOf(written.TableName);
    const Key = pick(written.Key ?? written.Item ?? {}, names);
    await client.send(new GetItemCommand({ TableName: written.TableName, Key, ConsistentRead: true }));
  };
}

function lastWritten(operation: string, body: WriteBody): Written | undefined {
  if (operation === 'TransactWriteItems')
    return body.TransactItems?.flatMap((item) => Object.values(item)).at(-1);
  if (operation === 'BatchWriteItem')
    return Object.entries(body.RequestItems ?? {})
      .flatMap(batchWritten)
      .at(-1);
  return body.TableName === undefined ? undefined : { ...body, TableName: body.TableName };
}

function batchWritten([TableName, writes]: [string, BatchWrite[]]): Written[] {
  return writes.map((write) => ({ TableName, ...write.PutRequest, ...write.DeleteRequest }));
}

/** A put names no key: the table's schema says which attributes are it. */
function keyNames(client: DynamoDBClient): (table: string) => Promise<string[]> {
  const known = new Map<string, string[]>();
  return async (table) => {
    const names = known.get(table) ?? (await describedKeys(client, table));
    known.set(table, names);
    return names;
  };
}

async function describedKeys(client: DynamoDBClient, TableName: string): Promise<string[]> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  return (Table?.KeySchema ?? []).flatMap(({ AttributeName }) => AttributeName ?? []);
}

function pick(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}
