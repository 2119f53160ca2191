import { pictureHash } from '../adapters/page-text/picture-hash.ts';
import { readPages } from '../adapters/page-text/read-pages.ts';
import { workConsumer } from '../runtime/consumer.ts';
import { readStatementPages } from '../use-cases/imports/stations/read-statement-pages.ts';
import { readReceipt } from '../use-cases/receipts/read-receipt.ts';

/** The consumer of reading: the words of documents and of statements' pages, where the machine code for them is. */
export const handler = workConsumer((work, cloud) => {
  switch (work.kind) {
    case 'read-receipt':
      return readReceipt(work.organizationId, work.receiptId, cloud, { readPages, pictureHash });
    case 'read-pages':
      return readStatementPages(work, cloud, readPages);
    default:
      throw new Error(`${work.kind} is not the work of this stage.`);
  }
});
