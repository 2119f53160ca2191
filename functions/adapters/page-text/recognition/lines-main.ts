import { parentPort, type MessagePort } from 'node:worker_threads';
import { readFromQueue, type LineQueue, type QueueAnswer } from './line-queue.ts';
import { lineModel } from './models.ts';

/*
 * The thread that reads lines beside the one that found them, with a network of its own: started by `read-lines.ts`. What fails here is told
 * to whoever waits for it: a thread that holds a network must not end before its process does (see there).
 */
parentPort?.on('message', ({ queue, port }: { queue: LineQueue; port: MessagePort }) => {
  const answer = (said: QueueAnswer) => port.postMessage(said);
  readFromQueue(queue).then(
    (read) => answer({ read }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});
lineModel().catch(() => undefined);
