import { createTable } from '../../infra/local/table/create-table.ts';
import { startDynamoDb } from '../../infra/local/table/dynamodb.ts';
import { tableIndexes, tableKeys } from '../../shared/cloud-names.ts';
import type { Stack } from '../../infra/local/state/stack-file.ts';

export interface TableAlone {
  /** As a running cloud tells of itself, as far as the table goes. */
  readonly stack: () => Stack;
  readonly stop: () => Promise<void>;
}

const NAME = 'books-alone';
const keySchema = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' },
  { AttributeName: sort, KeyType: 'RANGE' },
];

/** The real local table in memory, empty, with nothing around it: no functions, no stream, no schedules. */
export async function startTableAlone(): Promise<TableAlone> {
  const { url, stop } = await startDynamoDb();
  const keys = [tableKeys, ...Object.values(tableIndexes)].flatMap(({ partition, sort }) => [
    partition,
    sort,
  ]);
  await createTable(url, {
    TableName: NAME,
    KeySchema: keySchema(tableKeys.partition, tableKeys.sort),
    AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    GlobalSecondaryIndexes: Object.entries(tableIndexes).map(([IndexName, { partition, sort }]) => ({
      IndexName,
      KeySchema: keySchema(partition, sort),
      Projection: { ProjectionType: 'ALL' },
    })),
  });
  const nowhere = { cognito: '', s3: '', sqs: '', ses: '' };
  const stack: Stack = {
    web: '',
    api: '',
    inbox: '',
    region: 'ca-central-1',
    tableName: NAME,
    bucketName: '',
    userPoolId: '',
    userPoolClientId: '',
    endpoints: { ...nowhere, dynamodb: url },
    pids: { main: process.pid, functions: process.pid, dynamodb: process.pid },
  };
  return { stack: () => stack, stop };
}
