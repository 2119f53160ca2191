import { parentPort, type MessagePort } from 'node:worker_threads';
import { readFromQueue, type LineQueue } from './line-queue.ts';
import { lineModel } from './models.ts';

/*
 * The thread that reads lines beside the one that found them, with a network of its own: started by `read-lines.ts`. What fails here ends
 * the thread, which whoever waits for it hears.
 */
parentPort?.on('message', ({ queue, port }: { queue: LineQueue; port: MessagePort }) => {
  void readFromQueue(queue).then((read) => port.postMessage(read));
});
void lineModel();
