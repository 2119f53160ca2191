import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { hostOf, type StorageRequest } from './exchange.ts';
import { S3Error } from './s3-error.ts';

const PRESIGNED_SECONDS_MAX = 7 * 24 * 3600;
const CLOCK_SKEW_MS_MAX = 15 * 60 * 1000;

/** The secret of an access key; undefined when nobody has that key. */
export type SecretFor = (accessKey: string) => string | undefined;

/** A presigned request's or form's `X-Amz-Credential`: access key and the scope that its signature is bound to. */
export interface Credential {
  accessKey: string;
  /** `yyyyMMdd/region/s3/aws4_request` */
  scope: string;
}

/** Splits `KEY/yyyyMMdd/region/s3/aws4_request`; throws S3Error for another form. */
export function parseCredential(text: string): Credential {
  const [, accessKey, scope] = /^(.+)\/(\d{8}\/[^/]+\/s3\/aws4_request)$/.exec(text) ?? [];
  if (accessKey === undefined || scope === undefined)
    throw new S3Error('AuthorizationQueryParametersError', 'Error parsing the X-Amz-Credential parameter');
  return { accessKey, scope };
}

/** AWS Signature Version 4 over any text: hexadecimal HMAC with the key derived from secret and scope. */
function sign(secret: string, scope: string, text: string): string {
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** Throws S3Error unless the signature is that of the key's secret. */
export function verifySignature(
  credential: Credential,
  text: string,
  signature: string,
  secretFor: SecretFor,
): void {
  const secret = secretFor(credential.accessKey);
  if (secret === undefined)
    throw new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  if (!equal(sign(secret, credential.scope, text), signature))
    throw new S3Error(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
}

/**
 * Checks a presigned link (signature in the query) at `now`, and answers whose it is. Throws S3Error when it's forged,
 * expired, not yet valid or malformed.
 */
export function verifyPresigned(request: StorageRequest, secretFor: SecretFor, now: Date): string {
  const { query } = request;
  const credential = parseCredential(query.get('X-Amz-Credential') ?? '');
  const signedAt = query.get('X-Amz-Date') ?? '';
  const toSign = ['AWS4-HMAC-SHA256', signedAt, credential.scope, sha256(canonicalRequest(request))].join(
    '\n',
  );
  checkValidity(signedAt, Number(query.get('X-Amz-Expires')), now);
  verifySignature(credential, toSign, query.get('X-Amz-Signature') ?? '', secretFor);
  return credential.accessKey;
}

/** The instant of an `X-Amz-Date` (`yyyyMMddTHHmmssZ`); an invalid Date for other text. */
function amzDate(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function checkValidity(signedAt: string, seconds: number, now: Date): void {
  const from = amzDate(signedAt).getTime();
  if (Number.isNaN(from) || !(seconds > 0) || seconds > PRESIGNED_SECONDS_MAX)
    throw new S3Error(
      'AuthorizationQueryParametersError',
      'X-Amz-Date and X-Amz-Expires (1 to 604800) are required',
    );
  const until = from + seconds * 1000;
  if (now.getTime() > until)
    throw new S3Error('AccessDenied', 'Request has expired', {
      'X-Amz-Expires': seconds,
      Expires: new Date(until).toISOString(),
      ServerTime: now.toISOString(),
    });
  if (from > now.getTime() + CLOCK_SKEW_MS_MAX) throw new S3Error('AccessDenied', 'Request is not yet valid');
}

function canonicalRequest({ method, path, query, headers }: StorageRequest): string {
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? '';
  const values: Record<string, string> = { ...headers, host: hostOf(headers) };
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${(values[name] ?? '').trim().replace(/ +/g, ' ')}`);
  const payload = query.get('X-Amz-Content-Sha256') ?? headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD';
  return [method, canonicalPath(path), canonicalQuery(query), ...lines, '', signedHeaders, payload].join(
    '\n',
  );
}

function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encoded(decodeURIComponent(segment)))
    .join('/');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

/** RFC 3986's encoding, which AWS signs: stricter than encodeURIComponent. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
