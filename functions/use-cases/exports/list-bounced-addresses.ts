import type { BouncedAddress } from '../../../shared/model/export.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** More are not looked through before somebody sends: what is missing here is refused all the same. */
const SHOWN_MAX = 200;

/** The addresses to which the organisation's mail does not go just like that, latest first, so that a form can say so before it sends. */
export async function listBouncedAddresses(
  { organizationId }: Caller,
  { bouncedAddresses, now }: Pick<Cloud, 'bouncedAddresses' | 'now'>,
): Promise<{ items: BouncedAddress[] }> {
  const found = await bouncedAddresses.some(organizationId, now(), SHOWN_MAX);
  const items = found.map(({ email, at, reason }) => ({
    ...{ email, at, reason: wordsToKeep.bounces[reason] },
    kind: reason === 'unwanted' ? ('complained' as const) : ('bounced' as const),
  }));
  return { items: items.toSorted((a, b) => (a.at > b.at ? -1 : 1)) };
}
