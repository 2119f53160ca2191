import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { besides } from '../apart/besides.ts';
import {
  closeQueue,
  lineQueue,
  readFromQueue,
  type LineQueue,
  type LineRead,
  type QueueAnswer,
} from './line-queue.ts';
import type { Picture } from './picture.ts';
import type { LineWord } from './read-line.ts';
import type { TextBlob } from './text-blob.ts';

let mayHaveHelper = false;
let helper: Worker | undefined;

/**
 * Has a second thread read lines too, from the next picture on. Only for a process that is killed and never exits by itself: a thread that
 * holds a network takes the process down with an error where it is ended while the network is at work (onnxruntime-node 1.30).
 */
export function allowLineHelper(): void {
  mayHaveHelper = true;
}

/** Has the second thread, where there may be one, load its network while lines are still looked for. It keeps nobody from ending. */
export function startLineHelper(): void {
  if (!mayHaveHelper || helper) return;
  helper = new Worker(besides('lines-main', import.meta.url));
  helper.unref();
}

/**
 * The words of lines, in their order. Where two threads read them, each has a network of its own: on two cores that takes two thirds of the
 * time that one network takes with both, and gives the very same scores. Rejects once `signal` says that it takes too long.
 */
export async function readLines(
  picture: Picture,
  blobs: readonly TextBlob[],
  signal: AbortSignal,
): Promise<LineWord[][]> {
  if (blobs.length === 0) return [];
  const queue = lineQueue(picture, blobs);
  try {
    const own = readFromQueue(queue, () => signal.throwIfAborted());
    const words = new Map((await Promise.all([own, helper ? readBy(helper, queue) : []])).flat());
    return blobs.map((_, at) => words.get(at) ?? []);
  } finally {
    closeQueue(queue);
  }
}

/** What the second thread reads of a queue. */
async function readBy(worker: Worker, queue: LineQueue): Promise<LineRead[]> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ queue, port: port2 }, [port2]);
  const [said] = (await once(port1, 'message')) as [QueueAnswer];
  port1.close();
  if ('failed' in said) throw new Error(`The second thread could not read lines: ${said.failed}`);
  return said.read;
}
