import { usualMatching } from '../../../shared/model/match.ts';
import { isOpenReceipt } from '../../domain/matching/match-facts.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch, StoredOrganization, StoredReceipt } from '../../store/entities.ts';
import { participantsOf } from '../../store/matches.ts';
import { confirmFor } from './decide-match.ts';
import { candidatesIn, candidatesOf, documentDays, paymentDays } from './gather-candidates.ts';
import type { Candidates } from './gather-candidates.ts';
import { suggestAmong } from './keep-suggestions.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<Cloud, 'people' | 'receipts' | 'ledger' | 'matches' | 'lessons' | 'work' | 'now'>;

/** As many receipts look for their rows one by one; more are compared with all rows of their days. */
const RECEIPTS_ONE_BY_ONE_MAX = 6;
const CHANGED_ROWS_MAX = 60;

/** Looks for what one receipt belongs to. Reads no more the more rows there are. */
export async function matchReceipt(organizationId: string, receiptId: string, cloud: Parts): Promise<void> {
  const receipt = await cloud.receipts.get(organizationId, receiptId);
  if (!receipt || !isOpenReceipt(receipt)) return;
  const organization = await lookingOrganization(organizationId, cloud);
  if (organization) await settle(await candidatesOf([receipt], [], organization, cloud), cloud);
}

/** Looks for the receipts of the transactions of some days. */
export async function matchPeriod(
  organizationId: string,
  days: { from: string; to: string },
  cloud: Parts,
): Promise<void> {
  const organization = await lookingOrganization(organizationId, cloud);
  if (!organization) return;
  const range = documentDays(days);
  const first = await cloud.receipts.someUnmatched(organizationId, range, RECEIPTS_ONE_BY_ONE_MAX + 1);
  if (first.length === 0) return;
  if (first.length <= RECEIPTS_ONE_BY_ONE_MAX) {
    const changed = await cloud.ledger.some(organizationId, days, { limit: CHANGED_ROWS_MAX });
    return settle(await candidatesOf(first, changed, organization, cloud), cloud);
  }
  const receipts = await Array.fromAsync(cloud.receipts.unmatched(organizationId, range));
  await settle(
    await candidatesIn(receipts, paymentDays(spanOf(receipts, range)), organization, cloud),
    cloud,
  );
}

/** The days from the first to the last of receipts that come in order of days. */
function spanOf(receipts: readonly StoredReceipt[], range: { from: string; to: string }) {
  const dated = receipts.flatMap(({ date }) => date ?? []);
  return { from: dated[0] ?? range.from, to: dated.at(-1) ?? range.to };
}

/** The organisation, unless it wants no matches to be looked for. */
async function lookingOrganization(
  organizationId: string,
  cloud: Parts,
): Promise<StoredOrganization | undefined> {
  const organization = await organizationOf(organizationId, cloud);
  return organization.matching?.auto === 'off' ? undefined : organization;
}

async function settle(candidates: Candidates, cloud: Parts): Promise<void> {
  const { organization } = candidates;
  const waiting = await suggestAmong(candidates, cloud);
  const { auto, threshold } = organization.matching ?? usualMatching;
  if (auto !== 'auto') return;
  for (const match of waiting)
    if (isSure(match, threshold) && (await isAlone(match, cloud)))
      await confirmFor(match, { decidedBy: 'matchbook' }, cloud);
}

const isSure = ({ status, decision, confidence, byHandOnly }: StoredMatch, threshold: number): boolean =>
  status === 'pending' && decision === 'auto' && confidence >= threshold && !byHandOnly;

/**
 * Whether no other suggestion wants any of a match's sides. Two receipts that were read in the same moment each see the
 * other's suggestion here, because each was kept before this question: neither is matched without a person.
 */
async function isAlone(match: StoredMatch, { matches }: Parts): Promise<boolean> {
  const others = await matches.about(match.organizationId, participantsOf(match));
  return others.every(({ id, status }) => id === match.id || status !== 'pending');
}
