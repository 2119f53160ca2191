import { crc32, inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;

export type ArchiveState = 'sound' | 'damaged' | 'too-large';

/**
 * Whether a zip archive is whole and unpacks to at most `bytesMax`: every entry is unpacked and its checksum compared, since
 * the workbook reader can search a damaged archive for ever and takes an archive that swells at its word. An entry's content
 * that is not `isWithinLimits` makes it too large.
 */
export function archiveState(
  bytes: Uint8Array,
  bytesMax: number,
  isWithinLimits: (content: Buffer) => boolean,
): ArchiveState {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end === undefined) return 'damaged';
  let left = bytesMax;
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < view.getUint16(end + 10, true); entry += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return 'damaged';
    left -= view.getUint32(at + 24, true);
    if (left < 0) return 'too-large';
    const content = soundEntry(bytes, view, at);
    if (content === undefined) return 'damaged';
    if (!isWithinLimits(content)) return 'too-large';
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return at === end ? 'sound' : 'damaged';
}

function endRecord(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

/** One entry unpacked to the size it states and no further; undefined where its checksum differs. */
function soundEntry(bytes: Uint8Array, view: DataView, at: number): Buffer | undefined {
  const [method, checksum] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
  const [packed, unpacked, local] = [
    view.getUint32(at + 20, true),
    view.getUint32(at + 24, true),
    view.getUint32(at + 42, true),
  ];
  if (local + 30 > view.byteLength || view.getUint32(local, true) !== 0x04034b50) return undefined;
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packed > view.byteLength || view.getUint16(local + 8, true) !== method) return undefined;
  const data = bytes.subarray(start, start + packed);
  if (method !== 0 && method !== 8) return undefined;
  const content = method === 0 ? Buffer.from(data) : inflated(data, Math.max(1, unpacked));
  return content?.length === unpacked && crc32(content) === checksum ? content : undefined;
}

/** Undefined where the data is damaged, or unpacks to more than so many bytes. */
function inflated(data: Uint8Array, maxOutputLength: number): Buffer | undefined {
  try {
    return inflateRawSync(data, { maxOutputLength });
  } catch (error) {
    if (isOfData(error)) return undefined;
    throw error;
  }
}

/** zlib's own errors are named `Z_…`; Node adds one for data that outgrows its limit. */
function isOfData(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return /^(?:Z_|ERR_BUFFER_TOO_LARGE$)/.test(String(error.code));
}
