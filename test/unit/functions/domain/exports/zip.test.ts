import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipped } from '../../../../../functions/domain/exports/zip.ts';

it('hands on each file before it asks for the next one, and is a sound zip in the end', async () => {
  const asked: string[] = [];
  const bytes = Buffer.alloc(1_000_000, 'receipt ');
  async function* files() {
    for (const name of ['receipts/Café 日本.pdf', 'receipts/b.jpg', 'index.csv']) {
      asked.push(name);
      yield await Promise.resolve({ name, bytes });
    }
  }
  const chunks: Uint8Array[] = [];
  const sizes: number[] = [];
  for await (const chunk of zipped(files(), new Date('2026-04-01T12:00:00Z'))) {
    chunks.push(chunk);
    sizes[asked.length - 1] = Buffer.concat(chunks).byteLength;
  }
  expect(sizes[0]).toBeGreaterThan(1_000_000);
  const whole = Buffer.concat(chunks);
  // Lists shrink; documents are taken as they are.
  expect(whole.byteLength).toBeLessThan(2_100_000);
  const unzipped = unzipSync(whole);
  expect(Object.keys(unzipped)).toEqual(asked);
  for (const name of asked) expect(Buffer.from(unzipped[name] ?? []).equals(bytes)).toBe(true);
});
