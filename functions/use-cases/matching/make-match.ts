import type { NewMatch } from '../../../shared/model/match.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Change } from '../../store/change.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { linkMatch } from './link-match.ts';
import type { BesideLink } from './link-match.ts';
import { decide } from './write-decision.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';

/**
 * Links receipts to transactions by a person's own choice. Sent twice it is done once; where the background looks at the same documents in
 * this moment, as it does once one of them was corrected, it is done on what stands then.
 */
export function makeMatch(wish: NewMatch, books: Books, cloud: MatchParts): Decided {
  return decide(books, 'match-made', cloud, (change) => madeMatch(change, wish, books, cloud));
}

/** The match of a wish, put with all that it changes, and what else the same act does. */
export async function madeMatch(
  change: Change,
  wish: NewMatch,
  { organizationId, userId }: Books,
  cloud: MatchParts,
  beside: BesideLink = {},
): Decided {
  const { id, receiptIds, transactionIds } = wish;
  const asked = bodyId(wish);
  const existing = await cloud.matches.get(organizationId, id);
  if (existing)
    return existing.asked === asked && existing.status === 'confirmed' ? existing : refuse('already-exists');
  const { at } = change;
  const match: StoredMatch = {
    id,
    receiptIds,
    transactionIds,
    asked,
    organizationId,
    confidence: 100,
    decision: 'manual',
    reasons: [{ kind: 'person', detail: say(wordsToKeep.matches, { code: 'linked-by-hand' }), weight: 100 }],
    status: 'confirmed',
    decidedBy: 'person',
    decidedAt: at,
    createdAt: at,
    version: 1,
  };
  const decision = (linked: StoredMatch) => cloud.matches.additions(linked);
  return linkMatch(change, match, userId, { ...beside, decision, difference: wish.difference }, cloud);
}
