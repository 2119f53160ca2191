import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTable } from '../../infra/local/table/create-table.ts';
import { canCompile, javaRuntime } from '../../infra/local/table/java.ts';
import { startDynamoDb, type DynamoDb } from '../../infra/local/table/dynamodb.ts';
import { compiledLauncher } from '../../infra/local/table/launcher.ts';
import { tableAdministrator } from '../../infra/local/table/table-administrator.ts';

const index = (name: string) => ({
  IndexName: name,
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: `${name}sk`, KeyType: 'RANGE' },
  ],
  Projection: { ProjectionType: 'ALL' },
});
const table = (...indexes: string[]) => ({
  TableName: 'Books',
  BillingMode: 'PAY_PER_REQUEST',
  SSESpecification: { SSEEnabled: true },
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: ['pk', 'sk', ...indexes.map((name) => `${name}sk`)].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  GlobalSecondaryIndexes: indexes.map(index),
  TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
});
const item = (sk: string) => ({ pk: { S: 'ORG#1' }, sk: { S: sk }, gsi1sk: { S: sk } });

describe('the local table', () => {
  const dir = mkdtempSync(join(tmpdir(), 'matchbook-table-'));
  let part: DynamoDb;
  beforeAll(async () => {
    part = await startDynamoDb({ dir });
    await createTable(part.url, table('gsi1'));
  });
  afterAll(async () => {
    await part.stop();
    rmSync(dir, { recursive: true });
  });

  it('is heard at no other address of this machine, where Java can run our own main', async () => {
    const { port } = new URL(part.url);
    // A part that binds every address answers here as well.
    const heard = await fetch(`http://127.0.0.2:${port}/`).then(
      () => true,
      () => false,
    );
    expect(heard).toBe(!canCompile(javaRuntime()));
  });

  it('is compiled for the first start alone', () => {
    const libraries = fileURLToPath(
      new URL('../../node_modules/dynamodb-local-jar/emulator', import.meta.url),
    );
    const classPath = `${libraries}/DynamoDBLocal.jar:${libraries}/DynamoDBLocal_lib/*`;
    const cache = join(dir, 'launchers');
    const folder = compiledLauncher(javaRuntime(), classPath, cache);
    expect(folder !== undefined).toBe(canCompile(javaRuntime()));
    if (!folder) return;
    expect(readdirSync(folder)).toEqual(['LoopbackTable.class']);
    expect(compiledLauncher('no-java', classPath, cache)).toBe(folder);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('has the keys, indexes and expiry of the template', async () => {
    const client = tableAdministrator(part.url);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'Books' }));
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['gsi1']);
    const { TimeToLiveDescription } = await client.send(
      new DescribeTimeToLiveCommand({ TableName: 'Books' }),
    );
    expect(TimeToLiveDescription?.AttributeName).toBe('expiresAt');
  });

  it('may be created again, and gains an index that the template gained', async () => {
    await createTable(part.url, table('gsi1'));
    await createTable(part.url, table('gsi1', 'gsi2'));
    const { Table } = await tableAdministrator(part.url).send(
      new DescribeTableCommand({ TableName: 'Books' }),
    );
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(['gsi1', 'gsi2']);
  });

  it('refuses other keys than the kept ones, naming the way out', async () => {
    const changed = { ...table('gsi1'), KeySchema: [{ AttributeName: 'sk', KeyType: 'HASH' }] };
    await expect(createTable(part.url, changed)).rejects.toThrow('npm run reset');
  });

  it('keeps every settled write when Java is killed', async () => {
    const client = tableAdministrator(part.url);
    for (let n = 0; n < 30; n++) {
      const input = { TableName: 'Books', Item: item(`ROW#${String(n).padStart(2, '0')}`) };
      await client.send(new PutItemCommand(input));
      await part.settleWrite('DynamoDB_20120810.PutItem', JSON.stringify(input));
    }
    process.kill(part.pid, 'SIGKILL');
    await part.ended;
    part = await startDynamoDb({ dir, port: Number(new URL(part.url).port) });
    const { Count } = await tableAdministrator(part.url).send(
      new QueryCommand({
        TableName: 'Books',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'ORG#1' } },
      }),
    );
    expect(Count).toBe(30);
  });

  it('settles transactions, batches and updates, and lets reads pass', async () => {
    const Key = { pk: { S: 'ORG#1' }, sk: { S: 'ROW#00' } };
    const settle = (target: string, body: object) =>
      part.settleWrite(`DynamoDB_20120810.${target}`, JSON.stringify(body));
    await settle('TransactWriteItems', { TransactItems: [{ Put: { TableName: 'Books', Item: item('A') } }] });
    await settle('BatchWriteItem', { RequestItems: { Books: [{ DeleteRequest: { Key } }] } });
    await settle('UpdateItem', { TableName: 'Books', Key });
    await part.settleWrite('DynamoDB_20120810.GetItem', 'not read at all');
    const reply = await tableAdministrator(part.url).send(new GetItemCommand({ TableName: 'Books', Key }));
    expect(reply.Item?.['sk']?.S).toBe('ROW#00');
  });
});

describe('the table of a killed parent', () => {
  it('ends with it', async () => {
    const script = `
      import { startDynamoDb } from ${JSON.stringify(join(process.cwd(), 'infra/local/table/dynamodb.ts'))};
      const { pid } = await startDynamoDb();
      console.log(pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
