import { ReadingProcess } from '../adapters/page-text/apart/reading-process.ts';
import { workConsumer } from '../runtime/consumer.ts';
import { readStatementPages } from '../use-cases/imports/stations/read-statement-pages.ts';
import { readReceipt } from '../use-cases/receipts/read-receipt.ts';

const reader = new ReadingProcess();
// While the first message is on its way the process loads what it needs.
reader.start();

/** The consumer of reading: the words of documents and of statements' pages, where the machine code for them is. */
export const handler = workConsumer((work, cloud) => {
  switch (work.kind) {
    case 'read-receipt':
      return readReceipt(work.organizationId, work.receiptId, cloud, reader);
    case 'read-pages':
      return readStatementPages(work, cloud, reader.readPages);
    default:
      throw new Error(`${work.kind} is not the work of this stage.`);
  }
});
