import type * as z from 'zod';
import type { openStatementFile as route } from '../../../shared/contract/imports.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { openedFile } from '../receipts/opened-file.ts';

/** Where the file of an import can be opened for the next minutes. */
export async function openStatementFile(
  id: string,
  as: z.output<typeof route.query>,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'imports' | 'receipts' | 'files' | 'now'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const job = await cloud.imports.get(organizationId, id);
  const upload = job && (await cloud.receipts.getUpload(organizationId, job.uploadId));
  if (!upload) return refuse('not-found');
  const { id: uploadId, fileName, contentType } = upload;
  return openedFile({ organizationId, uploadId, fileName, contentType }, as, cloud);
}
