import { inflateSync } from 'node:zlib';

/** What pages of text and lines unfold to at most, for one stream and for all of a file; pictures have their own limit. */
const STREAM_MAX = 24_000_000;
const FILE_MAX = 96_000_000;
/** A stream's dictionary stands right before it. */
const DICTIONARY_MAX = 2000;
/** Packed so often within itself, a stream is looked at no further. */
const LAYERS_MAX = 4;

/**
 * Whether a PDF's packed streams unfold to more than any document holds: pdf.js has no limit of its own, and a file of kilobytes could
 * keep it busy for minutes. Streams of pictures are left out (pdf.js bounds those), as are ones it couldn't unpack either.
 */
export function unfoldsTooFar(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let all = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const size = unfoldedSize(file, at);
    all += size;
    if (size > STREAM_MAX || all > FILE_MAX) return true;
  }
  return false;
}

/** Bytes that the stream at this place unfolds to; 0 for what is no packed page, font or form. */
function unfoldedSize(file: Buffer, at: number): number {
  const before = file.subarray(Math.max(0, at - DICTIONARY_MAX), at).toString('latin1');
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
  if (layers === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) return 0;
  const start = at + 'stream'.length + (file[at + 6] === 0x0d ? 2 : 1);
  let data = file.subarray(start);
  for (let layer = 0; layer < Math.min(layers, LAYERS_MAX); layer += 1) {
    const unfolded = inflated(data);
    if (unfolded === 'too-much') return STREAM_MAX + 1;
    if (!unfolded) return 0;
    data = unfolded;
  }
  return data.length;
}

function inflated(data: Buffer): Buffer | 'too-much' | undefined {
  try {
    return inflateSync(data, { maxOutputLength: STREAM_MAX });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') return 'too-much';
    // zlib's own errors: what it can't unpack, pdf.js can't either.
    if (code.startsWith('Z_')) return undefined;
    throw error;
  }
}
