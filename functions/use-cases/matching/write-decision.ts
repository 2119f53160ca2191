import type { Act } from '../../../shared/audit-acts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMatch } from '../../store/matches.ts';
import type { Work } from '../../domain/work.ts';
import type { Actor, Change } from '../../store/change.ts';
import type { Membership } from '../../store/people.ts';
import type { StoredJob } from '../../store/jobs.ts';
import type { Write } from '../../store/writes.ts';
import { unlessChanged } from '../unless-changed.ts';
import { lookedForAnew, type Freed } from './unlink-rows.ts';
import { actorOfJob } from '../jobs/actor-of-job.ts';

/** What deciding on a match reads and writes. */
export type MatchParts = Pick<
  Cloud,
  'change' | 'organizations' | 'matches' | 'ledger' | 'receipts' | 'categories' | 'lessons'
>;
/** Whose match it is, and who decides on it; nobody where Matchbook does by itself. */
export interface Books {
  readonly organizationId: string;
  readonly userId: string | null;
  /** The job that the decision is part of: its entry in the audit log is that of all of them. */
  readonly job?: Pick<StoredJob, 'organizationId' | 'entry' | 'by'>;
  /** Of a person who decides by a request: what it was let in by. */
  readonly membership?: Membership | undefined;
  /** The work of the background that decides in somebody's name. */
  readonly system?: Work['kind'];
}
/** A match as decided, or why it could not be: `changed-meanwhile` where something of it changed in the same moment each time. */
export type Decided = Promise<StoredMatch | Refusal>;

/**
 * Puts a decision, and that what lost or gained a chance by it is looked at anew: receipts for another payment, payments that
 * nobody claims any more for the receipts that had to stand back, and whatever else hung together with the match.
 */
export function putDecision(
  change: Change,
  made: StoredMatch,
  writes: readonly Write[],
  freed: Freed,
): StoredMatch {
  const receiptIds = [...freed.receiptIds, ...(hasRivals(made) ? made.receiptIds : [])];
  change.about({ id: made.id });
  change.put(...writes);
  change.enqueue(...lookedForAnew(made.organizationId, { ...freed, receiptIds }));
  return made;
}

/** Whether a match was compared with others that want the same; nobody knows of what was made by hand. */
const hasRivals = ({ decision, runnerUp, reasons }: StoredMatch): boolean =>
  decision === 'manual' || runnerUp !== undefined || reasons.some(({ kind }) => kind === 'rival');

/** Carries out a decision about a match or about documents, on what stands in the moment of its write. */
export function decide(
  books: Books,
  act: Act,
  cloud: Pick<MatchParts, 'change'>,
  work: (change: Change) => Decided,
): Decided {
  return unlessChanged(() => cloud.change(actorOf(books), act, work));
}

function actorOf({ job, system, userId, ...books }: Books): Actor {
  if (job) return actorOfJob(job);
  if (system !== undefined) return { ...books, system };
  return userId === null ? { ...books, system: 'match-receipts' } : { ...books, userId };
}

/** Decides on a match as it stands. */
export function decideOnMatch(
  id: string,
  books: Books,
  act: Act,
  cloud: Pick<MatchParts, 'change' | 'matches'>,
  work: (change: Change, match: StoredMatch) => Decided,
): Decided {
  return decide(books, act, cloud, async (change) => {
    const match = await cloud.matches.get(books.organizationId, id);
    return match ? work(change, match) : refuse('not-found');
  });
}
