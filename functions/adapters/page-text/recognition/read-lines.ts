import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { besides } from '../apart/besides.ts';
import { closeQueue, lineQueue, readFromQueue, type LineQueue, type LineRead } from './line-queue.ts';
import type { Picture } from './picture.ts';
import type { LineWord } from './read-line.ts';
import type { TextBlob } from './text-blob.ts';

let helper: Worker | undefined;

/** Has the second thread load its network, while lines are still looked for. It keeps nobody from ending. */
export function startLineHelper(): Worker {
  if (helper) return helper;
  const started = new Worker(besides('lines-main', import.meta.url));
  started.unref();
  started.once('exit', () => (helper = undefined));
  // An error is heard by whoever waits for lines.
  started.on('error', () => undefined);
  return (helper = started);
}

/**
 * The words of lines, in their order. Two threads read them, each with a network of its own: on two cores that takes two thirds of the time
 * that one network takes with both, and gives the very same scores. Rejects once `signal` says that it takes too long.
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
    const words = new Map((await Promise.all([own, readByHelper(queue)])).flat());
    return blobs.map((_, at) => words.get(at) ?? []);
  } finally {
    closeQueue(queue);
  }
}

/** What the second thread reads of a queue; rejects where it ends instead. */
async function readByHelper(queue: LineQueue): Promise<LineRead[]> {
  const worker = startLineHelper();
  const { port1, port2 } = new MessageChannel();
  const ending = new AbortController();
  worker.postMessage({ queue, port: port2 }, [port2]);
  try {
    const ended = once(worker, 'exit', ending).then(() => {
      throw new Error('The thread that reads lines has ended.');
    });
    const [read] = (await Promise.race([once(port1, 'message', ending), ended])) as [LineRead[]];
    return read;
  } finally {
    ending.abort();
    port1.close();
  }
}
