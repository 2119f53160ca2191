import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { again } from '../../store/again.ts';
import type { Write } from '../../store/writes.ts';
import { lookedForAnew, type Freed } from './unlink-rows.ts';

/** What deciding on a match reads and writes. */
export type MatchParts = Pick<
  Cloud,
  'organizations' | 'matches' | 'ledger' | 'receipts' | 'categories' | 'lessons' | 'outbox' | 'now'
>;
/** Whose match it is, and who decides on it; nobody where Matchbook does by itself. */
export interface Books {
  readonly organizationId: string;
  readonly userId: string | null;
}
/** A match as decided, or why it could not be: `changed-meanwhile` where something of it changed in the same moment. */
export type Decided = Promise<StoredMatch | Refusal>;

/**
 * Writes a decision at once, and that what lost or gained a chance by it is looked at anew: receipts for another payment, payments that
 * nobody claims any more for the receipts that had to stand back, and whatever else hung together with the match.
 */
export async function writeDecision(
  made: StoredMatch,
  writes: readonly Write[],
  freed: Freed,
  { matches, outbox }: Pick<MatchParts, 'matches' | 'outbox'>,
): Decided {
  const receiptIds = [...freed.receiptIds, ...(hasRivals(made) ? made.receiptIds : [])];
  const asked = outbox.asking(...lookedForAnew(made.organizationId, { ...freed, receiptIds }));
  const outcome = await matches.tryWrite([...writes, ...asked]);
  return outcome === 'conflict' ? refuse('changed-meanwhile') : made;
}

/** Whether a match was compared with others that want the same; nobody knows of what was made by hand. */
const hasRivals = ({ decision, runnerUp, reasons }: StoredMatch): boolean =>
  decision === 'manual' || runnerUp !== undefined || reasons.some(({ kind }) => kind === 'rival');

/** Decides on a match as it stands, and again where something beside it changed in the same moment. */
export async function decideFreshly(
  id: string,
  { organizationId }: Books,
  { matches }: Pick<MatchParts, 'matches'>,
  decide: (match: StoredMatch) => Decided,
): Decided {
  return decidedAgain(async () => {
    const match = await matches.get(organizationId, id);
    return match ? decide(match) : refuse('not-found');
  });
}

/** Takes a decision that reads what it is about, and takes it again where something of that changed in the same moment. */
export async function decidedAgain(decide: () => Decided): Decided {
  const outcome = await again(async () => {
    const decided = await decide();
    return isRefusal(decided) && decided.refused === 'changed-meanwhile' ? 'conflict' : decided;
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}
