import { randomUUID } from 'node:crypto';
import { accessKeyOf } from './access-key.ts';
import { isVersioned } from './bucket-settings.ts';
import { corsHeaders, preflight } from './cors.ts';
import { deleteObjects } from './delete-objects.ts';
import type { StorageReply, StorageRequest } from './exchange.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { listUploads } from './list-uploads.ts';
import { listVersions } from './list-versions.ts';
import { multipartUpload } from './multipart-upload.ts';
import { postObject } from './post-object.ts';
import { putObject } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import { bucketNamed, demand, type S3Parts } from './s3-parts.ts';
import { bucketAndKey, bucketArn, s3Permissions } from './s3-permissions.ts';
import { verifyPresigned } from './signature.ts';

/** What of S3's subresources isn't here: refused by name rather than mistaken for a plain object. */
const ABSENT = ['acl', 'attributes', 'legal-hold', 'policy', 'restore', 'retention', 'tagging'];

/** Answers S3's REST protocol in path style from the objects. */
export function s3Service(parts: S3Parts): (request: StorageRequest) => Promise<StorageReply> {
  return async (request) => {
    const requestId = randomUUID();
    const rules = corsRules(parts, request.path);
    const reply = await answered(parts, request, requestId);
    const cors = request.method === 'OPTIONS' ? {} : corsHeaders(rules, request);
    return { ...reply, headers: { ...reply.headers, ...cors, 'x-amz-request-id': requestId } };
  };
}

async function answered(parts: S3Parts, request: StorageRequest, requestId: string): Promise<StorageReply> {
  try {
    return await answer(parts, request);
  } catch (error) {
    if (error instanceof S3Error) return error.reply(request.path, requestId);
    if (error instanceof URIError)
      return new S3Error('InvalidArgument', 'The path is not well encoded').reply('/', requestId);
    throw error;
  }
}

async function answer(parts: S3Parts, request: StorageRequest): Promise<StorageReply> {
  const { bucket, key } = bucketAndKey(request.path);
  bucketNamed(parts, bucket);
  if (request.method === 'OPTIONS') return preflight(corsRules(parts, request.path), request);
  if (isForm(request) && key === '') return postObject(parts, request, bucket);
  const by = await caller(parts, request);
  try {
    return operate(parts, request, { bucket, key, by });
  } catch (error) {
    throw await hidden(parts, error, bucket, by);
  }
}

/**
 * Whose request it is. A header's signature was the front's to judge; a presigned link (or form) comes from a browser, so
 * it's verified here, and its signer must hold the permission themselves.
 */
async function caller(parts: S3Parts, request: StorageRequest): Promise<string> {
  const { authorization } = request.headers;
  const fromHeader = accessKeyOf({ headers: { authorization } });
  if (fromHeader !== undefined) return fromHeader;
  if (!request.query.has('X-Amz-Signature')) throw new S3Error('AccessDenied', 'Access Denied');
  const signer = await verifyPresigned(request, parts.secretFor, parts.now());
  await demand(parts, signer, s3Permissions(request));
  return signer;
}

/** Who may not list a bucket doesn't learn which keys are missing: AWS then says AccessDenied. */
async function hidden(parts: S3Parts, error: unknown, bucket: string, by: string): Promise<unknown> {
  const isMissing =
    error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NoSuchVersion');
  if (!isMissing || (await parts.authorize(by, 's3:ListBucket', bucketArn(bucket)))) return error;
  return new S3Error(
    'AccessDenied',
    `User: ${by} is not authorized to perform: s3:ListBucket on resource: "${bucketArn(bucket)}"`,
  );
}

function operate(
  parts: S3Parts,
  request: StorageRequest,
  to: { bucket: string; key: string; by: string },
): StorageReply {
  const absent = ABSENT.find((name) => request.query.has(name));
  if (absent !== undefined) throw new S3Error('NotImplemented', `The local storage has no "${absent}"`);
  return to.key === '' ? onBucket(parts, request, to.bucket) : onObject(parts, request, to);
}

function onBucket(parts: S3Parts, request: StorageRequest, bucket: string): StorageReply {
  const { method, query } = request;
  if (method === 'HEAD') return { status: 200, headers: { 'x-amz-bucket-region': parts.account.region } };
  if (method === 'GET' && query.get('list-type') === '2') return listObjects(parts, request, bucket);
  if (method === 'GET' && query.has('versions')) return listVersions(parts, request, bucket);
  if (method === 'GET' && query.has('uploads')) return listUploads(parts, request, bucket);
  if (method === 'POST' && query.has('delete')) return deleteObjects(parts, request, bucket);
  throw new S3Error('NotImplemented', `The local storage does not answer ${method} on a bucket`);
}

function onObject(
  parts: S3Parts,
  request: StorageRequest,
  to: { bucket: string; key: string; by: string },
): StorageReply {
  const { method, headers } = request;
  const inParts = multipartUpload(parts, request, to);
  if (inParts) return inParts;
  if (method === 'GET' || method === 'HEAD') return getObject(parts, request, to.bucket, to.key);
  if (method === 'DELETE') return deleteObject(parts, request, to.bucket, to.key);
  if (method !== 'PUT')
    throw new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.');
  if (headers['x-amz-copy-source'] !== undefined)
    throw new S3Error('NotImplemented', 'The local storage copies no objects');
  return putObject(parts, request, to);
}

function deleteObject(parts: S3Parts, { query }: StorageRequest, bucket: string, key: string): StorageReply {
  parts.objects.delete(
    bucket,
    isVersioned(bucketNamed(parts, bucket)),
    key,
    query.get('versionId') ?? undefined,
  );
  return { status: 204 };
}

function corsRules({ buckets }: S3Parts, path: string) {
  return buckets.get(path.split('/')[1] ?? '')?.CorsConfiguration?.CorsRules ?? [];
}

function isForm({ method, headers }: StorageRequest): boolean {
  return method === 'POST' && (headers['content-type'] ?? '').startsWith('multipart/form-data');
}
