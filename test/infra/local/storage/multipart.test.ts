import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crc32Base64 } from '../../../../infra/local/storage/checksums.ts';
import { storageFixture, type StorageFixture } from './storage-fixture.ts';

const MB = 1024 * 1024;
const Bucket = 'papers';
const dir = mkdtempSync(join(tmpdir(), 'matchbook-multipart-'));
let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await storageFixture(dir);
});
afterAll(async () => {
  await fixture.storage.stop();
  rmSync(dir, { recursive: true });
});

/** How many parts of these the storage's file still has. */
function partsKept(etags: readonly string[]): number {
  const database = new DatabaseSync(join(dir, 'storage.db'), { readOnly: true });
  const sql = 'SELECT count(*) AS count FROM multipart_parts WHERE etag = ?';
  const counts = etags.map((etag) => Number(database.prepare(sql).get(etag)?.['count']));
  database.close();
  return counts.reduce((sum, count) => sum + count, 0);
}

async function begun(Key: string) {
  const whole = { ChecksumAlgorithm: 'CRC32', ChecksumType: 'FULL_OBJECT' } as const;
  const command = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'application/zip', ...whole });
  const { UploadId = '' } = await fixture.s3.send(command);
  const place = { Bucket, Key, UploadId };
  return {
    part: async (PartNumber: number, Body: Buffer) => {
      const { ETag } = await fixture.s3.send(new UploadPartCommand({ ...place, PartNumber, Body }));
      return { PartNumber, ETag };
    },
    complete: (Parts: { PartNumber: number; ETag: string | undefined }[]) =>
      fixture.s3.send(new CompleteMultipartUploadCommand({ ...place, MultipartUpload: { Parts } })),
    abort: () => fixture.s3.send(new AbortMultipartUploadCommand(place)),
    list: () => fixture.s3.send(new ListPartsCommand(place)),
  };
}

const fiveMb = (letter: string) => Buffer.alloc(5 * MB, letter);
const read = (Key: string) => fixture.s3.send(new GetObjectCommand({ Bucket, Key }));

describe('an upload in parts', () => {
  it('is one object once it is completed, and none before; a part sent again replaces the one before', async () => {
    const upload = await begun('incoming/whole');
    const first = await upload.part(1, Buffer.alloc(5 * MB, 'a'));
    await upload.part(2, Buffer.from('wrong'));
    const second = await upload.part(2, Buffer.from('end'));
    await expect(read('incoming/whole')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await fixture.emptyQueues();
    const done = await upload.complete([first, second]);
    expect(done.ETag).toMatch(/^"[0-9a-f]{32}-2"$/);
    const got = await read('incoming/whole');
    const text = (await got.Body?.transformToString()) ?? '';
    expect([text.length, text.slice(-4)]).toEqual([5 * MB + 3, 'aend']);
    expect(got).toMatchObject({ ContentType: 'application/zip', ETag: done.ETag });
    const [told] = await fixture.storage.queues.receive('uploads', { max: 10 });
    expect(told?.body).toContain('ObjectCreated:CompleteMultipartUpload');
    await expect(upload.complete([first, second])).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('is refused with parts out of order, unknown or too small', async () => {
    const upload = await begun('refused');
    const [small, last] = [await upload.part(1, Buffer.from('a')), await upload.part(2, Buffer.from('b'))];
    await expect(upload.complete([last, small])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
    await expect(upload.complete([small, last])).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await expect(upload.complete([{ ...small, ETag: '"0"' }])).rejects.toMatchObject({ name: 'InvalidPart' });
    await expect(upload.part(0, Buffer.from('a'))).rejects.toMatchObject({ name: 'InvalidArgument' });
    await expect(upload.list()).rejects.toMatchObject({ name: 'NotImplemented' });
  });

  it('is read by ranges across its parts, and leaves nothing of them once it is replaced', async () => {
    const upload = await begun('ranges');
    const sent = [];
    for (const [at, letter] of ['x', 'y', 'z'].entries())
      sent.push(await upload.part(2 * at + 1, fiveMb(letter)));
    const unnamed = await upload.part(2, Buffer.from('never named'));
    const done = await upload.complete(sent);
    expect(done.ChecksumCRC32).toBe(crc32Base64(Buffer.concat(['x', 'y', 'z'].map(fiveMb))));
    const range = async (Range: string) => {
      const { Body, ContentRange } = await fixture.s3.send(
        new GetObjectCommand({ Bucket, Key: 'ranges', Range }),
      );
      return [await Body?.transformToString(), ContentRange?.split(' ')[1]];
    };
    const end = 15 * MB;
    expect(await range(`bytes=${5 * MB - 2}-${5 * MB + 1}`)).toEqual([
      'xxyy',
      `${5 * MB - 2}-${5 * MB + 1}/${end}`,
    ]);
    expect(await range('bytes=-2')).toEqual(['zz', `${end - 2}-${end - 1}/${end}`]);
    const across = (await range(`bytes=1-${end - 2}`))[0] ?? '';
    expect(across).toBe('x'.repeat(5 * MB - 1) + 'y'.repeat(5 * MB) + 'z'.repeat(5 * MB - 1));
    const etags = [...sent, unnamed].map(({ ETag = '' }) => ETag.replaceAll('"', ''));
    expect(partsKept(etags)).toBe(3);
    await fixture.s3.send(new PutObjectCommand({ Bucket, Key: 'ranges', Body: 'short' }));
    expect(await (await read('ranges')).Body?.transformToString()).toBe('short');
    expect(partsKept(etags)).toBe(0);
  });

  it('leaves nothing when it is aborted', async () => {
    const upload = await begun('aborted');
    const part = await upload.part(1, Buffer.from('a'));
    await upload.abort();
    await expect(upload.complete([part])).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(read('aborted')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
