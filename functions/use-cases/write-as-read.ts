import type { Cloud } from '../runtime/cloud.ts';
import type { UnauditedAct } from '../store/unaudited-acts.ts';
import type { Effect } from '../store/change.ts';

/**
 * Does at once what follows from what was read; false, and nothing written, where somebody changed any of it since: what they made of it
 * stands, or is decided on anew by who asks.
 */
export function writeAsRead(
  organizationId: string,
  act: UnauditedAct,
  effects: readonly Effect[],
  cloud: Pick<Cloud, 'change'>,
): Promise<boolean> {
  return cloud.change({ organizationId }, act, (change) => {
    if (!change.isRetry) change.put(...effects);
    return !change.isRetry;
  });
}
