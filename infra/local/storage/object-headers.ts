import type { StoredObject } from './object-store.ts';
import { S3Error } from './s3-error.ts';

const KEPT = new Set(['content-type', 'cache-control', 'content-disposition', 'content-language', 'expires']);
const OVERRIDES = [...KEPT, 'content-encoding'];

/** Which of a put's headers (or form fields, names in lower case) S3 keeps with the object and gives back. */
export function keptHeaders(sent: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(sent).filter(([name]) => KEPT.has(name) || name.startsWith('x-amz-meta-'));
  const encoding = contentEncoding(sent['content-encoding']);
  return {
    'content-type': 'binary/octet-stream',
    ...Object.fromEntries(kept.map(sendable)),
    ...(encoding !== '' && { 'content-encoding': encoding }),
  };
}

/** The headers of an object's answer; `query` may override some of them (`response-content-disposition` …). */
export function objectHeaders(
  object: StoredObject,
  versioned: boolean,
  query: URLSearchParams,
): Record<string, string> {
  const overrides = OVERRIDES.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === null ? [] : [sendable([name, value])];
  });
  return {
    ...object.headers,
    ...Object.fromEntries(overrides),
    'accept-ranges': 'bytes',
    etag: `"${object.etag}"`,
    'last-modified': object.modifiedAt.toUTCString(),
    ...(versioned && { 'x-amz-version-id': object.version }),
  };
}

/** `aws-chunked` frames the transfer; it's no property of the object. */
function contentEncoding(sent = ''): string {
  const encodings = sent.split(',').map((encoding) => encoding.trim());
  return encodings.filter((encoding) => encoding !== '' && encoding !== 'aws-chunked').join(',');
}

/** HTTP carries no other characters; AWS refuses them too: a file's name beyond them belongs in `filename*=UTF-8''…`. */
function sendable([name, value]: [string, string]): [string, string] {
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return [name, value];
  throw new S3Error('InvalidArgument', 'Header value cannot be represented using ISO-8859-1.', {
    ArgumentName: name,
    ArgumentValue: value,
  });
}
