import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { v7 } from 'uuid';
import { Files } from '../../functions/adapters/files.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import type { StoredImport } from '../../functions/store/imports.ts';
import { Categories } from '../../functions/store/categories.ts';
import { Imports } from '../../functions/store/imports.ts';
import { Ledger } from '../../functions/store/ledger.ts';
import { Outbox } from '../../functions/store/outbox.ts';
import { Notices } from '../../functions/store/notices.ts';
import { Questions } from '../../functions/store/questions.ts';
import { Organizations } from '../../functions/store/organizations.ts';
import { People } from '../../functions/store/people.ts';
import { PeriodLocks } from '../../functions/store/period-locks.ts';
import { Plans } from '../../functions/store/plans.ts';
import { Rates } from '../../functions/store/rates.ts';
import { Receipts } from '../../functions/store/receipts.ts';
import { change } from '../../functions/store/change.ts';
import { Table } from '../../functions/store/table.ts';
import { commitImport } from '../../functions/use-cases/imports/commit-import.ts';
import { commitStatementImport } from '../../functions/use-cases/imports/commit-statement-import.ts';
import { foundBooks } from '../../functions/use-cases/books/found-books.ts';
import { readStatement } from '../../functions/use-cases/imports/read-statement.ts';
import { documentFolders } from '../../shared/cloud-names.ts';
import { secretOf } from '../local/functions/function-specs.ts';
import { tableFront } from '../local/iam/fronts.ts';
import { accessByName } from '../local/iam/access.ts';
import { startStorage } from '../local/storage/s3.ts';
import { synthesisedTemplates } from '../local/template/synthesised-templates.ts';
import { createTable } from '../local/table/create-table.ts';
import { startDynamoDb } from '../local/table/dynamodb.ts';
import type { Stack } from '../local/state/stack-file.ts';
import { readCloud } from '../local/template/read-cloud.ts';
import { LOCAL_ACCOUNT_ID, LOCAL_REGION } from '../local/template/surroundings.ts';

/** Hears of every request that the table has answered: its operation, and its JSON. */
type Listener = (operation: string, body: string) => void;

/** Fills books by the product's own use cases. */
export interface Filling {
  /** New books of nobody yet. Gives the id of their organisation. */
  found(): Promise<string>;
  /** Brings a file to the books' checking account up to the preview. Gives the id of the import. */
  read(organizationId: string, file: Uint8Array): Promise<string>;
  /** Commits an import to its end, and gives how many rows it added. */
  commit(organizationId: string, importId: string): Promise<number>;
}

/** The product's table, bucket and queue on this machine, without a web server or functions around them. */
export interface BenchBooks extends Filling {
  /** A client of the table of its own, for writing past the product. */
  readonly client: DynamoDBClient;
  readonly tableName: string;
  stop(): Promise<void>;
}

const PLACE = { region: LOCAL_REGION, accountId: LOCAL_ACCOUNT_ID };
const ADMINISTRATOR = 'administrator';

/** Starts what an import works with as the product runs it: the table's file on disk, and each write waited for. */
export async function startBenchBooks(listener: Listener = () => undefined): Promise<BenchBooks> {
  const folder = await mkdtemp(join(tmpdir(), 'matchbook-bench-'));
  const [table, storage, model] = await Promise.all([
    startDynamoDb({ dir: join(folder, 'table') }),
    startStorage({
      ...PLACE,
      dir: join(folder, 'storage'),
      secretFor: (key) => secretOf(key),
      authorize: () => Promise.resolve(true),
    }),
    describedCloud(folder),
  ]);
  const access = accessByName(() => undefined);
  const front = await tableFront(
    { ...PLACE, access },
    () => table.url,
    () => async (target, body) => {
      listener(target.split('.').at(-1) ?? '', body);
      await table.settleWrite(target, body);
    },
  );
  for (const { properties } of model.tables) await createTable(table.url, properties);
  for (const { name, properties } of model.buckets) storage.createBucket(name, properties);
  for (const { name, properties } of model.queues) storage.createQueue(name, properties);
  const [bucket] = model.buckets.filter(({ properties }) => 'NotificationConfiguration' in properties);
  const tableName = model.tables[0]?.name ?? '';
  return {
    tableName,
    ...booksWith({
      tableName,
      tableClient: new DynamoDBClient(asAdministrator(front.url)),
      bucket: bucket?.name ?? '',
      files: new S3Client({ ...asAdministrator(storage.s3Url), forcePathStyle: true }),
    }),
    client: new DynamoDBClient(asAdministrator(front.url)),
    async stop() {
      await front.stop();
      await Promise.all([table.stop(), storage.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The stacks as the product synthesises them: here too the table is the one they describe. */
async function describedCloud(bundlesFolder: string): Promise<ReturnType<typeof readCloud>> {
  const templates = await synthesisedTemplates('http://localhost');
  const queueUrl = (name: string) => `http://localhost/${LOCAL_ACCOUNT_ID}/${name}`;
  return readCloud(templates, { ...PLACE, queueUrl }, bundlesFolder);
}

/** The same over the parts of a product that runs. */
export function booksOfRunning({
  tableName,
  bucketName,
  endpoints,
}: Pick<Stack, 'tableName' | 'bucketName' | 'endpoints'>): Filling {
  return booksWith({
    tableName,
    tableClient: new DynamoDBClient(asAdministrator(endpoints.dynamodb)),
    bucket: bucketName,
    files: new S3Client({ ...asAdministrator(endpoints.s3), forcePathStyle: true }),
  });
}

const asAdministrator = (endpoint: string) => ({
  endpoint,
  region: LOCAL_REGION,
  credentials: { accessKeyId: ADMINISTRATOR, secretAccessKey: secretOf(ADMINISTRATOR) },
});

interface Parts {
  readonly tableName: string;
  readonly tableClient: DynamoDBClient;
  readonly bucket: string;
  readonly files: S3Client;
}

function booksWith({ tableName, tableClient, bucket, files }: Parts): Filling {
  const table = new Table(tableName, tableClient);
  const cloud = {
    change,
    table,
    people: new People(table),
    organizations: new Organizations(table),
    notices: new Notices(table),
    questions: new Questions(table),
    plans: new Plans(table),
    periodLocks: new PeriodLocks(table),
    rates: new Rates(table),
    imports: new Imports(table),
    receipts: new Receipts(table),
    categories: new Categories(table),
    ledger: new Ledger(table),
    files: new Files(bucket, files),
    outbox: new Outbox(table, () => new Date()),
    now: () => new Date(),
    log: console,
  };
  return {
    async found() {
      const userId = v7();
      await foundBooks({ userId, email: 'bench@example.com', fullName: 'Bench' }, cloud);
      return userId;
    },
    async read(organizationId, file) {
      const [id, uploadId] = [v7(), v7()];
      const Key = `${documentFolders.uploads}${organizationId}/${uploadId}`;
      await files.send(new PutObjectCommand({ Bucket: bucket, Key, Body: file }));
      await cloud.table.write([cloud.imports.addition(newImport(organizationId, id, uploadId))]);
      await readStatement(organizationId, id, cloud, () => false);
      return id;
    },
    async commit(organizationId, importId) {
      const caller = await callerOf(organizationId, cloud);
      const decided = caller && (await commitStatementImport(importId, {}, caller, cloud));
      if (!decided || isRefusal(decided)) throw new Error('The commit of the trial was refused.');
      await commitImport(organizationId, importId, cloud);
      const job = await cloud.imports.get(organizationId, importId);
      if (job?.status !== 'committed') throw new Error(`The import ended as ${job?.status ?? 'nothing'}.`);
      return job.added;
    },
  };
}

/** An import just asked for, to the account that every organisation has. */
function newImport(organizationId: string, id: string, uploadId: string): StoredImport {
  const at = new Date().toISOString();
  return {
    id,
    uploadId,
    organizationId,
    userId: organizationId,
    fileName: 'statement.csv',
    accountId: 'checking',
    chosenAccountId: 'checking',
    accounts: [],
    status: 'reading',
    progress: 0,
    added: 0,
    period: null,
    createdAt: at,
    changedAt: at,
    version: 1,
  };
}
