import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import { ExportManifest } from '../../../functions/domain/exports/export-manifest.ts';
import { dataFolder, exportFiles } from '../../../functions/domain/exports/kept-lines.ts';
import { organizationPartition } from '../../../functions/store/keys.ts';
import { rehomedItem } from '../../../functions/store/rehomed-item.ts';

/** Why an export was not brought back, for the person who asked for it. */
export class RestoreRefused extends Error {}

export interface RestoreTarget {
  readonly tableName: string;
  readonly bucketName: string;
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
}

type Item = Record<string, unknown>;

/** What people enter. An organization is empty when it holds nothing of these kinds but the export’s own items. */
const ENTERED = [
  'transaction',
  'deleted-transaction',
  'receipt',
  'upload',
  'import',
  'recurring-entry',
  'question',
];
const ITEMS_A_WRITE = 25;
const TRIES_MAX = 10;

/**
 * Brings an export back into an empty organization, whose master takes the place of the one who made it. Ended anywhere and begun again it writes
 * the same once more; what has been entered meanwhile, or before, has it refused.
 */
export async function restore(
  zip: Uint8Array,
  organizationId: string,
  target: RestoreTarget,
): Promise<{ items: number; files: number }> {
  const packed = unzipped(zip);
  const manifest = manifestOf(packed);
  const table = DynamoDBDocumentClient.from(target.dynamodb, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const standing = await itemsOf(organizationId, target.tableName, table);
  const to = { organizationId, masterUserId: await masterOf(organizationId, target.tableName, table) };
  const items = linesOf(packed).map((item) => rehomedItem(item, { from: manifest, to }));
  const known = new Set(items.map(({ sk }) => sk));
  if (standing.some(({ entity, sk }) => ENTERED.includes(String(entity)) && !known.has(sk)))
    throw new RestoreRefused(
      'This organization is not empty. Restore into one in which nothing was entered.',
    );
  await put(items, target.tableName, table);
  const files = manifest.files.filter(({ left }) => !left);
  for (const { path, folder, name } of files) {
    const place = { Bucket: target.bucketName, Key: `${folder}${organizationId}/${name}` };
    await target.s3.send(new PutObjectCommand({ ...place, Body: bytesOf(packed, path) }));
  }
  return { items: items.length, files: files.length };
}

type Packed = Readonly<Record<string, Uint8Array>>;

function unzipped(zip: Uint8Array): Packed {
  try {
    return unzipSync(zip);
  } catch (error) {
    throw new RestoreRefused('This is no data export: it can’t be unzipped.', { cause: error });
  }
}

function bytesOf(packed: Packed, path: string): Uint8Array {
  const bytes = packed[path];
  if (!bytes) throw new RestoreRefused(`The export lacks ${path}, which its manifest names.`);
  return bytes;
}

function manifestOf(packed: Packed): ExportManifest {
  const bytes = packed[exportFiles.manifest];
  const read = bytes && ExportManifest.safeParse(JSON.parse(Buffer.from(bytes).toString()));
  if (!read?.success) throw new RestoreRefused('This is no data export: its manifest is missing or unknown.');
  return read.data;
}

/** All items of an export, in the order of its files. */
export function linesOf(packed: Packed): Item[] {
  return Object.entries(packed)
    .filter(([name]) => name.startsWith(dataFolder))
    .flatMap(([, bytes]) => Buffer.from(bytes).toString().split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Item);
}

async function itemsOf(organizationId: string, TableName: string, table: DynamoDBDocumentClient) {
  const found: Item[] = [];
  let after: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        ...{ TableName, ConsistentRead: true, ExclusiveStartKey: after },
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': organizationPartition(organizationId) },
      }),
    );
    found.push(...Items);
    after = LastEvaluatedKey;
  } while (after);
  if (!found.some(({ entity }) => entity === 'organization'))
    throw new RestoreRefused(`There is no organization ${organizationId}.`);
  return found;
}

async function masterOf(organizationId: string, TableName: string, table: DynamoDBDocumentClient) {
  const { Items = [] } = await table.send(
    new QueryCommand({
      ...{ TableName, IndexName: 'index1' },
      KeyConditionExpression: 'pk1 = :members',
      ExpressionAttributeValues: { ':members': `${organizationPartition(organizationId)}#MEMBERS` },
    }),
  );
  const master: unknown = Items.find(({ role }) => role === 'master')?.['userId'];
  if (typeof master !== 'string') throw new RestoreRefused('This organization has no master.');
  return master;
}

async function put(items: readonly Item[], tableName: string, table: DynamoDBDocumentClient): Promise<void> {
  for (let from = 0; from < items.length; from += ITEMS_A_WRITE) {
    let wanted = items.slice(from, from + ITEMS_A_WRITE).map((Item) => ({ PutRequest: { Item } }));
    for (let tries = 1; wanted.length > 0; tries += 1) {
      if (tries > TRIES_MAX) throw new Error('The table takes no more. Run the same command again later.');
      const { UnprocessedItems } = await table.send(
        new BatchWriteCommand({ RequestItems: { [tableName]: wanted } }),
      );
      wanted = (UnprocessedItems?.[tableName] ?? []) as typeof wanted;
    }
  }
}
