import { ReadingProcess } from '../adapters/page-text/apart/reading-process.ts';
import { workConsumer } from '../runtime/consumer.ts';
import { doReading } from '../use-cases/receipts/do-reading.ts';

const reader = new ReadingProcess();
// While the first message is on its way the process loads what it needs.
reader.start();

/**
 * The consumer of reading and of its slow lane: the words of documents and of statements' pages, where the machine code for them is.
 */
export const handler = workConsumer((work, cloud) => doReading(work, cloud, reader));
