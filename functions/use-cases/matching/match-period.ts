import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { candidatesIn, candidatesOf, documentDays, paymentDays } from './gather-candidates.ts';
import type { Candidates } from './gather-candidates.ts';
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
  const first = await cloud.receipts.someUnmatched(organization.id, range, RECEIPTS_ONE_BY_ONE_MAX + 1);
  if (first.length <= RECEIPTS_ONE_BY_ONE_MAX) {
    const changed =
      first.length > 0 ? await cloud.ledger.some(organization.id, days, { limit: CHANGED_ROWS_MAX }) : [];
    return candidatesOf(first, changed, organization, cloud);
  }
  const receipts = await Array.fromAsync(cloud.receipts.unmatched(organization.id, range));
  return candidatesIn(receipts, paymentDays(spanOf(receipts, range)), organization, cloud);
}

/** The days from the first to the last of receipts that come in order of days. */
function spanOf(receipts: readonly StoredReceipt[], range: { from: string; to: string }) {
  const dated = receipts.flatMap(({ date }) => date ?? []);
  return { from: dated[0] ?? range.from, to: dated.at(-1) ?? range.to };
}
