import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip, whole: what is to be packed is small enough for that, the zip is not. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the directory at the end of a zip says of one of its files: sizes in bytes, `offset` where in the zip it begins. */
export interface ZipRecord {
  readonly name: string;
  readonly crc32: number;
  readonly size: number;
  readonly packedSize: number;
  readonly isDeflated: boolean;
  readonly offset: number;
}

/** Signatures, versions and the largest plain values: APPNOTE.TXT 6.3.10, sections 4.3 and 4.4. */
const LOCAL_FILE = 0x04034b50;
const DIRECTORY_FILE = 0x02014b50;
const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const END = 0x06054b50;
const VERSION_PLAIN = 20;
const VERSION_ZIP64 = 45;
const MADE_ON_UNIX = 3 << 8;
/** A plain file that its owner may write and everybody read. */
const FILE_MODE = (0o100644 << 16) >>> 0;
const NAMES_ARE_UTF8 = 1 << 11;
const DEFLATED = 8;
const SHORT_MAX = 0xffff;
const LONG_MAX = 0xffffffff;
const ZIP64_FIELD = 1;

/** Text shrinks; of pictures, PDFs and workbooks there is next to nothing to gain, and a worker has better things to do. */
const SHRINKS = /(^|\/)SHA256SUMS$|\.(csv|txt|jsonl?)$/;
const LEVEL = 6;

/**
 * A file as it lies in a zip from `offset` on, and what the directory says of it. `at` is the time that all files of a zip carry, told by
 * the clock of UTC: the same files of the same time are the same bytes. Throws for a file of 4 GB or more, which nobody has in memory.
 */
export function zipFile(
  { name, bytes }: ZippedFile,
  at: Date,
  offset: number,
): { chunks: Uint8Array[]; record: ZipRecord } {
  if (bytes.byteLength >= LONG_MAX) throw new RangeError(`${name} is too large to be packed whole.`);
  const isDeflated = SHRINKS.test(name);
  const packed = isDeflated ? deflateRawSync(bytes, { level: LEVEL }) : bytes;
  const record = {
    ...{ name, crc32: crc32(bytes), size: bytes.byteLength, packedSize: packed.byteLength },
    ...{ isDeflated, offset },
  };
  const head = fields([4, LOCAL_FILE], [2, VERSION_PLAIN], ...sharedFields(record, at), [2, 0]);
  return { chunks: [head, Buffer.from(name), packed], record };
}

/** Bytes that `zipFile` puts before a file's own. */
export const zipHeadBytes = (name: string): number => 30 + Buffer.byteLength(name);

/** The end of a zip whose files lie before `offset`: its directory. With numbers that plain zips have no room for it is one of the kind zip64. */
export function zipEnd(records: readonly ZipRecord[], at: Date, offset: number): Uint8Array {
  const directory = Buffer.concat(records.flatMap((record) => directoryEntry(record, at)));
  const [count, size] = [records.length, directory.byteLength];
  const needsZip64 = count >= SHORT_MAX || size >= LONG_MAX || offset >= LONG_MAX;
  return Buffer.concat([
    directory,
    ...(needsZip64 ? [zip64End(count, size, offset)] : []),
    fields(
      ...([
        [4, END],
        [2, 0],
        [2, 0],
      ] as const),
      ...([
        [2, Math.min(count, SHORT_MAX)],
        [2, Math.min(count, SHORT_MAX)],
      ] as const),
      ...([
        [4, Math.min(size, LONG_MAX)],
        [4, Math.min(offset, LONG_MAX)],
        [2, 0],
      ] as const),
    ),
  ]);
}

/**
 * The bytes of a zip of these files, each handed on before the next one is asked for: at most one of them is in memory. `at` is the time
 * that all of them carry.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const records: ZipRecord[] = [];
  let offset = 0;
  for await (const file of files) {
    const { chunks, record } = zipFile(file, at, offset);
    records.push(record);
    offset += zipHeadBytes(file.name) + record.packedSize;
    yield* chunks;
  }
  yield zipEnd(records, at, offset);
}

function directoryEntry(record: ZipRecord, at: Date): Uint8Array[] {
  const isFar = record.offset >= LONG_MAX;
  const beyond = isFar ? fields([2, ZIP64_FIELD], [2, 8], [8, record.offset]) : Buffer.alloc(0);
  const version = isFar ? VERSION_ZIP64 : VERSION_PLAIN;
  const head = fields(
    ...([
      [4, DIRECTORY_FILE],
      [2, MADE_ON_UNIX | version],
      [2, version],
    ] as const),
    ...sharedFields(record, at),
    ...([
      [2, beyond.byteLength],
      [2, 0],
      [2, 0],
      [2, 0],
    ] as const),
    ...([
      [4, FILE_MODE],
      [4, Math.min(record.offset, LONG_MAX)],
    ] as const),
  );
  return [head, Buffer.from(record.name), beyond];
}

/** What stands alike before the file and in the directory, from the flags to the length of the name. */
function sharedFields({ name, crc32, size, packedSize, isDeflated }: ZipRecord, at: Date): Field[] {
  return [
    [2, NAMES_ARE_UTF8],
    [2, isDeflated ? DEFLATED : 0],
    [2, timeOf(at)],
    [2, dayOf(at)],
    [4, crc32],
    [4, packedSize],
    [4, size],
    [2, Buffer.byteLength(name)],
  ];
}

/** The end of the kind zip64, and behind it where it lies: right behind the directory. */
function zip64End(count: number, size: number, offset: number): Uint8Array {
  return fields(
    ...([
      [4, ZIP64_END],
      [8, 44],
      [2, MADE_ON_UNIX | VERSION_ZIP64],
      [2, VERSION_ZIP64],
    ] as const),
    ...([
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, size],
      [8, offset],
    ] as const),
    ...([
      [4, ZIP64_LOCATOR],
      [4, 0],
      [8, offset + size],
      [4, 1],
    ] as const),
  );
}

const timeOf = (at: Date): number =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);

/** Days of a zip begin with 1980. */
const dayOf = (at: Date): number =>
  (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

type Field = readonly [bytes: 2 | 4 | 8, value: number];

/** Numbers one behind the other, each in so many bytes, the lowest first. */
function fields(...all: readonly Field[]): Buffer {
  const written = Buffer.alloc(all.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of all) {
    if (bytes === 8) written.writeBigUInt64LE(BigInt(value), at);
    else written.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return written;
}
