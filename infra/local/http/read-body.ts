import type { IncomingMessage } from 'node:http';

/**
 * The body of a request or an answer, whole; with a limit, undefined when it holds more than `bytesMax` bytes. The rest is
 * then read and dropped, so that its sender gets to read the refusal.
 */
export async function readBody(message: IncomingMessage): Promise<Buffer>;
export async function readBody(message: IncomingMessage, bytesMax: number): Promise<Buffer | undefined>;
export async function readBody(message: IncomingMessage, bytesMax = Infinity): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= bytesMax) chunks.push(chunk);
  }
  return size <= bytesMax ? Buffer.concat(chunks) : undefined;
}
