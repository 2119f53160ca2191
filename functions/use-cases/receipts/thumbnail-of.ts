import type { Receipt } from '../../../shared/model/receipt.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredReceipt } from '../../store/receipts.ts';

/** The short-lived address of the small picture of the page on which a document begins; nothing where none can be shown. */
export async function thumbnailOf(
  { organizationId, id, fileId = id, page, originalDeletedAt }: StoredReceipt,
  { files }: Pick<Cloud, 'files'>,
): Promise<Pick<Receipt, 'thumbnailUrl'>> {
  if (page === null || originalDeletedAt !== undefined) return {};
  return { thumbnailUrl: await files.pictureLink(organizationId, fileId, page, 'small') };
}
