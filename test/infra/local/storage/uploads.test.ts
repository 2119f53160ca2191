import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SITE, storageFixture, type StorageFixture } from './storage-fixture.ts';

let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await storageFixture();
});
afterEach(async () => {
  fixture.refused.clear();
  fixture.clock.offsetMs = 0;
  await fixture.emptyQueues();
});
afterAll(() => fixture.storage.stop());

const KEY = 'incoming/o1/été 1.pdf';
const presign = (client = fixture.s3, Bucket = 'papers') =>
  createPresignedPost(client, {
    Bucket,
    Key: KEY,
    Fields: { 'Content-Type': 'application/pdf' },
    Conditions: [['content-length-range', 1, 10]],
    Expires: 300,
  });
type Presigned = Awaited<ReturnType<typeof presign>>;

async function upload({ url, fields }: Presigned, content = '%PDF-1', changed: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed })) form.append(name, value);
  form.append('file', new File([content], 'mine.pdf', { type: 'image/png' }));
  const reply = await fetch(url, { method: 'POST', body: form, headers: { origin: SITE } });
  return { reply, status: reply.status, text: await reply.text() };
}

describe('a presigned upload form', () => {
  it('stores the file under the key and type that were signed', async () => {
    const { reply, status } = await upload(await presign());
    expect(status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(reply.headers.get('access-control-expose-headers')).toBe('ETag');
    const got = await fixture.s3.send(new GetObjectCommand({ Bucket: 'papers', Key: KEY }));
    expect([await got.Body?.transformToString(), got.ContentType]).toEqual(['%PDF-1', 'application/pdf']);
  });

  it('is announced before it is answered, as S3 words it', async () => {
    const { reply } = await upload(await presign(fixture.s3, 'versions'));
    const [message] = await fixture.storage.queues.receive('uploads');
    const [record] = (JSON.parse(message?.body ?? '{}') as { Records: unknown[] }).Records;
    expect(record).toMatchObject({
      eventSource: 'aws:s3',
      awsRegion: 'ca-central-1',
      eventName: 'ObjectCreated:Post',
      s3: {
        bucket: { name: 'versions', arn: 'arn:aws:s3:::versions' },
        object: {
          key: 'incoming/o1/%C3%A9t%C3%A9+1.pdf',
          size: 6,
          eTag: createHash('md5').update('%PDF-1').digest('hex'),
          versionId: reply.headers.get('x-amz-version-id'),
        },
      },
    });
  });

  it.each([
    ['a larger file', 400, 'EntityTooLarge', 'x'.repeat(11), {}],
    ['an empty file', 400, 'EntityTooSmall', '', {}],
    ['another key', 403, '[&quot;eq&quot;, &quot;$key&quot;', 'x', { key: 'incoming/o2/theirs.pdf' }],
    ['another type', 403, '$content-type', 'x', { 'Content-Type': 'text/html' }],
    ['a field more', 403, 'Extra input fields: x-amz-meta-more', 'x', { 'x-amz-meta-more': '1' }],
    ['another policy', 403, 'SignatureDoesNotMatch', 'x', { Policy: Buffer.from('{}').toString('base64') }],
    [
      'another signer',
      403,
      'InvalidAccessKeyId',
      'x',
      { 'X-Amz-Credential': 'nobody/20250101/ca-central-1/s3/aws4_request' },
    ],
  ])('refuses %s', async (_, expected, problem, content, changed) => {
    const { status, text } = await upload(await presign(), content, changed);
    expect([status, text]).toEqual([expected, expect.stringContaining(problem)]);
    expect(await fixture.storage.queues.receive('uploads')).toEqual([]);
  });

  it('expires by the functions’ clock', async () => {
    const form = await presign();
    fixture.clock.offsetMs = 301_000;
    const { status, text } = await upload(form);
    expect([status, text]).toEqual([
      403,
      expect.stringContaining('Invalid according to Policy: Policy expired.'),
    ]);
  });

  it('is worth no more than its signer’s own permission', async () => {
    fixture.refused.add(`create-upload s3:PutObject arn:aws:s3:::papers/${KEY}`);
    expect((await upload(await presign())).text).toContain('AccessDenied');
  });

  it('is refused when it is forged or no form at all', async () => {
    expect((await upload(await presign(fixture.stranger))).text).toContain('SignatureDoesNotMatch');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await fetch(`${fixture.storage.s3Url}/papers`, {
      method: 'POST',
      body: 'nonsense',
      headers,
    });
    expect([reply.status, await reply.text()]).toEqual([
      400,
      expect.stringContaining('MalformedPOSTRequest'),
    ]);
  });
});

describe('a put', () => {
  it('tells only of keys that the filter names', async () => {
    const put = (Key: string) => fixture.s3.send(new PutObjectCommand({ Bucket: 'papers', Key, Body: 'x' }));
    await put('exports/1.csv');
    await put('incoming/1.csv');
    const messages = await fixture.storage.queues.receive('uploads', { max: 10 });
    expect(messages.map(({ body }) => /"eventName":"([^"]+)".*"key":"([^"]+)"/.exec(body)?.slice(1))).toEqual(
      [['ObjectCreated:Put', 'incoming/1.csv']],
    );
  });
});
