import { isOpenReceipt } from '../../domain/matching/match-facts.ts';
import { candidatesOf } from './gather-candidates.ts';
import { lookingOrganization, settleSuggestions } from './settle-suggestions.ts';
import type { LookingParts } from './settle-suggestions.ts';

/** Looks for what each of these receipts belongs to. */
export async function matchReceipts(
  organizationId: string,
  receiptIds: readonly string[],
  cloud: LookingParts,
): Promise<void> {
  for (const receiptId of receiptIds) await matchReceipt(organizationId, receiptId, cloud);
}

/** Looks for what one receipt belongs to. Reads no more the more rows there are. */
export async function matchReceipt(
  organizationId: string,
  receiptId: string,
  cloud: LookingParts,
): Promise<void> {
  const organization = await lookingOrganization(organizationId, cloud);
  if (!organization) return;
  const gather = async () => {
    const receipt = await cloud.receipts.get(organizationId, receiptId);
    const open = receipt && isOpenReceipt(receipt) ? [receipt] : [];
    return candidatesOf(open, [], organization, cloud);
  };
  await settleSuggestions(organization, gather, cloud);
}
