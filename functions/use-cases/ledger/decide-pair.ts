import type * as z from 'zod';
import type { decidePair as route } from '../../../shared/contract/ledger.ts';
import type { EntryPair } from '../../../shared/model/entry-pair.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { makePair } from './make-pair.ts';
import { undoPair } from './undo-pair.ts';
import { settlePair } from './write-pair.ts';
import type { PairParts } from './write-pair.ts';

/** A person's word on a pair: make it, say that it is none, or take that back. */
export async function decidePair(
  id: string,
  { decision }: z.output<typeof route.body>,
  caller: Caller,
  cloud: PairParts,
): Promise<EntryPair | Refusal> {
  const { organizationId, userId } = caller;
  return cloud.change(caller, 'pair-decided', async (change) => {
    const pair = await cloud.pairs.get(organizationId, id);
    if (!pair) return refuse('not-found');
    if (decision === 'undo') return undoPair(change, pair, userId, cloud);
    const wanted = decision === 'confirm' ? 'made' : 'rejected';
    if (pair.status === wanted) return pair;
    if (pair.status !== 'suggested') return refuse('wrong-state');
    return decision === 'confirm'
      ? makePair(change, pair, userId, cloud)
      : settlePair(change, pair, 'rejected', cloud);
  });
}
