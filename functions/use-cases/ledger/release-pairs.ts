import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Written } from '../../store/writes.ts';
import { unlessChanged } from '../unless-changed.ts';
import { undoPair } from './undo-pair.ts';
import type { PairParts } from './write-pair.ts';

/**
 * Takes back the pairs of rows that are about to leave the ledger, so that what they were paired with stands alone again; `conflict`
 * where something of a pair changed in the same moment.
 */
export async function releasePairs(rows: readonly LedgerRow[], cloud: PairParts): Promise<Written> {
  for (const { organizationId, pairId } of rows) {
    const pair = pairId === undefined ? undefined : await cloud.pairs.get(organizationId, pairId);
    // Part of what takes the rows out: it has no entry of its own in the audit log.
    const act = { organizationId, continues: undefined };
    const outcome =
      pair &&
      (await unlessChanged(() =>
        cloud.change(act, 'pair-decided', async (change) =>
          change.isRetry ? refuse('changed-meanwhile') : undoPair(change, pair, null, cloud),
        ),
      ));
    if (isRefusal(outcome)) return 'conflict';
  }
  return 'written';
}
