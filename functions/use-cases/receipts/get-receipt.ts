import type { Receipt } from '../../../shared/model/receipt.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** One receipt with the fields read from it, also from the archive. */
export async function getReceipt(
  id: string,
  { organizationId }: Caller,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Receipt | Refusal> {
  return (await receipts.get(organizationId, id)) ?? refuse('not-found');
}
