import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Files } from '../../../../functions/adapters/files.ts';

const s3 = mockClient(S3Client);
const files = new Files('documents', new S3Client({ region: 'ca-central-1' }));

beforeEach(() => {
  s3.reset();
});

const missing = () => new NoSuchKey({ message: 'The specified key does not exist.', $metadata: {} });
const named = (name: string) => Object.assign(new Error(name), { name });
const holding = (read: () => Promise<Uint8Array>, more: object = {}) =>
  s3.on(GetObjectCommand).callsFake(() => ({ Body: { transformToByteArray: read }, ...more }));

describe('what is read from the bucket', () => {
  it('is undefined where nothing lies', async () => {
    s3.on(GetObjectCommand).rejects(missing());
    await expect(files.original('o1', 'u1')).resolves.toBeUndefined();
    await expect(files.reading('o1', 'r1')).resolves.toBeUndefined();
    await expect(files.mail('m1')).resolves.toBeUndefined();
    await expect(files.mailBeginning('m1')).resolves.toBeUndefined();
  });

  it.each(['AccessDenied', 'SlowDown', 'InternalError', 'NoSuchBucket'])(
    'is a fault, never nothing, after %s',
    async (name) => {
      s3.on(GetObjectCommand).rejects(named(name));
      await expect(files.original('o1', 'u1')).rejects.toThrow(name);
      await expect(files.reading('o1', 'r1')).rejects.toThrow(name);
      await expect(files.mailBeginning('m1')).rejects.toThrow(name);
    },
  );

  it('is a fault, never half a file, where the connection drops on the way', async () => {
    holding(() => Promise.reject(named('ECONNRESET')), { ContentRange: 'bytes 0-9/10' });
    await expect(files.original('o1', 'u1')).rejects.toThrow('ECONNRESET');
    await expect(files.mailBeginning('m1')).rejects.toThrow('ECONNRESET');
  });

  it('tells the size of a whole mail beside its beginning', async () => {
    holding(() => Promise.resolve(new Uint8Array(4)), { ContentRange: 'bytes 0-3/4000' });
    await expect(files.mailBeginning('m1')).resolves.toMatchObject({ size: 4000 });
  });
});

describe('what is written to the bucket', () => {
  it('is a fault where the bucket does not take it', async () => {
    s3.on(PutObjectCommand).rejects(named('SlowDown'));
    await expect(files.saveReading('o1', 'r1', {})).rejects.toThrow('SlowDown');
    const picture = { full: new Uint8Array(), small: new Uint8Array() };
    await expect(files.savePicture('o1', 'u1', 1, picture)).rejects.toThrow('SlowDown');
  });

  it('is taken away whole on the next try where the first stopped half way', async () => {
    s3.on(DeleteObjectCommand).resolvesOnce({}).rejectsOnce(named('InternalError')).resolves({});
    await expect(files.removeUpload('o1', 'u1', 'r1', [1])).rejects.toThrow('InternalError');
    await files.removeUpload('o1', 'u1', 'r1', [1]);
    const keys = s3.commandCalls(DeleteObjectCommand).map(({ args: [{ input }] }) => input.Key);
    expect(new Set(keys.slice(2)).size).toBe(4);
    expect(keys.slice(2)).toEqual(expect.arrayContaining(keys.slice(0, 2)));
  });
});

it('erases every version of an upload and its pages, and last the reading that names the pages', async () => {
  const versions = new Map([
    ['uploads/o1/u1', ['v1', 'v2']],
    ['readings/o1/u1.page-1.full.jpg', ['v1']],
    ['readings/o1/u1.page-1.small.jpg', ['v1']],
    ['readings/o1/u1.pages.json', ['v1', 'v2', 'v3']],
  ]);
  s3.on(HeadObjectCommand).callsFake(({ Key }: { Key: string }) => {
    const VersionId = versions.get(Key)?.at(-1);
    if (VersionId === undefined) throw new NotFound({ message: 'Not found', $metadata: {} });
    return { VersionId };
  });
  s3.on(DeleteObjectCommand).callsFake(({ Key, VersionId }: { Key: string; VersionId: string }) => {
    const kept = versions.get(Key) ?? [];
    expect(kept.at(-1)).toBe(VersionId);
    kept.pop();
  });
  await files.eraseUpload('o1', 'u1', 'u1.pages', [1]);
  expect([...versions.values()].flat()).toEqual([]);
  expect(s3.commandCalls(DeleteObjectCommand).at(-1)?.args[0].input.Key).toBe('readings/o1/u1.pages.json');
});
