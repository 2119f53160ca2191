import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readBody } from '../http/read-body.ts';

/** One request with its body read: what both S3 and SQS answer from. Header names are in lower case. */
export interface StorageRequest {
  method: string;
  /** As sent, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Aborted when the caller hangs up, so that a long poll takes no message for nobody. */
  gone: AbortSignal;
}

/** One answer, for any part of the storage. */
export interface StorageReply {
  status: number;
  headers?: Record<string, string>;
  /** Pieces are asked for as the caller takes them; then the headers tell how long they are together. */
  body?: Uint8Array | string | Iterable<Uint8Array>;
}

const BODY_BYTES_MAX = 256 * 1024 * 1024;

/** Reads a request whole; throws for a body over 256 MB (nothing here is a tenth of that). */
export async function readRequest(
  message: IncomingMessage,
  response: ServerResponse,
): Promise<StorageRequest> {
  const gone = new AbortController();
  // An abort makes an error with a stack: not of a caller who has the answer.
  response.on('close', () => response.writableFinished || gone.abort());
  const body = await readBody(message, BODY_BYTES_MAX);
  if (!body) throw new Error(`A body of more than ${BODY_BYTES_MAX} bytes`);
  const url = message.url ?? '/';
  const [path = '/'] = url.split('?');
  return {
    method: message.method ?? 'GET',
    path,
    query: new URLSearchParams(url.slice(path.length)),
    headers: plainHeaders(message.headers),
    body,
    gone: gone.signal,
  };
}

/** Sends an answer; a HEAD's keeps the length of the body it leaves out. One whose pieces end early is broken off. */
export async function sendReply(
  request: { method: string },
  reply: StorageReply,
  response: ServerResponse,
): Promise<void> {
  const whole = reply.body ?? '';
  if (typeof whole !== 'string' && !(whole instanceof Uint8Array)) {
    response.writeHead(reply.status, reply.headers);
    await pipeline(Readable.from(whole), response);
    return;
  }
  const body = Buffer.from(whole);
  response.writeHead(reply.status, { 'content-length': body.length, ...reply.headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The host the caller addressed, also behind a front: what it signed. */
export function hostOf(headers: Readonly<Record<string, string>>): string {
  return headers['x-forwarded-host'] ?? headers['host'] ?? '127.0.0.1';
}

function plainHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value] as const],
  );
  return Object.fromEntries(entries);
}
