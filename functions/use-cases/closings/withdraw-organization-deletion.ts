import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { keep } from './closing-writes.ts';
import { ownOrganization } from './own-organization.ts';

type Parts = SecurityParts &
  Pick<Cloud, 'change' | 'closings' | 'organizations' | 'people' | 'notices' | 'subscriptions'>;

/** Has an organization stay after all, as it was. Where it goes with its master's account, that is to be kept instead. */
export async function withdrawOrganizationDeletion(
  id: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ takenBack: true } | Refusal> {
  const own = await ownOrganization(id, caller, cloud);
  if (isRefusal(own)) return own;
  const actor = { ...caller, organizationId: id, membership: own.membership };
  return cloud.change(actor, 'organization-deletion-withdrawn', async (change) => {
    const now = await ownOrganization(id, caller, cloud);
    if (isRefusal(now)) return now;
    const { settings } = now;
    const closing = await cloud.closings.of('organization', id);
    if (!settings.closing || !closing) return { takenBack: true };
    if (closing.withAccount && caller.person.closing)
      return refuse('wrong-state', { because: { code: 'account-ends' } });
    if (closing.status === 'purging') return refuse('wrong-state', { because: { code: 'deletion-begun' } });
    const { name } = settings;
    change.about({ id, name });
    await keep(settings, closing, change, cloud);
    const event = { kind: 'organization-deletion-withdrawn', name } as const;
    change.put(...tellingSecurity(event, { organizationId: id, person: caller.person }, cloud));
    return { takenBack: true };
  });
}
