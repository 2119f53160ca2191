import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Written } from '../../store/writes.ts';
import { undoPair } from './undo-pair.ts';
import type { PairParts } from './write-pair.ts';

/**
 * Takes back the pairs of rows that are about to leave the ledger, so that what they were paired with stands alone again; `conflict`
 * where something of a pair changed in the same moment.
 */
export async function releasePairs(rows: readonly LedgerRow[], cloud: PairParts): Promise<Written> {
  for (const { organizationId, pairId } of rows) {
    const pair = pairId === undefined ? undefined : await cloud.pairs.get(organizationId, pairId);
    const outcome = pair && (await undoPair(pair, null, cloud));
    if (isRefusal(outcome)) return 'conflict';
  }
  return 'written';
}
