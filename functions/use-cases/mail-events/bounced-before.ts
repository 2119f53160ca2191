import { todayIn } from '../../../shared/civil-date.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/**
 * Why nothing is mailed to an address just like that: mail of this organisation came back from it, or was not wanted there. Undefined
 * where nothing is known against it. Whoever mails to an address that somebody chose asks this first.
 */
export async function bouncedBefore(
  email: string,
  { id: organizationId, timeZone }: Pick<StoredOrganization, 'id' | 'timeZone'>,
  { bouncedAddresses, now }: Pick<Cloud, 'bouncedAddresses' | 'now'>,
): Promise<Refusal | undefined> {
  const bounced = await bouncedAddresses.of(organizationId, email, now());
  if (!bounced) return undefined;
  const on = todayIn(timeZone, new Date(bounced.at));
  return refuse('address-bounced', { because: { code: 'address-bounced', on, reason: bounced.reason } });
}
