import type { StorageReply, StorageRequest } from './exchange.ts';
import type { StoredObject } from './object-store.ts';
import type { S3Parts } from './s3-parts.ts';
import { xmlDocument } from './xml.ts';

const KEYS_MAX = 1000;

interface Listing {
  objects: StoredObject[];
  prefixes: string[];
  /** Where the next page goes on; undefined after the last. */
  next?: string;
}

/** Answers ListObjectsV2: a page of keys after prefix, delimiter and token. */
export function listObjects(parts: S3Parts, { query }: StorageRequest, bucket: string): StorageReply {
  const keysMax = Math.min(Number(query.get('max-keys') ?? KEYS_MAX), KEYS_MAX);
  const { objects, prefixes, next } = page(parts, bucket, query, keysMax);
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text;
  const ListBucketResult = {
    Name: bucket,
    Prefix: encode(query.get('prefix') ?? ''),
    Delimiter: query.get('delimiter') ?? undefined,
    EncodingType: query.get('encoding-type') ?? undefined,
    MaxKeys: keysMax,
    KeyCount: objects.length + prefixes.length,
    IsTruncated: next !== undefined,
    ContinuationToken: query.get('continuation-token') ?? undefined,
    NextContinuationToken: next === undefined ? undefined : Buffer.from(next).toString('base64url'),
    Contents: objects.map((object) => contents(object, encode)),
    CommonPrefixes: prefixes.map((prefix) => ({ Prefix: encode(prefix) })),
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument({ ListBucketResult }),
  };
}

function contents({ key, modifiedAt, etag, size }: StoredObject, encode: (text: string) => string) {
  return {
    Key: encode(key),
    LastModified: modifiedAt.toISOString(),
    ETag: `"${etag}"`,
    Size: size,
    StorageClass: 'STANDARD',
  };
}

function page(parts: S3Parts, bucket: string, query: URLSearchParams, keysMax: number): Listing {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const token = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString('utf8');
  const listing: Listing = { objects: [], prefixes: [] };
  let last = token;
  for (const object of parts.objects.list(bucket, prefix, token || (query.get('start-after') ?? ''))) {
    const group = commonPrefix(object.key, prefix, delimiter);
    if (group !== undefined && group === last) continue;
    if (listing.objects.length + listing.prefixes.length >= keysMax) return { ...listing, next: last };
    if (group === undefined) listing.objects.push(object);
    else listing.prefixes.push(group);
    last = group ?? object.key;
  }
  return listing;
}

function commonPrefix(key: string, prefix: string, delimiter: string): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}
