import { createHash, randomBytes } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';
import { verifyChecksums } from './checksums.ts';
import { transaction } from './database.ts';
import type { StorageReply, StorageRequest } from './exchange.ts';
import { keptHeaders } from './object-headers.ts';
import { plainBody, versionHeader, type Destination } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import { storeObject, type S3Parts } from './s3-parts.ts';
import { xmlDocument } from './xml.ts';

/** Each part but the last is at least so large. */
const PART_BYTES_MIN = 5 * 1024 * 1024;
const PARTS_MAX = 10_000;
const SUBRESOURCES = ['uploads', 'uploadId', 'partNumber'];

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Part' });
const Completion = z.object({
  CompleteMultipartUpload: z.object({
    Part: z.array(z.object({ PartNumber: z.coerce.number().int(), ETag: z.string() })).min(1),
  }),
});

/** Answers what S3 answers of uploads that come in parts: begun, part by part, completed or aborted. Undefined for other requests. */
export function multipartUpload(
  parts: S3Parts,
  request: StorageRequest,
  to: Destination,
): StorageReply | undefined {
  const { method, query } = request;
  if (!SUBRESOURCES.some((name) => query.has(name))) return undefined;
  if (method === 'POST' && query.has('uploads')) return begin(parts, request, to);
  const uploadId = query.get('uploadId');
  if (uploadId === null) throw notHere(request);
  const upload = uploadNamed(parts, to, uploadId);
  if (method === 'PUT' && query.has('partNumber')) return takePart(parts, request, upload);
  if (method === 'POST') return complete(parts, request, to, upload);
  if (method === 'DELETE') return abort(parts, upload);
  throw notHere(request);
}

const notHere = ({ method }: StorageRequest): S3Error =>
  new S3Error('NotImplemented', `The local storage does not answer ${method} of an upload in parts`);

interface Upload {
  readonly id: string;
  readonly headers: Record<string, string>;
}

function begin({ database }: S3Parts, { headers }: StorageRequest, to: Destination): StorageReply {
  const { bucket: Bucket, key: Key } = to;
  const UploadId = randomBytes(24).toString('base64url');
  const sql = 'INSERT INTO multipart_uploads (id, bucket, key, headers) VALUES (?, ?, ?, ?)';
  database.prepare(sql).run(UploadId, Bucket, Key, JSON.stringify(keptHeaders(headers)));
  return xml({ InitiateMultipartUploadResult: { Bucket, Key, UploadId } });
}

function uploadNamed({ database }: S3Parts, { bucket, key }: Destination, id: string): Upload {
  const sql = 'SELECT headers FROM multipart_uploads WHERE id = ? AND bucket = ? AND key = ?';
  const found = database.prepare(sql).get(id, bucket, key);
  if (found) return { id, headers: JSON.parse(String(found['headers'])) as Record<string, string> };
  throw new S3Error('NoSuchUpload', 'The specified upload does not exist.', { UploadId: id });
}

/** A part sent again replaces the one before. */
function takePart({ database }: S3Parts, request: StorageRequest, { id }: Upload): StorageReply {
  const number = Number(request.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > PARTS_MAX)
    throw new S3Error('InvalidArgument', `Part number must be an integer between 1 and ${PARTS_MAX}`);
  const { body, trailers } = plainBody(request);
  const sent = { ...request.headers, ...trailers };
  verifyChecksums(sent, body);
  const etag = createHash('md5').update(body).digest('hex');
  const sql = 'INSERT OR REPLACE INTO multipart_parts (upload, number, etag, body) VALUES (?, ?, ?, ?)';
  database.prepare(sql).run(id, number, etag, body);
  const crc32 = sent['x-amz-checksum-crc32'];
  return {
    status: 200,
    headers: { etag: `"${etag}"`, ...(crc32 === undefined ? {} : { 'x-amz-checksum-crc32': crc32 }) },
  };
}

function complete(
  parts: S3Parts,
  { body }: StorageRequest,
  to: Destination,
  { id, headers }: Upload,
): StorageReply {
  const named = partsNamed(body);
  const sent = named.map(({ PartNumber, ETag }) => partOf(parts, id, PartNumber, ETag.replaceAll('"', '')));
  if (named.some(({ PartNumber }, at) => at > 0 && PartNumber <= (named[at - 1]?.PartNumber ?? 0)))
    throw new S3Error('InvalidPartOrder', 'The list of parts was not in ascending order.');
  if (sent.slice(0, -1).some(({ size }) => size < PART_BYTES_MIN))
    throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  const digests = Buffer.from(sent.map(({ etag }) => etag).join(''), 'hex');
  const etag = `${createHash('md5').update(digests).digest('hex')}-${sent.length}`;
  const numbers = named.map(({ PartNumber }) => PartNumber);
  const object = transaction(parts.database, () => {
    end(parts, id);
    const whole = { key: to.key, parts: { upload: id, numbers }, headers, etag };
    return storeObject(parts, { ...to, creation: 'CompleteMultipartUpload' }, whole);
  });
  const result = { Bucket: to.bucket, Key: to.key, ETag: `"${etag}"`, ChecksumCRC32: object.crc32 };
  const reply = xml({ CompleteMultipartUploadResult: { ...result, ChecksumType: 'FULL_OBJECT' } });
  return { ...reply, headers: { ...reply.headers, ...versionHeader(parts, to.bucket, object.version) } };
}

function partsNamed(body: Buffer): z.output<typeof Completion>['CompleteMultipartUpload']['Part'] {
  try {
    return Completion.parse(parser.parse(body)).CompleteMultipartUpload.Part;
  } catch {
    throw new S3Error('MalformedXML', 'The XML you provided was not well-formed');
  }
}

function partOf(
  { database }: S3Parts,
  upload: string,
  number: number,
  etag: string,
): { etag: string; size: number } {
  const sql = 'SELECT length(body) AS size FROM multipart_parts WHERE upload = ? AND number = ? AND etag = ?';
  const found = database.prepare(sql).get(upload, number, etag);
  if (found) return { etag, size: Number(found['size']) };
  throw new S3Error('InvalidPart', 'One or more of the specified parts could not be found.');
}

function abort(parts: S3Parts, { id }: Upload): StorageReply {
  transaction(parts.database, () => {
    end(parts, id);
    parts.database.prepare('DELETE FROM multipart_parts WHERE upload = ?').run(id);
  });
  return { status: 204 };
}

/** From here on nobody knows the upload. */
function end({ database }: S3Parts, id: string): void {
  database.prepare('DELETE FROM multipart_uploads WHERE id = ?').run(id);
}

const xml = (root: Parameters<typeof xmlDocument>[0]): StorageReply => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: xmlDocument(root),
});
