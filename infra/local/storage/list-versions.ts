import type { StorageReply, StorageRequest } from './exchange.ts';
import type { S3Parts } from './s3-parts.ts';
import { xmlDocument } from './xml.ts';

const VERSIONS_MAX = 1000;

/** Answers ListObjectVersions: a page of versions and marks of deletions after the key and version that it goes on from. */
export function listVersions(parts: S3Parts, { query }: StorageRequest, bucket: string): StorageReply {
  const prefix = query.get('prefix') ?? '';
  const all = parts.objects.versions(bucket, prefix);
  const [key, version] = [query.get('key-marker'), query.get('version-id-marker')];
  const from = key === null ? 0 : all.findIndex((one) => one.key === key && one.version === version) + 1;
  // Gone meanwhile: on from the key behind it.
  const start = from > 0 || key === null ? from : all.findIndex((one) => one.key >= key);
  const versionsMax = Math.min(Number(query.get('max-keys') ?? VERSIONS_MAX), VERSIONS_MAX);
  const rest = start < 0 ? [] : all.slice(start);
  const page = rest.slice(0, versionsMax);
  const isTruncated = rest.length > page.length;
  const last = page.at(-1);
  const encode = query.get('encoding-type') === 'url' ? encodeURIComponent : (text: string) => text;
  const shown = page.map(({ key: Key, version: VersionId, modifiedAt, etag, size, isMark }) => ({
    isMark,
    entry: {
      ...{ Key: encode(Key), VersionId, LastModified: modifiedAt.toISOString() },
      ...(isMark ? {} : { ETag: `"${etag}"`, Size: size }),
    },
  }));
  const ListVersionsResult = {
    ...{ Name: bucket, Prefix: encode(prefix), MaxKeys: versionsMax, IsTruncated: isTruncated },
    ...(isTruncated && last ? { NextKeyMarker: encode(last.key), NextVersionIdMarker: last.version } : {}),
    EncodingType: query.get('encoding-type') ?? undefined,
    Version: shown.filter(({ isMark }) => !isMark).map(({ entry }) => entry),
    DeleteMarker: shown.filter(({ isMark }) => isMark).map(({ entry }) => entry),
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument({ ListVersionsResult }),
  };
}
