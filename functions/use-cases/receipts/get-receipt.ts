import type { Receipt } from '../../../shared/model/receipt.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { thumbnailOf } from './thumbnail-of.ts';

/** One receipt with the fields read from it and what it looks like, also from the archive. */
export async function getReceipt(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'receipts' | 'organizations' | 'files'>,
): Promise<Receipt | Refusal> {
  const receipt = await cloud.receipts.get(organizationId, id);
  if (!receipt) return refuse('not-found');
  const names = await bookNamesOf(organizationId, cloud);
  return { ...shownReceipt(receipt, names), ...(await thumbnailOf(receipt, cloud)) };
}
