import { decimalFromMinor } from '../../../shared/money.ts';

/** What the name of a document in a zip says. */
interface NamedDocument {
  readonly date: string | null;
  readonly vendor: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly fileName: string;
  readonly contentType: string;
}

/** UTF-8 bytes of a vendor in a name: with the rest it stays below what every file system takes (255). */
const VENDOR_BYTES_MAX = 120;
/** Endings that originals have, by what they are; of any other the ending is not taken over. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/tiff': 'tiff',
  'message/rfc822': 'eml',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/pkcs7-mime': 'p7m',
  'application/x-pkcs7-mime': 'p7m',
};
const KNOWN_ENDING = /\.(pdf|jpe?g|png|gif|webp|hei[cf]|tiff?|eml|xml|p7m)$/i;

/**
 * The name of a document in a zip, safe on every system: `2026-02-02_Northside Hardware_118.65.pdf`. What is not known of it is left
 * out; without a day it begins with `undated`, so that no name is one that Windows keeps for itself.
 */
export function documentName({
  date,
  vendor,
  amount,
  currency,
  fileName,
  contentType,
}: NamedDocument): string {
  const name = safePart(vendor ?? withoutEnding(fileName));
  const sum = amount === null || currency === null ? '' : decimalFromMinor(amount, currency);
  const stem = [date ?? 'undated', name, sum].filter((part) => part !== '').join('_');
  return `${stem}.${endingOf(fileName, contentType)}`;
}

const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

function endingOf(fileName: string, contentType: string): string {
  return KNOWN_ENDING.exec(fileName)?.[1]?.toLowerCase() ?? ENDINGS[contentType] ?? 'bin';
}

/** Letters of all scripts stay. Signs that a path or a system gives a meaning, and those that nobody sees, become blanks. */
export function safePart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/gu, ' ');
  return trimmed(cutTo(trimmed(plain), VENDOR_BYTES_MAX));
}

/** Windows drops dots and blanks at an end; a leading dot hides a file. */
const trimmed = (text: string): string => text.replace(/^[. ]+|[. ]+$/g, '');

function cutTo(text: string, bytesMax: number): string {
  let [cut, bytes] = ['', 0];
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (bytes > bytesMax) return cut;
    cut += letter;
  }
  return cut;
}

/** Gives names of one folder, each once: `a.pdf`, `a (2).pdf`. Names that differ in capitals alone are the same to some systems. */
export function uniqueNames(): (wanted: string) => string {
  const given = new Set<string>();
  return (wanted) => {
    const [stem, ending] = [withoutEnding(wanted), wanted.slice(withoutEnding(wanted).length)];
    let name = wanted;
    for (let number = 2; given.has(name.toLowerCase()); number += 1) name = `${stem} (${number})${ending}`;
    given.add(name.toLowerCase());
    return name;
  };
}
