import { isMailOrInvoice } from '../adapters/page-text/file-format.ts';
import { workConsumer } from '../runtime/consumer.ts';
import { doPreview } from '../use-cases/imports/do-preview.ts';

/** The consumer of previews: what statements say, before anything enters the ledger, and which files are statements. */
export const handler = workConsumer((work, cloud) => doPreview(work, cloud, isMailOrInvoice));
