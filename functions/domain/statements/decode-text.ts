import { analyse } from 'chardet';
import iconv from 'iconv-lite';

const SAMPLE_BYTES = 65_536;
/** Letters inside words only: the byte of Ł before a number is a pound sign. */
const CENTRAL = /(?<=\p{L})[ąęłńśźżčďěňřšťůžőű]|[ąęłńśźżčďěňřšťůžőűĄĘŁŃŚŹŻČĎĚŇŘŠŤŮŽŐŰ](?=\p{L})/gu;
const WESTERN = /[àâãåæçèêëìîïñòõøùûÿÀÂÃÅÆÇÈÊËÌÎÏÑÒÕØÙÛ]/g;
const MULTI_BYTE = ['Shift_JIS', 'GB18030', 'Big5', 'EUC-JP', 'EUC-KR'];

/** The text of a file in whatever encoding it was written, without byte-order mark, lines ended by `\n`. */
export function decodeText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return iconv
    .decode(buffer, encodingOf(buffer))
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : legacyEncoding(bytes));
}

/** UTF-16 of Western text has a zero in every second byte. */
function utf16WithoutMark(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length * 0.3 && even === 0) return 'utf-16le';
  if (even > sample.length * 0.3 && odd === 0) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Short texts mislead detectors: a multi-byte guess must decode cleanly, a Central European one must show its letters. */
function legacyEncoding(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const guesses = analyse(sample).map((guess) => guess.name);
  const best = guesses.find((name) => MULTI_BYTE.includes(name) && decodesCleanly(sample, name));
  if (best && isMultiByteText(sample, best)) return best;
  if (isCentralEuropean(sample)) return 'windows-1250';
  const first = guesses.find((name) => /^(windows-125|KOI8|ISO-8859-[5-9])/.test(name));
  return first && iconv.encodingExists(first) && guesses[0] === first ? first : 'windows-1252';
}

function decodesCleanly(bytes: Buffer, encoding: string): boolean {
  return !iconv.decode(bytes, encoding).slice(0, -1).includes('\ufffd');
}

/** East Asian text has runs of East Asian letters; accented Latin words read as such only give single ones. */
function isMultiByteText(bytes: Buffer, encoding: string): boolean {
  return /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}/.test(iconv.decode(bytes, encoding));
}

/** Letters of Polish, Czech, Hungarian and their kin, whose bytes mean signs or rare letters in Western European text. */
function isCentralEuropean(bytes: Buffer): boolean {
  const asCentral = iconv.decode(bytes, 'windows-1250');
  const central = asCentral.match(CENTRAL)?.length ?? 0;
  const western = iconv.decode(bytes, 'windows-1252').match(WESTERN)?.length ?? 0;
  return central > western && /[łżźśąęřůěőű]/i.test(asCentral);
}
