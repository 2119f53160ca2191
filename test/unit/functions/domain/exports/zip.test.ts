import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  zipEnd,
  zipFile,
  zipHeadBytes,
  zipped,
  type ZipRecord,
} from '../../../../../functions/domain/exports/zip.ts';
import { strictUnzip } from '../../../../support/strict-unzip.ts';

const at = new Date('2026-04-01T12:34:56Z');
const GIGABYTES_5 = 5 * 2 ** 30;

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A zip of these files whose first one lies so many bytes from its beginning, and what its directory says. */
function zipOf(files: readonly File[], shift = 0): { zip: Buffer; records: ZipRecord[] } {
  const chunks: Uint8Array[] = [];
  const records: ZipRecord[] = [];
  let offset = shift;
  for (const file of files) {
    const packed = zipFile(file, at, offset);
    chunks.push(...packed.chunks);
    records.push(packed.record);
    offset += zipHeadBytes(file.name) + packed.record.packedSize;
  }
  return { zip: Buffer.concat([...chunks, zipEnd(records, at, offset)]), records };
}

const plain = (read: readonly File[]) =>
  read.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('hex')]);
const anyFiles = fc.uniqueArray(
  fc.record({
    name: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc.constantFrom('ledger.csv', 'documents/Café 日本.pdf', 'SHA256SUMS', 'README.txt'),
    ),
    bytes: fc.uint8Array({ maxLength: 400 }),
  }),
  { selector: ({ name }) => name, maxLength: 12 },
);

describe('zipped', () => {
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
    for await (const chunk of zipped(files(), at)) {
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
    expect(strictUnzip(whole).map(({ at: time }) => time)).toEqual(asked.map(() => '2026-04-01T12:34:56'));
  });

  it('is read back as it was written, by a strict reader and a fast one', () => {
    fc.assert(
      fc.property(anyFiles, (files) => {
        const { zip } = zipOf(files);
        expect(plain(strictUnzip(zip))).toEqual(plain(files));
        const fast = unzipSync(zip);
        for (const { name, bytes } of files)
          expect(Buffer.from(fast[name] ?? [])).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('is the same bytes for the same files and time, wherever its pieces were made', () => {
    fc.assert(
      fc.property(anyFiles, (files) => {
        expect(zipOf(files).zip.equals(zipOf(structuredClone(files)).zip)).toBe(true);
        const { chunks, record } = zipFile({ name: 'a.txt', bytes: Buffer.from('a') }, at, 7);
        expect(Buffer.concat(chunks).byteLength).toBe(zipHeadBytes('a.txt') + record.packedSize);
      }),
    );
  });

  it('begins its days with 1980, which is all that a zip can say', () => {
    const { record } = zipFile({ name: 'a', bytes: Buffer.from('a') }, new Date('1970-05-06T00:00:00Z'), 0);
    expect(Buffer.from(zipEnd([record], new Date('1970-05-06T00:00:00Z'), 32)).readUInt16LE(14) >> 9).toBe(0);
  });
});

describe('a zip with more than plain ones have room for', () => {
  it('has files beyond four gigabytes', () => {
    const files = ['a.pdf', 'b.csv'].map((name) => ({ name, bytes: Buffer.from(`${name} `.repeat(40)) }));
    for (const shift of [2 ** 32 - 1 - 240, 2 ** 32 - 1, GIGABYTES_5]) {
      const { zip } = zipOf(files, shift);
      expect(plain(strictUnzip(zip, shift))).toEqual(plain(files));
    }
  });

  it('has more than 65,534 files, and no sooner than it must', () => {
    const manyFiles = (count: number) =>
      Array.from({ length: count }, (_, number) => ({ name: `${number}.pdf`, bytes: new Uint8Array() }));
    const hasLocator = (zip: Buffer) => zip.readUInt32LE(zip.byteLength - 42) === 0x07064b50;
    const [plainZip, large] = [zipOf(manyFiles(65_534)).zip, zipOf(manyFiles(65_536)).zip];
    expect([hasLocator(plainZip), hasLocator(large)]).toEqual([false, true]);
    expect(strictUnzip(plainZip)).toHaveLength(65_534);
    expect(strictUnzip(large)).toHaveLength(65_536);
  });

  it('refuses a file that is larger than a zip can say beside it', () => {
    const bytes = Object.defineProperty(new Uint8Array(), 'byteLength', { value: 2 ** 32 });
    expect(() => zipFile({ name: 'a.pdf', bytes }, at, 0)).toThrow('a.pdf is too large');
  });
});
