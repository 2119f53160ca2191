import type { PagesWanted } from '../../adapters/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { ReadPages } from '../receipts/read-receipt.ts';
import { keepPages, lacksPages } from '../receipts/kept-pages.ts';

type Parts = Pick<Cloud, 'imports' | 'files' | 'work'>;

/**
 * Reads the pages of an import's PDF or picture where the machine code for it is, keeps them beside the upload, and hands the
 * import back to the worker of the books. Doing it twice changes nothing.
 */
export async function readStatementPages(
  { organizationId, importId }: Pick<PagesWanted, 'organizationId' | 'importId'>,
  cloud: Parts,
  readPages: ReadPages,
): Promise<void> {
  const job = await cloud.imports.get(organizationId, importId);
  if (job?.status !== 'reading') return;
  if (await lacksPages(job, cloud)) {
    const bytes = await cloud.files.original(organizationId, job.uploadId);
    if (bytes) await keepPages(job, await readPages(bytes, { fileName: job.fileName }), cloud);
  }
  await cloud.work.send({ kind: 'read-statement', organizationId, importId });
}
