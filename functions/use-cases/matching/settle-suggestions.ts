import { todayIn } from '../../../shared/civil-date.ts';
import { usualMatching } from '../../../shared/model/match.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { participantsOf } from '../../store/matches.ts';
import { tellOnce } from '../notices/tell.ts';
import { unlessClosed } from '../books/closed-period.ts';
import { organizationOf } from '../books/organization-of.ts';
import { confirmAsRead } from './confirm-match.ts';
import type { Candidates } from './gather-candidates.ts';
import { suggestAmong } from './keep-suggestions.ts';

/** What looking for matches reads and writes. */
export type LookingParts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'receipts'
  | 'ledger'
  | 'matches'
  | 'categories'
  | 'lessons'
  | 'notices'
  | 'now'
>;

/** The organisation, unless it wants no matches to be looked for. */
export async function lookingOrganization(
  organizationId: string,
  cloud: LookingParts,
): Promise<StoredOrganization | undefined> {
  const organization = await organizationOf(organizationId, cloud);
  return organization.matching?.auto === 'off' ? undefined : organization;
}

/** Looks at the same candidates, each time as they then are, until none of them has changed between reading and writing. */
const LOOKS_MAX = 5;

/**
 * Keeps what is suggested among candidates; sure suggestions that nothing rivals are confirmed, where the organisation wants that.
 * Whoever changes a candidate has it looked at after that; but this look may write later still, so it makes sure of its own.
 */
export async function settleSuggestions(
  organization: StoredOrganization,
  gather: () => Promise<Candidates>,
  cloud: LookingParts,
): Promise<void> {
  const waiting = await retryOnConflict(async () => suggestAmong(await gather(), cloud), LOOKS_MAX);
  if (waiting === 'conflict')
    throw new Error(`What is matched in the books ${organization.id} changed each time.`);
  const { auto, threshold } = organization.matching ?? usualMatching;
  const left = [];
  const matchbook = { organizationId: organization.id, userId: null };
  for (const match of waiting)
    if (auto !== 'auto' || !isSure(match, threshold) || !(await isAlone(match, cloud))) left.push(match);
    else if (isClosed(await unlessClosed(() => confirmAsRead(match, matchbook, cloud)))) left.push(match);
  await tellOfSuggestions(organization, left, cloud);
}

/** What would change a closed period waits for a person, who may have it reopened. */
const isClosed = (outcome: unknown): boolean => isRefusal(outcome) && outcome.refused === 'period-locked';

/** Tells, once a day, that there are suggestions of that day. */
async function tellOfSuggestions(
  { id: organizationId, timeZone }: StoredOrganization,
  waiting: readonly StoredMatch[],
  cloud: LookingParts,
): Promise<void> {
  const today = todayIn(timeZone, cloud.now());
  if (!waiting.some(({ createdAt }) => todayIn(timeZone, new Date(createdAt)) === today)) return;
  const event = {
    organizationId,
    kind: 'suggestions-waiting',
    aboutId: null,
    name: '',
    once: today,
  } as const;
  await tellOnce(event, cloud);
}

const isSure = ({ status, decision, confidence, byHandOnly }: StoredMatch, threshold: number): boolean =>
  status === 'pending' && decision === 'auto' && confidence >= threshold && !byHandOnly;

/**
 * Whether no other suggestion wants any of a match's sides. Two receipts that were read in the same moment each see the
 * other's suggestion here, because each was kept before this question: neither is matched without a person.
 */
async function isAlone(match: StoredMatch, { matches }: LookingParts): Promise<boolean> {
  const others = await matches.about(match.organizationId, participantsOf(match));
  return others.every(({ id, status }) => id === match.id || status !== 'pending');
}
