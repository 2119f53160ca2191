import { GetObjectCommand } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import type { Storage } from '../../../../infra/local/storage/s3.ts';
import { storageFixture } from './storage-fixture.ts';

const dir = mkdtempSync(join(tmpdir(), 'matchbook-storage-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Another process that stores objects one after the other and tells of each that was acknowledged. */
const WRITER = `
  import { PutObjectCommand } from '@aws-sdk/client-s3';
  import { storageFixture } from './test/infra/local/storage/storage-fixture.ts';
  const { s3, storage } = await storageFixture(process.argv[1]);
  await s3.send(new PutObjectCommand({ Bucket: 'papers', Key: 'incoming/first', Body: 'x' }));
  await storage.queues.receive('uploads');
  for (let n = 0; ; n++) {
    await s3.send(new PutObjectCommand({ Bucket: 'papers', Key: 'incoming/' + n, Body: 'x'.repeat(n + 1) }));
    console.log(n);
  }`;

describe('a storage killed with -9', () => {
  it('has every acknowledged object with its one message, and gives back what was being worked on', async () => {
    const acknowledged = await killedAfter(40);
    const { storage, s3 } = await storageFixture(dir);
    for (let n = 0; n <= acknowledged; n++) {
      const got = await s3.send(new GetObjectCommand({ Bucket: 'papers', Key: `incoming/${n}` }));
      // Read whole: an answer that nobody reads keeps its connection, of which there are fifty.
      expect(await got.Body?.transformToString()).toBe('x'.repeat(n + 1));
    }
    const objects = await announcedKeys(storage);
    expect(objects).toEqual([...new Set(objects)]);
    expect(objects).toEqual(expect.arrayContaining(['incoming/first', `incoming/${acknowledged}`]));
    expect(objects.length - 2 - acknowledged).toBeLessThanOrEqual(1);
    await storage.stop();
  });
});

async function announcedKeys({ queues }: Storage): Promise<string[]> {
  const received = await queues.receive('uploads', { max: 10_000 });
  return received.map(({ body }) => /"key":"([^"]+)"/.exec(body)?.[1] ?? body);
}

async function killedAfter(writes: number): Promise<number> {
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, dir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  let last = -1;
  for await (const line of createInterface({ input: writer.stdout })) {
    last = Number(line);
    if (last === writes) writer.kill('SIGKILL');
  }
  await ended;
  return last;
}
