import { verifyChecksums } from './checksums.ts';
import type { StorageReply, StorageRequest } from './exchange.ts';
import { keptHeaders } from './object-headers.ts';
import type { StoredObject } from './object-store.ts';
import { checkPostPolicy } from './post-policy.ts';
import { versionHeader } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import { demand, storeObject, type S3Parts } from './s3-parts.ts';
import { bucketArn } from './s3-permissions.ts';
import { parseCredential, verifyPolicy } from './signature.ts';
import { xmlDocument } from './xml.ts';

interface Form {
  /** Names in lower case. */
  fields: Map<string, string>;
  file: Uint8Array;
}

/** Answers a browser's upload form: the policy's signature, then the policy, then the signer's own permission. */
export async function postObject(
  parts: S3Parts,
  request: StorageRequest,
  bucket: string,
): Promise<StorageReply> {
  const { fields, file } = await parseForm(request);
  const by = await verifyPolicySignature(parts, fields);
  checkPostPolicy(
    fields.get('policy') ?? '',
    { fields: new Map([...fields, ['bucket', bucket]]), fileBytes: file.length },
    parts.now(),
  );
  const key = fields.get('key') ?? '';
  if (key === '')
    throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'key'.", {
      ArgumentName: 'key',
    });
  await demand(parts, by, [{ action: 's3:PutObject', resource: bucketArn(bucket, key) }]);
  const sent = Object.fromEntries(fields);
  verifyChecksums(sent, file);
  const stored = storeObject(
    parts,
    { bucket, by, creation: 'Post' },
    { key, body: file, headers: keptHeaders(sent) },
  );
  const answer = success(fields, stored, bucket);
  return { ...answer, headers: { ...answer.headers, ...versionHeader(parts, bucket, stored.version) } };
}

/** Fields after the file don't count, as on AWS; `${filename}` in the key is the file's own name. */
async function parseForm({ headers, body }: StorageRequest): Promise<Form> {
  const fields = new Map<string, string>();
  for (const [name, value] of await formData(headers['content-type'] ?? '', body)) {
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
    else {
      const key = fields.get('key');
      if (key !== undefined) fields.set('key', key.replaceAll('${filename}', value.name));
      return { fields, file: new Uint8Array(await value.arrayBuffer()) };
    }
  }
  throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.', {
    ArgumentName: 'file',
    ArgumentValue: 0,
  });
}

async function formData(contentType: string, body: Buffer): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new S3Error(
      'MalformedPOSTRequest',
      'The body of your POST request is not well-formed multipart/form-data.',
    );
  }
}

async function verifyPolicySignature({ secretFor }: S3Parts, fields: Form['fields']): Promise<string> {
  const policy = fields.get('policy');
  const signature = fields.get('x-amz-signature');
  if (policy === undefined || signature === undefined) throw new S3Error('AccessDenied', 'Access Denied');
  const credential = parseCredential(fields.get('x-amz-credential') ?? '');
  await verifyPolicy(credential, policy, signature, secretFor);
  return credential.accessKey;
}

function success(fields: Form['fields'], { key, etag }: StoredObject, bucket: string): StorageReply {
  const headers = { etag: `"${etag}"`, location: `/${bucket}/${encodeURIComponent(key)}` };
  const redirect = fields.get('success_action_redirect');
  if (redirect !== undefined && URL.canParse(redirect))
    return { status: 303, headers: { ...headers, location: redirected(redirect, bucket, key, etag) } };
  const status = Number(fields.get('success_action_status'));
  if (status !== 201) return { status: status === 200 ? 200 : 204, headers };
  const PostResponse = { Location: headers.location, Bucket: bucket, Key: key, ETag: headers.etag };
  return {
    status,
    headers: { ...headers, 'content-type': 'application/xml' },
    body: xmlDocument({ PostResponse }),
  };
}

function redirected(to: string, bucket: string, key: string, etag: string): string {
  const url = new URL(to);
  for (const [name, value] of Object.entries({ bucket, key, etag: `"${etag}"` }))
    url.searchParams.set(name, value);
  return url.href;
}
