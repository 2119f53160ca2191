import {
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErasedFiles } from '../../../../functions/adapters/erased-files.ts';
import { storageFixture, type StorageFixture } from './storage-fixture.ts';

let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await storageFixture();
});
afterAll(() => fixture.storage.stop());

const Bucket = 'versions';
const versions = async (Prefix: string) => {
  const { Versions = [], DeleteMarkers = [] } = await fixture.s3.send(
    new ListObjectVersionsCommand({ Bucket, Prefix }),
  );
  return [...Versions, ...DeleteMarkers].map(({ Key }) => Key);
};
const uploads = async () =>
  ((await fixture.s3.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? []).map(({ Key }) => Key);

it('takes away every version, mark and upload of one organization, and one mail by its whole name', async () => {
  const { s3 } = fixture;
  const put = (Key: string) => s3.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
  for (const Key of [
    'uploads/o1/a',
    'uploads/o1/a',
    'readings/o1/b.json',
    'exports/o1/c.zip',
    'uploads/o12/a',
  ])
    await put(Key);
  await s3.send(new DeleteObjectCommand({ Bucket, Key: 'uploads/o1/a' }));
  for (const Key of ['reports/o1/d', 'reports/o12/d'])
    await s3.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  for (const Key of ['mails/1', 'mails/12']) await put(Key);
  expect(await versions('uploads/o1/')).toEqual(['uploads/o1/a', 'uploads/o1/a', 'uploads/o1/a']);
  const erased = new ErasedFiles(Bucket, s3);
  await erased.eraseOrganization('o1');
  await erased.eraseMail('1');
  expect(await versions('')).toEqual(['mails/12', 'uploads/o12/a']);
  expect(await uploads()).toEqual(['reports/o12/d']);
});

it('goes through more versions than a page of the bucket has', async () => {
  const { s3 } = fixture;
  for (let n = 0; n < 1005; n += 1)
    await s3.send(new PutObjectCommand({ Bucket, Key: `uploads/o2/${n}`, Body: '' }));
  await new ErasedFiles(Bucket, s3).eraseOrganization('o2');
  expect(await versions('uploads/o2/')).toEqual([]);
});
