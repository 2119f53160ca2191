import type * as z from 'zod';
import type { openReceiptFile as route } from '../../../shared/contract/receipts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { openedFile } from './opened-file.ts';

/** Where the original can be opened for the next minutes. */
export async function openReceiptFile(
  id: string,
  as: z.output<typeof route.query>,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  const { fileName, contentType, fileId = id, originalDeletedAt } = receipt;
  if (originalDeletedAt !== undefined) {
    const on = originalDeletedAt.slice(0, 10);
    return refuse('not-found', { because: { code: 'original-deleted', on } });
  }
  return openedFile({ organizationId, uploadId: fileId, fileName, contentType }, as, cloud);
}
