import type { Twin } from '../../../shared/model/receipt.ts';
import { squeezed } from '../documents/vendor/vendor-name.ts';

/** What two copies of one document share; `value` is compared letter by letter. */
export interface DocumentTrace {
  readonly by: Twin['by'];
  readonly value: string;
}

interface TracedDocument {
  readonly sha256: string;
  readonly vendor: string | null;
  readonly date: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  /** It is one of several in its file: the file's bytes say nothing of it alone. */
  readonly fileId?: string | undefined;
}

/** The traces of a document: the bytes of its file, and its vendor, day and total where all three are known. */
export function documentTraces(document: TracedDocument): DocumentTrace[] {
  const { sha256, vendor, date, amount, currency, fileId } = document;
  const isWhole = vendor !== null && squeezed(vendor) !== '' && date !== null && amount !== null;
  return [
    ...(fileId === undefined ? [{ by: 'file' as const, value: sha256 }] : []),
    ...(isWhole
      ? [{ by: 'content' as const, value: [squeezed(vendor), date, amount, currency ?? ''].join('|') }]
      : []),
  ];
}

/** Bits in which the pictures of two copies may differ (64 in all). */
export const PICTURE_BITS_MAX = 3;
const BANDS = 4;

/**
 * The traces of a picture's hash (16 hexadecimal digits): its four quarters. Of two hashes that differ in at most three bits at
 * least one quarter is the same.
 */
export function pictureTraces(hash: string): DocumentTrace[] {
  const length = hash.length / BANDS;
  return Array.from({ length: BANDS }, (_, band) => ({
    by: 'picture' as const,
    value: `${band}|${hash.slice(band * length, (band + 1) * length)}`,
  }));
}

/** In how many bits two hashes of the same length differ. */
export function bitsApart(a: string, b: string): number {
  const differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  return differing.toString(2).replaceAll('0', '').length;
}

/** Whether two documents of the same vendor, day and total tell themselves apart by their numbers. */
export function haveDifferentNumbers(a: unknown, b: unknown): boolean {
  const [one, other] = [a, b].map((number) => (typeof number === 'string' ? squeezed(number) : ''));
  return one !== '' && other !== '' && one !== other;
}
