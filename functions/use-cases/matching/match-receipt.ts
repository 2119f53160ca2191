import type { StoredReceipt } from '../../store/receipts.ts';
import { candidatesOf } from './gather-companions.ts';
import { lookingOrganization, settleSuggestions } from './settle-suggestions.ts';
import type { LookingParts } from './settle-suggestions.ts';
import { withdrawSuggestions } from './unlink-rows.ts';

/** What of a receipt was otherwise before. */
type Earlier = Partial<Pick<StoredReceipt, 'vendor' | 'amount' | 'currency' | 'date'>>;

/** Looks for what each of these receipts belongs to; of one that was `earlier` otherwise, also for what hung together with it then. */
export async function matchReceipts(
  organizationId: string,
  { receiptIds, earlier }: { readonly receiptIds: readonly string[]; readonly earlier?: Earlier | undefined },
  cloud: LookingParts,
): Promise<void> {
  for (const receiptId of receiptIds) await matchReceipt(organizationId, receiptId, cloud, earlier);
}

/**
 * Looks for what one receipt belongs to, and what hangs together with it; of one that is not open any more, only for the latter. Reads no
 * more the more rows there are.
 */
export async function matchReceipt(
  organizationId: string,
  receiptId: string,
  cloud: LookingParts,
  earlier?: Earlier,
): Promise<void> {
  const organization = await lookingOrganization(organizationId, cloud);
  if (!organization) return;
  const first = await cloud.receipts.get(organizationId, receiptId);
  if (!first) return withdrawSuggestions(organizationId, { receiptIds: [receiptId] }, cloud);
  const gather = async () => {
    const receipt = (await cloud.receipts.get(organizationId, receiptId)) ?? closed(first);
    return candidatesOf([receipt, ...(earlier ? [asItWas(receipt, earlier)] : [])], [], organization, cloud);
  };
  await settleSuggestions(organization, gather, cloud);
}

/** A receipt for which nothing is suggested any more: only for what wanted the same as it. */
const closed = (receipt: StoredReceipt): StoredReceipt => ({ ...receipt, archivedAt: receipt.createdAt });

const asItWas = (receipt: StoredReceipt, earlier: Earlier): StoredReceipt =>
  closed({ ...receipt, ...earlier, id: `${receipt.id}#earlier` });
