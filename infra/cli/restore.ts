import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { reasonOf, sayUsage } from './json-lines.ts';
import { restore, RestoreRefused } from './restore/restore-export.ts';

const USAGE = `npm run restore -- FILE --organization ID                       on this machine’s copy
npm run restore -- FILE --organization ID --table NAME --bucket NAME   on a stage, by the AWS credentials at hand`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const Running = z.object({
  region: z.string(),
  tableName: z.string(),
  bucketName: z.string(),
  endpoints: z.object({ dynamodb: z.string(), s3: z.string() }),
});

interface Where {
  readonly state: string;
  readonly table: string | undefined;
  readonly bucket: string | undefined;
}

/** The table and bucket that an export is brought back into. */
function targetOf({ state, table, bucket }: Where) {
  if (table !== undefined && bucket !== undefined)
    return { tableName: table, bucketName: bucket, dynamodb: new DynamoDBClient(), s3: new S3Client() };
  const file = resolve(root, state, 'stack.json');
  if (!existsSync(file))
    throw new RestoreRefused('Nothing runs here: start it with “npm start”, or name --table and --bucket.');
  const { region, endpoints, ...names } = Running.parse(JSON.parse(readFileSync(file, 'utf8')));
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  return {
    ...names,
    dynamodb: new DynamoDBClient({ region, endpoint: endpoints.dynamodb, credentials }),
    s3: new S3Client({ region, endpoint: endpoints.s3, credentials, forcePathStyle: true }),
  };
}

/** Brings an export back; 0: done, 1: refused or failed, 2: wrong usage. */
async function main(args: string[]): Promise<number> {
  const options = {
    organization: { type: 'string' },
    state: { type: 'string', default: '.local' },
    table: { type: 'string' },
    bucket: { type: 'string' },
  } as const;
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file] = positionals;
    const { organization, state, table, bucket } = values;
    if (file === undefined || positionals.length > 1 || organization === undefined)
      return sayUsage('Name one file and the organization.', USAGE);
    if (!existsSync(file)) throw new RestoreRefused(`There is no file ${file}.`);
    const { items, files } = await restore(
      readFileSync(file),
      organization,
      targetOf({ state, table, bucket }),
    );
    process.stdout.write(`${JSON.stringify({ organization, items, files })}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
