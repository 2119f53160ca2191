import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

/** The CRC-32 that S3 keeps with every object, in base64: what the SDK compares when it reads. */
export const crc32Base64 = (body: Uint8Array): string => crc32OfPieces([body]);

/** The same of what comes piece by piece. */
export function crc32OfPieces(pieces: Iterable<Uint8Array>): string {
  let sum = 0;
  for (const piece of pieces) sum = crc32(piece, sum);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(sum);
  return bytes.toString('base64');
}

const CHECKSUMS: Record<string, (body: Uint8Array) => string> = {
  'content-md5': (body) => createHash('md5').update(body).digest('base64'),
  'x-amz-checksum-crc32': crc32Base64,
  'x-amz-checksum-sha1': (body) => createHash('sha1').update(body).digest('base64'),
  'x-amz-checksum-sha256': (body) => createHash('sha256').update(body).digest('base64'),
};

/** Compares every checksum the caller sent (header, trailer or form field) with the body; throws S3Error BadDigest. */
export function verifyChecksums(sent: Readonly<Record<string, string>>, body: Uint8Array): void {
  for (const [name, checksum] of Object.entries(CHECKSUMS)) {
    if (sent[name] !== undefined && sent[name] !== checksum(body))
      throw new S3Error('BadDigest', `The ${name} you specified did not match the calculated checksum.`);
  }
}
