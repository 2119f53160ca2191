import { unchunked, type Unchunked } from './aws-chunked.ts';
import { isVersioned } from './bucket-settings.ts';
import { verifyChecksums } from './checksums.ts';
import type { StorageReply, StorageRequest } from './exchange.ts';
import { keptHeaders } from './object-headers.ts';
import { S3Error } from './s3-error.ts';
import { bucketNamed, storeObject, type S3Parts } from './s3-parts.ts';

/** Where a new object goes, and whose key sent it. */
export interface Destination {
  bucket: string;
  key: string;
  by: string;
}

/** Answers PutObject, also in `aws-chunked` framing; the checksums sent must fit, and If-Match and If-None-Match hold. */
export function putObject(parts: S3Parts, request: StorageRequest, to: Destination): StorageReply {
  checkConditions(parts, request.headers, to);
  const { body, trailers } = plainBody(request);
  verifyChecksums({ ...request.headers, ...trailers }, body);
  const object = storeObject(
    parts,
    { ...to, creation: 'Put' },
    { key: to.key, body, headers: keptHeaders(request.headers) },
  );
  return {
    status: 200,
    headers: {
      etag: `"${object.etag}"`,
      'x-amz-checksum-crc32': object.crc32,
      'x-amz-checksum-type': 'FULL_OBJECT',
      ...versionHeader(parts, to.bucket, object.version),
    },
  };
}

/** The version that a versioned bucket names in its answers. */
export function versionHeader(parts: S3Parts, bucket: string, version: string): Record<string, string> {
  return isVersioned(bucketNamed(parts, bucket)) ? { 'x-amz-version-id': version } : {};
}

/** A body as it was meant, and the headers that came after it. */
export function plainBody({ headers, body }: StorageRequest): Unchunked {
  return isFramed(headers) ? unchunked(body) : { body, trailers: {} };
}

function isFramed(headers: StorageRequest['headers']): boolean {
  const isStreaming = headers['x-amz-content-sha256']?.startsWith('STREAMING-') ?? false;
  return isStreaming || (headers['content-encoding'] ?? '').includes('aws-chunked');
}

function checkConditions(
  { objects }: S3Parts,
  headers: StorageRequest['headers'],
  { bucket, key }: Destination,
): void {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch === undefined && ifNoneMatch === undefined) return;
  const existing = objects.find(bucket, key);
  const isMet =
    ifMatch === undefined ? existing === undefined : existing?.etag === ifMatch.replaceAll('"', '');
  if (!isMet)
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
}
