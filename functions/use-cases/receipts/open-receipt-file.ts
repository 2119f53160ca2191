import type * as z from 'zod';
import type { openReceiptFile as route } from '../../../shared/contract/receipts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** Where the original can be opened for the next minutes. */
export async function openReceiptFile(
  id: string,
  { as }: z.output<typeof route.query>,
  caller: Caller,
  cloud: Pick<Cloud, 'receipts' | 'files' | 'now'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const receipt = await cloud.receipts.get(caller.organizationId, id);
  if (!receipt) return refuse('not-found');
  const { fileName } = receipt;
  // What a browser would run (HTML, SVG) is never shown inline under our name, whatever type the upload claimed.
  const contentType = isShowable(receipt.contentType) ? receipt.contentType : 'application/octet-stream';
  const download = as === 'download' || !isShowable(receipt.contentType);
  const link = await cloud.files.link(
    caller.organizationId,
    receipt.fileId ?? id,
    { fileName, contentType, download },
    cloud.now(),
  );
  return { ...link, fileName, contentType };
}

function isShowable(contentType: string): boolean {
  return [
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'image/tiff',
    'image/heic',
  ].includes(contentType);
}
