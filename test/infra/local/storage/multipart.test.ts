import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storageFixture, type StorageFixture } from './storage-fixture.ts';

const MB = 1024 * 1024;
const Bucket = 'papers';
let fixture: StorageFixture;
beforeAll(async () => {
  fixture = await storageFixture();
});
afterAll(() => fixture.storage.stop());

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

  it('leaves nothing when it is aborted', async () => {
    const upload = await begun('aborted');
    const part = await upload.part(1, Buffer.from('a'));
    await upload.abort();
    await expect(upload.complete([part])).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(read('aborted')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
