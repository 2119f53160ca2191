import { crc32, inflateRawSync } from 'node:zlib';

/** A file as a zip says it is. */
export interface Unzipped {
  readonly name: string;
  readonly bytes: Buffer;
  readonly offset: number;
  /** Its time, by the clock that the zip was written by. */
  readonly at: string;
}

/**
 * Reads a zip as the strictest do (APPNOTE.TXT 4.3): by its directory, each file by what stands before it as well, without gap or overlap,
 * with sizes and check sums right, and nothing behind its end. `shift`: of a zip whose first file lies so many bytes before the buffer, what
 * is left of it. Throws with what is wrong.
 */
export function strictUnzip(zip: Buffer, shift = 0): Unzipped[] {
  const end = endOf(zip, shift);
  const files: Unzipped[] = [];
  let [at, expected] = [end.offset - shift, shift];
  for (let number = 0; number < end.count; number += 1) {
    const entry = directoryEntry(zip, at);
    if (entry.offset !== expected) throw new Error(`${entry.name} lies at ${entry.offset}, not ${expected}.`);
    const { bytes, ends } = fileAt(zip, entry, shift);
    files.push({ name: entry.name, bytes, offset: entry.offset, at: entry.at });
    expected = ends;
    at += entry.length;
  }
  if (at + shift !== end.offset + end.size) throw new Error('The directory is not as long as the end says.');
  if (expected !== end.offset) throw new Error('There is something between the files and the directory.');
  return files;
}

function endOf(zip: Buffer, shift: number): { count: number; size: number; offset: number } {
  const at = zip.byteLength - 22;
  is(zip.readUInt32LE(at), 0x06054b50, 'end');
  is(zip.readUInt16LE(at + 20), 0, 'comment');
  const plain = {
    count: zip.readUInt16LE(at + 10),
    size: zip.readUInt32LE(at + 12),
    offset: zip.readUInt32LE(at + 16),
  };
  if (at < 20 || zip.readUInt32LE(at - 20) !== 0x07064b50) {
    is(plain.offset + plain.size - shift, at, 'place of the end');
    return plain;
  }
  const large = Number(zip.readBigUInt64LE(at - 20 + 8)) - shift;
  is(large + 56, at - 20, 'place of the zip64 end');
  is(zip.readUInt32LE(large), 0x06064b50, 'zip64 end');
  is(Number(zip.readBigUInt64LE(large + 4)), 44, 'length of the zip64 end');
  const whole = {
    count: Number(zip.readBigUInt64LE(large + 32)),
    size: Number(zip.readBigUInt64LE(large + 40)),
    offset: Number(zip.readBigUInt64LE(large + 48)),
  };
  is(plain.count, Math.min(whole.count, 0xffff), 'count');
  is(plain.offset, Math.min(whole.offset, 0xffffffff), 'offset');
  is(whole.offset + whole.size - shift, large, 'place of the zip64 end');
  return whole;
}

function directoryEntry(zip: Buffer, at: number) {
  is(zip.readUInt32LE(at), 0x02014b50, 'directory entry');
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((of) => zip.readUInt16LE(at + of)) as [
    number,
    number,
    number,
  ];
  const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
  const stated = zip.readUInt32LE(at + 42);
  const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
  if (stated === 0xffffffff) is(extra.readUInt16LE(0), 1, `zip64 field of ${name}`);
  const offset = stated === 0xffffffff ? Number(extra.readBigUInt64LE(4)) : stated;
  const length = 46 + nameLength + extraLength + commentLength;
  return { name, shared: zip.subarray(at + 8, at + 30), offset, length, at: zipTime(zip, at + 12) };
}

function fileAt(
  zip: Buffer,
  { name, shared, offset }: ReturnType<typeof directoryEntry>,
  shift: number,
): { bytes: Buffer; ends: number } {
  const at = offset - shift;
  is(zip.readUInt32LE(at), 0x04034b50, `beginning of ${name}`);
  if (!zip.subarray(at + 6, at + 28).equals(shared)) throw new Error(`${name} is told in two ways.`);
  const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
  if (zip.toString('utf8', at + 30, nameEnd) !== name) throw new Error(`${name} has two names.`);
  is(shared.readUInt16LE(0) & 0x800, 0x800, `UTF-8 flag of ${name}`);
  const begins = nameEnd + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(begins, begins + shared.readUInt32LE(12));
  const bytes = shared.readUInt16LE(2) === 8 ? inflateRawSync(packed) : Buffer.from(packed);
  is(bytes.byteLength, shared.readUInt32LE(16), `size of ${name}`);
  is(crc32(bytes), shared.readUInt32LE(8), `check sum of ${name}`);
  return { bytes, ends: begins + packed.byteLength + shift };
}

/** The time that stands at a place of a zip, by the clock that wrote it. */
export function zipTime(zip: Buffer, at: number): string {
  const [time, day] = [zip.readUInt16LE(at), zip.readUInt16LE(at + 2)];
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${1980 + (day >> 9)}-${two((day >> 5) & 15)}-${two(day & 31)}`;
  return `${date}T${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`;
}

function is(found: number, wanted: number, what: string): void {
  if (found !== wanted) throw new Error(`The ${what} is ${found}, not ${wanted}.`);
}
