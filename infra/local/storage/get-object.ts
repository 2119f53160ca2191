import { isVersioned } from './bucket-settings.ts';
import type { StorageReply, StorageRequest } from './exchange.ts';
import { objectHeaders } from './object-headers.ts';
import type { StoredObject } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import { bucketNamed, type S3Parts } from './s3-parts.ts';

/** Answers GetObject and HeadObject: whole or a range, with conditions, a version, and overridden headers. */
export function getObject(
  parts: S3Parts,
  request: StorageRequest,
  bucket: string,
  key: string,
): StorageReply {
  const object = objectNamed(parts, bucket, key, request.query.get('versionId') ?? undefined);
  const headers = objectHeaders(object, isVersioned(bucketNamed(parts, bucket)), request.query);
  if (isUnchanged(request, object)) return { status: 304, headers };
  const range = requestedRange(request.headers['range'], object.size);
  const { start, end } = range ?? { start: 0, end: object.size - 1 };
  const length = end - start + 1;
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(length),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${object.size}` } : checksum(request, object)),
    },
    ...(request.method === 'GET' && { body: parts.objects.read(object, start, length) }),
  };
}

/** The object or version of that name; throws S3Error NoSuchKey or NoSuchVersion. */
function objectNamed({ objects }: S3Parts, bucket: string, key: string, version?: string): StoredObject {
  const object = objects.find(bucket, key, version);
  if (object) return object;
  if (version !== undefined)
    throw new S3Error('NoSuchVersion', 'The specified version does not exist.', { Key: key });
  throw new S3Error('NoSuchKey', 'The specified key does not exist.', { Key: key });
}

interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

function isUnchanged({ headers }: StorageRequest, { etag }: StoredObject): boolean {
  const names = (list: string) =>
    list.split(',').some((one) => ['*', `"${etag}"`, etag].includes(one.trim()));
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch !== undefined && !names(ifMatch))
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', {
      Condition: 'If-Match',
    });
  return ifNoneMatch !== undefined && names(ifNoneMatch);
}

/** One range, as S3 serves them; another form is ignored, one beyond the end refused. */
function requestedRange(header: string | undefined, size: number): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start <= end) return { start, end };
  throw new S3Error('InvalidRange', 'The requested range is not satisfiable', {
    RangeRequested: header,
    ActualObjectSize: size,
  });
}

function checksum({ headers }: StorageRequest, { crc32 }: StoredObject): Record<string, string> {
  if (headers['x-amz-checksum-mode']?.toUpperCase() !== 'ENABLED') return {};
  return { 'x-amz-checksum-crc32': crc32, 'x-amz-checksum-type': 'FULL_OBJECT' };
}
