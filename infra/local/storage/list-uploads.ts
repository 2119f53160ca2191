import type { StorageReply, StorageRequest } from './exchange.ts';
import type { S3Parts } from './s3-parts.ts';
import { xmlDocument } from './xml.ts';

/** Answers ListMultipartUploads: all that were begun under keys of this beginning, and neither completed nor aborted. */
export function listUploads({ database }: S3Parts, { query }: StorageRequest, bucket: string): StorageReply {
  const prefix = query.get('prefix') ?? '';
  const sql =
    'SELECT id, key FROM multipart_uploads WHERE bucket = ? AND substr(key, 1, length(?)) = ? ORDER BY key, id';
  const found = database.prepare(sql).all(bucket, prefix, prefix);
  const ListMultipartUploadsResult = {
    ...{ Bucket: bucket, Prefix: prefix, IsTruncated: false },
    Upload: found.map(({ id, key }) => ({ Key: String(key), UploadId: String(id) })),
  };
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument({ ListMultipartUploadsResult }),
  };
}
