import type { StoredOrganization } from '../../store/organizations.ts';
import { candidatesIn } from './gather-candidates.ts';
import type { Candidates } from './gather-candidates.ts';
import { candidatesOf } from './gather-companions.ts';
import { documentDays, mayBePaidIn, paymentDaysOfAll } from './payment-reach.ts';
import { lookingOrganization, settleSuggestions } from './settle-suggestions.ts';
import type { LookingParts } from './settle-suggestions.ts';

/** As many receipts look for their rows one by one; more are compared with all rows of their days. */
const RECEIPTS_ONE_BY_ONE_MAX = 6;
const CHANGED_ROWS_MAX = 60;

/** Looks for the receipts of some transactions, day by day. */
export async function matchRows(
  organizationId: string,
  transactionIds: readonly string[],
  cloud: LookingParts,
): Promise<void> {
  const rows = await cloud.ledger.getMany(organizationId, transactionIds);
  for (const day of new Set(rows.map(({ date }) => date)))
    await matchPeriod(organizationId, { from: day, to: day }, cloud);
}

/** Looks for the receipts of the transactions of some days. */
export async function matchPeriod(
  organizationId: string,
  days: { from: string; to: string },
  cloud: LookingParts,
): Promise<void> {
  const organization = await lookingOrganization(organizationId, cloud);
  if (!organization) return;
  await settleSuggestions(organization, () => candidatesAround(days, organization, cloud), cloud);
}

async function candidatesAround(
  days: { from: string; to: string },
  organization: StoredOrganization,
  cloud: LookingParts,
): Promise<Candidates> {
  const range = documentDays(days);
  const some = await cloud.receipts.someUnmatched(organization.id, range, RECEIPTS_ONE_BY_ONE_MAX + 1);
  const all =
    some.length <= RECEIPTS_ONE_BY_ONE_MAX
      ? some
      : await Array.fromAsync(cloud.receipts.unmatched(organization.id, range));
  const receipts = all.filter((receipt) => mayBePaidIn(receipt, days));
  const reach = paymentDaysOfAll(receipts);
  if (!reach || receipts.length <= RECEIPTS_ONE_BY_ONE_MAX) {
    const changed = reach ? await cloud.ledger.some(organization.id, days, { limit: CHANGED_ROWS_MAX }) : [];
    return candidatesOf(receipts, changed, organization, cloud);
  }
  const rivals = await Array.fromAsync(cloud.receipts.unmatched(organization.id, documentDays(reach)));
  return candidatesIn(receipts, rivals, reach, organization, cloud);
}
