import { timingSafeEqual } from 'node:crypto';
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { hostOf, type StorageRequest } from './exchange.ts';
import { S3Error } from './s3-error.ts';

const PRESIGNED_SECONDS_MAX = 7 * 24 * 3600;
const CLOCK_SKEW_MS_MAX = 15 * 60 * 1000;
const PAYLOAD_HASH = 'X-Amz-Content-Sha256';
/** What a presigned link says of its own signature. */
const SIGNING = new Set([
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-Expires',
  'X-Amz-SignedHeaders',
  'X-Amz-Signature',
  PAYLOAD_HASH,
]);

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

/** Throws S3Error unless the signature is what the key's secret makes of a form's policy. */
export async function verifyPolicy(
  credential: Credential,
  policy: string,
  signature: string,
  secretFor: SecretFor,
): Promise<void> {
  const signingDate = amzDate(`${credential.scope.slice(0, 8)}T000000Z`);
  assertSame(await signerOf(credential, secretFor).sign(policy, { signingDate }), signature);
}

/** AWS's own signer for the key's secret and the scope's region; throws S3Error when nobody has that key. */
function signerOf({ accessKey, scope }: Credential, secretFor: SecretFor): SignatureV4 {
  const secretAccessKey = secretFor(accessKey);
  if (secretAccessKey === undefined)
    throw new S3Error(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  return new SignatureV4({
    service: 's3',
    region: scope.split('/')[1] ?? '',
    credentials: { accessKeyId: accessKey, secretAccessKey },
    sha256: Sha256,
    // S3 signs the path as it stands in the address.
    uriEscapePath: false,
  });
}

function assertSame(expected: string, given: string): void {
  if (equal(expected, given)) return;
  throw new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

/**
 * Checks a presigned link (signature in the query) at `now`, and answers whose it is. Throws S3Error when it's forged,
 * expired, not yet valid or malformed.
 */
export async function verifyPresigned(
  request: StorageRequest,
  secretFor: SecretFor,
  now: Date,
): Promise<string> {
  const { query } = request;
  const credential = parseCredential(query.get('X-Amz-Credential') ?? '');
  const signedAt = query.get('X-Amz-Date') ?? '';
  const expiresIn = Number(query.get('X-Amz-Expires'));
  checkValidity(signedAt, expiresIn, now);
  const signer = signerOf(credential, secretFor);
  const expected = await presignature(request, signer, { signingDate: amzDate(signedAt), expiresIn });
  assertSame(expected, query.get('X-Amz-Signature') ?? '');
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

/** The signature of the link that the key's owner would have made: the same request, scope, time and lifetime. */
async function presignature(
  { method, path, query, headers }: StorageRequest,
  signer: SignatureV4,
  { signingDate, expiresIn }: { signingDate: Date; expiresIn: number },
): Promise<string> {
  const names = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const values: Record<string, string> = { ...headers, host: hostOf(headers) };
  const payload = query.get(PAYLOAD_HASH) ?? headers[PAYLOAD_HASH.toLowerCase()] ?? 'UNSIGNED-PAYLOAD';
  const signed = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  const { hostname, protocol } = new URL(`http://${hostOf(headers)}`);
  const request = {
    method,
    protocol,
    hostname,
    path: canonicalPath(path),
    query: queryOf(query),
    // In the link it stands in the query, where the signer puts it again; a signed header stays one.
    headers: query.has(PAYLOAD_HASH) ? { ...signed, [PAYLOAD_HASH]: payload } : signed,
    body: payload === 'UNSIGNED-PAYLOAD' ? {} : undefined,
  };
  const presigned = await signer.presign(request, {
    signingDate,
    expiresIn,
    signableHeaders: new Set(names),
    unhoistableHeaders: new Set(names),
  });
  return String(presigned.query?.['X-Amz-Signature']);
}

/** What the link asks for besides its signature, which the signer adds itself. */
function queryOf(query: URLSearchParams): Record<string, string[]> {
  const names = [...new Set(query.keys())].filter((name) => !SIGNING.has(name));
  return Object.fromEntries(names.map((name) => [name, query.getAll(name)]));
}

function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encoded(decodeURIComponent(segment)))
    .join('/');
}

/** RFC 3986's encoding, which AWS signs: stricter than encodeURIComponent. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
