import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import iconv from 'iconv-lite';
import { withoutLoneReturns } from '../../text/plain-breaks.ts';

const SAMPLE_BYTES = 65_536;
/** Letters inside words only: the byte of Ł before a number is a pound sign. */
const CENTRAL = /(?<=\p{L})[ąęłńśźżčďěňřšťůžőű]|[ąęłńśźżčďěňřšťůžőűĄĘŁŃŚŹŻČĎĚŇŘŠŤŮŽŐŰ](?=\p{L})/gu;
const WESTERN = /[àâãåæçèêëìîïñòõøùûÿÀÂÃÅÆÇÈÊËÌÎÏÑÒÕØÙÛ]/g;
/** Signs and capitals that stand inside no word: letters read in the wrong one of two related encodings. */
const STRANGE_INSIDE = /\p{L}[±¶¹¼¾¦¬¯»«©®][\p{Ll}]|\p{Ll}[\p{Lu}&&[\u00c0-\u024f]]/v;
const CENTRAL_ENCODINGS = ['windows-1250', 'iso-8859-2'];
const CYRILLIC_ENCODINGS = ['windows-1251', 'iso-8859-5', 'koi8-r'];
const GREEK_ENCODING = 'windows-1253';
/** A Greek word in small letters has one accent, where words of other languages read so have none or stand among Latin letters. */
const GREEK_WORD = /(?<!\p{L})[Α-Ω]?[α-ω]*[άέήίόύώ][α-ωϊϋ]*(?!\p{L})/gu;
/** Letters that stand in texts of one encoding, where texts of Western Europe read so have none or nearly none. */
const OWN_LETTERS: Readonly<Record<string, RegExp>> = {
  'windows-1250': /[şţŞŢ]/,
  'windows-1257': /[šžŠŽ]/,
};
/** East Asian encodings with the first bytes of kana, Korean syllables and the common part of their characters. */
const COMMON: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  Shift_JIS: [
    [0x82, 0x83],
    [0x88, 0x97],
  ],
  'EUC-JP': [
    [0xa4, 0xa5],
    [0xb0, 0xcf],
  ],
  GB18030: [[0xb0, 0xd7]],
  Big5: [[0xa4, 0xc6]],
  'EUC-KR': [[0xb0, 0xc8]],
};

/** The text of a file in whatever encoding it was written, without byte-order mark, lines ended by `\n` or `\r\n`. */
export function decodeText(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = utf16Encoding(buffer);
  const text = wide === undefined ? narrowText(buffer) : iconv.decode(buffer, wide);
  return withoutLoneReturns(text.startsWith('\ufeff') ? text.slice(1) : text);
}

function utf16Encoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16WithoutMark(bytes);
}

/** Whatever is whole UTF-8 is meant so; everything else is from before it. */
function narrowText(bytes: Buffer): string {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : iconv.decode(bytes, legacyEncoding(bytes));
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

/** Short texts mislead detectors: a multi-byte guess must decode cleanly, a Central European one must show its letters. */
function legacyEncoding(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const guesses = analyse(sample).map((guess) => guess.name);
  const eastern = guesses.filter(
    (name) => name in COMMON && decodesCleanly(sample, name) && isMultiByteText(sample, name),
  );
  const [best] = eastern.toSorted((a, b) => commonShare(sample, b) - commonShare(sample, a));
  if (best !== undefined) return best;
  const central = CENTRAL_ENCODINGS.find((name) => isCentralEuropean(sample, name));
  if (central !== undefined) return central;
  const cyrillic = cyrillicEncoding(sample);
  if (cyrillic !== undefined) return cyrillic;
  if (isGreek(sample)) return GREEK_ENCODING;
  if (hasLatin9Euro(sample)) return 'iso-8859-15';
  const [first = ''] = guesses;
  const isLikely = /^(windows-125|KOI8|ISO-8859-[5-9])/.test(first) && iconv.encodingExists(first);
  const isOwn = OWN_LETTERS[first]?.test(iconv.decode(sample, first)) ?? true;
  return isLikely && isOwn ? first : 'windows-1252';
}

function decodesCleanly(bytes: Buffer, encoding: string): boolean {
  return !iconv.decode(bytes, encoding).slice(0, -1).includes('\ufffd');
}

/** East Asian text has runs of East Asian letters (in QIF behind a field's letter); accented Latin words read as such mix with small letters. */
function isMultiByteText(bytes: Buffer, encoding: string): boolean {
  const text = iconv.decode(bytes, encoding);
  const countOf = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const whole = countOf(/(?<=^[A-Z]?|[^A-Za-z])[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}(?![a-z])/gm);
  return whole > countOf(/[a-z][\u3400-\u9fff\uac00-\ud7af]|[\u3400-\u9fff\uac00-\ud7af][a-z]/g);
}

/** How many of the characters of two bytes are common ones in this encoding: rare ones tell of another. */
function commonShare(bytes: Buffer, encoding: string): number {
  let [common, all] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80 || isHalfKana(lead, encoding)) continue;
    all += 1;
    at += 1;
    if (COMMON[encoding]?.some(([from, to]) => lead >= from && lead <= to)) common += 1;
  }
  return all === 0 ? 0 : common / all;
}

/** Narrow kana are single bytes. */
function isHalfKana(lead: number, encoding: string): boolean {
  return encoding === 'Shift_JIS' && lead >= 0xa1 && lead <= 0xdf;
}

/** Letters of Polish, Czech, Hungarian and their kin, whose bytes mean signs or rare letters in Western European text. */
function isCentralEuropean(bytes: Buffer, encoding: string): boolean {
  const asCentral = iconv.decode(bytes, encoding);
  if (/[\u0080-\u009f]/.test(asCentral) || STRANGE_INSIDE.test(asCentral)) return false;
  const central = asCentral.match(CENTRAL)?.length ?? 0;
  const western = iconv.decode(bytes, 'windows-1252').match(WESTERN)?.length ?? 0;
  return central > western && /[łżźśąęřůěőű]/i.test(asCentral);
}

/** The encoding in which the text is words of small Cyrillic letters, as in running text; undefined where none is. */
function cyrillicEncoding(bytes: Buffer): string | undefined {
  const counts = CYRILLIC_ENCODINGS.map((name) => {
    const words = iconv
      .decode(bytes, name)
      .match(/(?<![\u0400-\u04ff])[\u0410-\u042f\u0430-\u044f][\u0430-\u044f]{2,}(?![\u0400-\u04ff])/gu);
    return { name, letters: words?.join('').length ?? 0 };
  });
  const best = counts.reduce((a, b) => (b.letters > a.letters ? b : a));
  const high = bytes.filter((byte) => byte >= 0x80).length;
  return best.letters > high * 0.5 ? best.name : undefined;
}

/** Whether the text is words of Greek letters with their accents, or of capitals beside such. */
function isGreek(bytes: Buffer): boolean {
  const text = iconv.decode(bytes, GREEK_ENCODING);
  const accented = text.match(GREEK_WORD)?.join('').length ?? 0;
  const all = text.match(/(?<!\p{L})[\u0370-\u03ff]{2,}(?!\p{L})/gu)?.join('').length ?? 0;
  const high = bytes.filter((byte) => byte >= 0x80).length;
  return accented > 0.2 * high && all > 0.7 * high;
}

/** Latin-9 has the euro where the older encodings have a sign that nobody writes at an amount. */
function hasLatin9Euro(bytes: Buffer): boolean {
  return (
    /[\d ]\u00a4|\u00a4 ?[-+(]?\d|\(\u00a4\)/.test(bytes.toString('latin1')) &&
    !bytes.some((byte) => byte >= 0x80 && byte < 0xa0)
  );
}
