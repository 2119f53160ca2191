import type { Act } from '../../../shared/audit-acts.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Actor, Effect } from '../../store/change.ts';

/** Whose codes, who forgets them, and with what follows from it. */
interface Forgetting {
  readonly userId: string;
  readonly actor: Actor;
  readonly act: Act;
  readonly telling: readonly Effect[];
}

/** Forgets somebody's recovery codes: once, however often it is asked for. */
export async function forgetCodes(
  { userId, actor, act, telling }: Forgetting,
  cloud: Pick<Cloud, 'change' | 'secondFactors'>,
): Promise<void> {
  await cloud.change(actor, act, async (change) => {
    const kept = await cloud.secondFactors.of(userId);
    if (!kept) return;
    change.about({ id: userId });
    change.put(cloud.secondFactors.forgetting(kept), ...telling);
  });
}
