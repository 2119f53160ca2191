import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { isVersioned } from './bucket-settings.ts';
import { verifyChecksums } from './checksums.ts';
import type { StorageReply, StorageRequest } from './exchange.ts';
import { S3Error } from './s3-error.ts';
import { bucketNamed, type S3Parts } from './s3-parts.ts';
import { xmlDocument } from './xml.ts';

const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'Object',
});
const Deletion = z.object({
  Delete: z.object({
    Object: z
      .array(z.object({ Key: z.string().min(1), VersionId: z.string().optional() }))
      .min(1)
      .max(1000),
    Quiet: z.string().optional(),
  }),
});

/** Answers DeleteObjects: up to 1,000 keys at once. Keys that don't exist count as deleted. */
export function deleteObjects(
  parts: S3Parts,
  { body, headers }: StorageRequest,
  bucket: string,
): StorageReply {
  verifyChecksums(headers, body);
  const { Object: objects, Quiet } = parse(body).Delete;
  const versioned = isVersioned(bucketNamed(parts, bucket));
  for (const { Key, VersionId } of objects) parts.objects.delete(bucket, versioned, Key, VersionId);
  const Deleted = Quiet === 'true' ? [] : objects.map(({ Key, VersionId }) => ({ Key, VersionId }));
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xmlDocument({ DeleteResult: { Deleted } }),
  };
}

function parse(body: Buffer): z.output<typeof Deletion> {
  try {
    return Deletion.parse(parser.parse(body));
  } catch {
    throw new S3Error(
      'MalformedXML',
      'The XML you provided was not well-formed or did not validate against our published schema',
    );
  }
}
