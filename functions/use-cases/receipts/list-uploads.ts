import type { Upload } from '../../../shared/model/receipt.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { shownUpload } from './get-upload.ts';

/** More than that are on their way together only where somebody brings a whole year: the newest are shown. */
const SHOWN_MAX = 100;

/** The files of which nobody knows yet what they are, that failed, or were refused unseen; newest first. */
export async function listUploads(
  { organizationId }: Caller,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<{ items: Upload[] }> {
  const { items } = await receipts.unsettledUploads(organizationId, { after: undefined, limit: SHOWN_MAX });
  return { items: items.map((upload) => shownUpload(upload, undefined)) };
}
