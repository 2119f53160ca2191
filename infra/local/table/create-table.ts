import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { tableAdministrator } from './table-administrator.ts';

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const Projection = z.object({
  ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']).default('ALL'),
  NonKeyAttributes: z.array(z.string()).optional(),
});
const Index = z.object({ IndexName: z.string(), KeySchema, Projection });
const Flag = z.union([z.boolean(), z.stringbool()]);

/** What of AWS::DynamoDB::Table and ::GlobalTable has meaning on one machine; the rest (encryption, recovery, tags) has none. */
const TableProperties = z.object({
  TableName: z.string(),
  KeySchema,
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  GlobalSecondaryIndexes: z.array(Index).default([]),
  LocalSecondaryIndexes: z.array(Index).optional(),
  StreamSpecification: z
    .object({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']) })
    .optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string().optional(), Enabled: Flag }).optional(),
});
type TableProperties = z.output<typeof TableProperties>;

/**
 * Gives the local table what the template's resource describes (its properties, intrinsics resolved). Again is harmless:
 * a kept table gains new indexes; changed keys throw, for no table can change them.
 */
export async function createTable(url: string, cloudFormationProperties: unknown): Promise<void> {
  const table = TableProperties.parse(cloudFormationProperties);
  const client = tableAdministrator(url);
  const existing = await describe(client, table.TableName);
  if (existing) await addIndexes(client, table, existing);
  else await client.send(new CreateTableCommand(creation(table)));
  await setTimeToLive(client, table);
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

function creation(table: TableProperties): CreateTableCommandInput {
  const { TimeToLiveSpecification: _, StreamSpecification: stream, GlobalSecondaryIndexes, ...rest } = table;
  return {
    ...withoutUndefined(rest),
    BillingMode: 'PAY_PER_REQUEST',
    ...(GlobalSecondaryIndexes.length > 0 && { GlobalSecondaryIndexes }),
    ...(stream && { StreamSpecification: { StreamEnabled: true, ...stream } }),
  };
}

/** One index an update, as AWS demands; the state of earlier days stays. */
async function addIndexes(
  client: DynamoDBClient,
  table: TableProperties,
  existing: TableDescription,
): Promise<void> {
  const { TableName, AttributeDefinitions, GlobalSecondaryIndexes } = table;
  if (keyText(table.KeySchema) !== keyText(existing.KeySchema))
    throw new Error(
      `The kept table ${TableName} has other keys than the template; clear it with: npm run reset`,
    );
  const names = new Set(existing.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  for (const index of GlobalSecondaryIndexes.filter(({ IndexName }) => !names.has(IndexName))) {
    const Create = withoutUndefined(index) as CreateIndex;
    await client.send(
      new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [{ Create }] }),
    );
    await untilIndexesAreActive(client, TableName);
  }
}

type CreateIndex = NonNullable<CreateTableCommandInput['GlobalSecondaryIndexes']>[number];

function keyText(schema: TableDescription['KeySchema']): string {
  return (schema ?? []).map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join();
}

async function untilIndexesAreActive(client: DynamoDBClient, table: string): Promise<void> {
  for (;;) {
    const indexes = (await describe(client, table))?.GlobalSecondaryIndexes ?? [];
    if (indexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE')) return;
    await pause(50);
  }
}

async function setTimeToLive(client: DynamoDBClient, table: TableProperties): Promise<void> {
  const { TableName, TimeToLiveSpecification: wanted } = table;
  if (!wanted?.Enabled || wanted.AttributeName === undefined) return;
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (TimeToLiveDescription?.TimeToLiveStatus?.startsWith('ENABL')) return;
  const TimeToLiveSpecification = { AttributeName: wanted.AttributeName, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

/** The SDK's types (and AWS) want an absent field absent, zod's optional leaves undefined. */
function withoutUndefined<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
