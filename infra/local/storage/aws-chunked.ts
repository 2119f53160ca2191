import { S3Error } from './s3-error.ts';

/** A body without its framing, and the trailing headers (checksums) that came after it, names in lower case. */
export interface Unchunked {
  body: Buffer;
  trailers: Record<string, string>;
}

/**
 * Takes the `aws-chunked` framing off a body: `hex-size[;chunk-signature=…]\r\n data \r\n … 0\r\n trailers \r\n\r\n`.
 * Throws S3Error IncompleteBody when it's cut short.
 */
export function unchunked(framed: Buffer): Unchunked {
  const chunks: Buffer[] = [];
  let offset = 0;
  for (;;) {
    const [line, start] = lineAt(framed, offset);
    const size = Number.parseInt(line, 16);
    if (Number.isNaN(size) || start + size > framed.length) throw incomplete();
    if (size === 0) return { body: Buffer.concat(chunks), trailers: trailersOf(framed.subarray(start)) };
    chunks.push(framed.subarray(start, start + size));
    offset = start + size + 2;
  }
}

function lineAt(bytes: Buffer, offset: number): [line: string, next: number] {
  const end = bytes.indexOf('\r\n', offset);
  if (end < 0) throw incomplete();
  return [bytes.toString('latin1', offset, end), end + 2];
}

function trailersOf(rest: Buffer): Record<string, string> {
  const lines = rest.toString('latin1').split('\r\n');
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
    return name && value !== undefined ? [[name.trim().toLowerCase(), value.trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function incomplete(): S3Error {
  return new S3Error('IncompleteBody', 'The request body terminated unexpectedly');
}
