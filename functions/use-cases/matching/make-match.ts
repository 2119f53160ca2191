import type { NewMatch } from '../../../shared/model/match.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { bodyId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { StoredMatch } from '../../store/matches.ts';
import { linkMatch } from './link-match.ts';
import { decidedAgain } from './write-decision.ts';
import type { Books, Decided, MatchParts } from './write-decision.ts';

/**
 * Links receipts to transactions by a person's own choice. Sent twice it is done once; where the background looks at the same documents in
 * this moment, as it does once one of them was corrected, it is done on what stands then.
 */
export function makeMatch(wish: NewMatch, books: Books, cloud: MatchParts): Decided {
  return decidedAgain(() => made(wish, books, cloud));
}

async function made(wish: NewMatch, { organizationId, userId }: Books, cloud: MatchParts): Decided {
  const { id, receiptIds, transactionIds } = wish;
  const asked = bodyId(wish);
  const existing = await cloud.matches.get(organizationId, id);
  if (existing)
    return existing.asked === asked && existing.status === 'confirmed' ? existing : refuse('already-exists');
  const at = cloud.now().toISOString();
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
  return linkMatch(match, userId, { decision, difference: wish.difference }, cloud);
}
