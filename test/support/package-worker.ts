import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { Files } from '../../functions/adapters/files.ts';
import { PackageFiles } from '../../functions/adapters/package-files.ts';
import { Imports } from '../../functions/store/imports.ts';
import { Ledger } from '../../functions/store/ledger.ts';
import { Matches } from '../../functions/store/matches.ts';
import { Notices } from '../../functions/store/notices.ts';
import { Questions } from '../../functions/store/questions.ts';
import { Organizations } from '../../functions/store/organizations.ts';
import { Pairs } from '../../functions/store/pairs.ts';
import { People } from '../../functions/store/people.ts';
import { Receipts } from '../../functions/store/receipts.ts';
import { Reports } from '../../functions/store/reports.ts';
import { change } from '../../functions/store/change.ts';
import { Table } from '../../functions/store/table.ts';
import { packPackage } from '../../functions/use-cases/packages/pack-package.ts';
import { NotedOutbox } from './noted-outbox.ts';

/*
 * A worker that packs one package and nothing else, in a process of its own, so that it can be killed by itself and its memory is its own:
 * `node test/support/package-worker.ts '{"stack": …, "organizationId": …, "reportId": …}'`. A message that it hands on it takes itself.
 */

interface Asked {
  readonly stack: {
    readonly tableName: string;
    readonly bucketName: string;
    readonly region: string;
    readonly endpoints: { readonly dynamodb: string; readonly s3: string };
  };
  readonly organizationId: string;
  readonly reportId: string;
}

const { stack, organizationId, reportId } = JSON.parse(process.argv[2] ?? '') as Asked;
const { region, endpoints } = stack;
const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
const table = new Table(
  stack.tableName,
  new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb }),
);
const s3 = new S3Client({ region, credentials, endpoint: endpoints.s3, forcePathStyle: true });
const now = () => new Date();
const cloud = {
  ...{ change, table },
  organizations: new Organizations(table),
  people: new People(table),
  ledger: new Ledger(table),
  receipts: new Receipts(table),
  imports: new Imports(table),
  matches: new Matches(table),
  pairs: new Pairs(table),
  reports: new Reports(table),
  notices: new Notices(table),
  questions: new Questions(table),
  outbox: new NotedOutbox(table, now),
  files: new Files(stack.bucketName, s3),
  packageFiles: new PackageFiles(stack.bucketName, s3),
  ...{ now, log: console },
};

while ((await cloud.reports.get(organizationId, reportId))?.status === 'Processing')
  await packPackage(organizationId, reportId, cloud);
