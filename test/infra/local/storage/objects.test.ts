import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SITE, storageFixture, type StorageFixture } from './storage-fixture.ts';

let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await storageFixture();
});
afterEach(() => {
  fixture.refused.clear();
  fixture.clock.offsetMs = 0;
});
afterAll(() => fixture.storage.stop());

const Bucket = 'papers';
const put = (Key: string, Body: string | Buffer | Readable, more = {}) =>
  fixture.s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const text = async (Key: string) =>
  (await fixture.s3.send(new GetObjectCommand({ Bucket, Key }))).Body?.transformToString();

describe('objects', () => {
  it('come back with their type, metadata and checksum', async () => {
    await put('a/receipt é+1.txt', 'bonjour', { ContentType: 'text/plain', Metadata: { owner: 'o1' } });
    const got = await fixture.s3.send(new GetObjectCommand({ Bucket, Key: 'a/receipt é+1.txt' }));
    expect(await got.Body?.transformToString()).toBe('bonjour');
    expect(got).toMatchObject({ ContentType: 'text/plain', Metadata: { owner: 'o1' }, ContentLength: 7 });
    expect(got.ChecksumCRC32).toBeDefined();
    const head = await fixture.s3.send(new HeadObjectCommand({ Bucket, Key: 'a/receipt é+1.txt' }));
    expect(head).toMatchObject({ ContentLength: 7, ETag: '"f02368945726d5fc2a14eb576f7276c0"' });
  });

  it('take a streamed body without its framing', async () => {
    const line = 'x'.repeat(70_000);
    await put('streamed', Readable.from([Buffer.from(line), Buffer.from('end')]), {
      ContentLength: 70_003,
      ChecksumAlgorithm: 'CRC32',
    });
    expect(await text('streamed')).toBe(`${line}end`);
    const head = await fixture.s3.send(new HeadObjectCommand({ Bucket, Key: 'streamed' }));
    expect(head.ContentEncoding).toBeUndefined();
  });

  it('refuse a body that differs from its checksum', async () => {
    await expect(
      put('damaged', 'one', { ChecksumSHA256: Buffer.alloc(32).toString('base64') }),
    ).rejects.toMatchObject({
      name: 'BadDigest',
    });
    await expect(text('damaged')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('give a range, and refuse one beyond the end', async () => {
    await put('digits', '0123456789');
    const range = async (Range: string) => {
      const got = await fixture.s3.send(new GetObjectCommand({ Bucket, Key: 'digits', Range }));
      return [await got.Body?.transformToString(), got.ContentRange];
    };
    expect(await range('bytes=2-4')).toEqual(['234', 'bytes 2-4/10']);
    expect(await range('bytes=-3')).toEqual(['789', 'bytes 7-9/10']);
    await expect(range('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('are replaced, deleted one by one and many at once', async () => {
    await put('first', 'old');
    await put('first', 'new');
    await put('second', 'other');
    expect(await text('first')).toBe('new');
    await fixture.s3.send(new DeleteObjectCommand({ Bucket, Key: 'first' }));
    await expect(text('first')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const Delete = { Objects: [{ Key: 'second' }, { Key: 'never & was' }] };
    const { Deleted } = await fixture.s3.send(new DeleteObjectsCommand({ Bucket, Delete }));
    expect(Deleted).toEqual(Delete.Objects);
    await expect(text('second')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('are not copied: that is refused by name rather than mistaken for an empty put', async () => {
    const copy = new CopyObjectCommand({ Bucket, Key: 'copied', CopySource: `${Bucket}/first` });
    await expect(fixture.s3.send(copy)).rejects.toMatchObject({ name: 'NotImplemented' });
  });

  it('are put only once under If-None-Match', async () => {
    await put('once', '1', { IfNoneMatch: '*' });
    await expect(put('once', '2', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect(await text('once')).toBe('1');
  });

  it('are listed page by page, by prefix and by folder', async () => {
    for (const key of ['l/a/1', 'l/a/2', 'l/b', 'l/c/1', 'l/d']) await put(key, 'x');
    const pages = paginateListObjectsV2(
      { client: fixture.s3, pageSize: 2 },
      { Bucket, Prefix: 'l/', Delimiter: '/' },
    );
    const listed: unknown[] = [];
    for await (const { Contents = [], CommonPrefixes = [] } of pages)
      listed.push([...CommonPrefixes.map(({ Prefix }) => Prefix), ...Contents.map(({ Key }) => Key)]);
    expect(listed).toEqual([
      ['l/a/', 'l/b'],
      ['l/c/', 'l/d'],
    ]);
    const { Contents } = await fixture.s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'l/a', StartAfter: 'l/a/1' }),
    );
    expect(Contents?.map(({ Key }) => Key)).toEqual(['l/a/2']);
  });

  it('keep their versions where the bucket does', async () => {
    const write = (Body: string) =>
      fixture.s3.send(new PutObjectCommand({ Bucket: 'versions', Key: 'v', Body }));
    const first = await write('one');
    await write('two');
    await fixture.s3.send(new DeleteObjectCommand({ Bucket: 'versions', Key: 'v' }));
    await expect(
      fixture.s3.send(new GetObjectCommand({ Bucket: 'versions', Key: 'v' })),
    ).rejects.toMatchObject({ name: 'NoSuchKey' });
    const VersionId = first.VersionId;
    const kept = await fixture.s3.send(new GetObjectCommand({ Bucket: 'versions', Key: 'v', VersionId }));
    expect(await kept.Body?.transformToString()).toBe('one');
  });

  it('hide which keys are missing from who may not list', async () => {
    fixture.refused.add('create-upload s3:ListBucket arn:aws:s3:::papers');
    await expect(text('missing')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('name an unknown bucket, an unsigned caller and what is not here', async () => {
    await expect(fixture.s3.send(new HeadBucketCommand({ Bucket }))).resolves.toBeDefined();
    await expect(
      fixture.s3.send(new GetObjectCommand({ Bucket: 'nowhere', Key: 'a' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' });
    const unsigned = await fetch(`${fixture.storage.s3Url}/papers/once`);
    expect([unsigned.status, await unsigned.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
  });
});

describe('a presigned link', () => {
  const link = (client = fixture.s3, more = {}) =>
    getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'linked (1).txt', ...more }), { expiresIn: 60 });
  beforeAll(() => put('linked (1).txt', 'hello', { ContentType: 'text/plain' }));

  it('downloads under the name it gives', async () => {
    const url = await link(fixture.s3, {
      ResponseContentDisposition: "attachment; filename*=UTF-8''re%C3%A7u.txt",
      ResponseContentType: 'text/csv',
    });
    const reply = await fetch(url, { headers: { origin: SITE } });
    expect(await reply.text()).toBe('hello');
    expect(reply.headers.get('content-type')).toBe('text/csv');
    expect(reply.headers.get('content-disposition')).toContain('re%C3%A7u.txt');
    expect(reply.headers.get('access-control-allow-origin')).toBe(SITE);
  });

  it.each([
    ['expired', 'Request has expired', (url: string) => [url, 61_000] as const],
    [
      'for another key',
      'SignatureDoesNotMatch',
      (url: string) => [url.replace('linked', 'once'), 0] as const,
    ],
    [
      'stretched',
      'SignatureDoesNotMatch',
      (url: string) => [url.replace('Expires=60', 'Expires=6000'), 0] as const,
    ],
    [
      'of an unknown key',
      'InvalidAccessKeyId',
      (url: string) => [url.replace('create-upload', 'nobody'), 0] as const,
    ],
  ])('is refused when it is %s', async (_, problem, change) => {
    const [url, offsetMs] = change(await link());
    fixture.clock.offsetMs = offsetMs;
    const reply = await fetch(url);
    expect([reply.status, await reply.text()]).toEqual([403, expect.stringContaining(problem)]);
  });

  it('is refused when it is forged, or its signer may not read', async () => {
    expect(await (await fetch(await link(fixture.stranger))).text()).toContain('SignatureDoesNotMatch');
    fixture.refused.add('create-upload s3:GetObject arn:aws:s3:::papers/linked (1).txt');
    expect(await (await fetch(await link())).text()).toContain('AccessDenied');
  });

  it('is refused when its name for the file fits no header', async () => {
    const url = await link(fixture.s3, { ResponseContentDisposition: 'attachment; filename="領収書.txt"' });
    const reply = await fetch(url);
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('ISO-8859-1')]);
  });

  it('is good for the host it names, also behind a front', async () => {
    const url = new URL(await link());
    const signedFor = url.host;
    const behind = `http://localhost:${url.port}${url.pathname}${url.search}`;
    expect((await fetch(behind)).status).toBe(403);
    expect((await fetch(behind, { headers: { 'x-forwarded-host': signedFor } })).status).toBe(200);
  });

  it('uploads with PUT', async () => {
    const url = await getSignedUrl(fixture.s3, new PutObjectCommand({ Bucket, Key: 'put by link' }), {
      expiresIn: 60,
    });
    expect((await fetch(url, { method: 'PUT', body: 'there' })).status).toBe(200);
    expect(await text('put by link')).toBe('there');
  });
});

describe('CORS', () => {
  const ask = (origin: string, method: string) =>
    fetch(`${fixture.storage.s3Url}/papers`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'x-anything',
      },
    });

  it('lets the site in by the bucket’s own rules', async () => {
    const reply = await ask(SITE, 'POST');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(reply.headers.get('access-control-allow-headers')).toBe('x-anything');
    expect(reply.headers.get('access-control-max-age')).toBe('600');
  });

  it('keeps other sites and methods out', async () => {
    expect((await ask('https://evil.example', 'POST')).status).toBe(403);
    expect((await ask(SITE, 'DELETE')).status).toBe(403);
  });
});
