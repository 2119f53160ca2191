import type * as z from 'zod';
import type { Closing, WantedDeletion } from '../../../shared/model/closing.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import type { PasswordParts } from '../sessions/refused-password.ts';
import { close, newClosing } from './closing-writes.ts';
import { ownOrganization } from './own-organization.ts';
import { refusedConfirmation } from './refused-confirmation.ts';

type Parts = PasswordParts &
  SecurityParts &
  Pick<Cloud, 'change' | 'closings' | 'organizations' | 'people' | 'notices' | 'subscriptions'>;

/**
 * Has one of the caller's organizations deleted in two weeks, while their account stays: until then it can be read, and nothing of it is charged,
 * scheduled or mailed. Asked twice it is asked once.
 */
export async function requestOrganizationDeletion(
  id: string,
  wish: z.output<typeof WantedDeletion>,
  caller: Caller,
  cloud: Parts,
): Promise<Closing | Refusal> {
  const own = await ownOrganization(id, caller, cloud);
  if (isRefusal(own)) return own;
  const refused = await refusedConfirmation(wish, own.settings.name, caller, cloud);
  if (refused) return refused;
  const { userId, person } = caller;
  const actor = { ...caller, organizationId: id, membership: own.membership };
  return cloud.change(actor, 'organization-deletion-requested', async (change) => {
    const now = await ownOrganization(id, caller, cloud);
    if (isRefusal(now)) return now;
    const { settings } = now;
    if (settings.closing) return { on: settings.closing.on };
    if (!(await hasAnother(id, userId, cloud)))
      return refuse('wrong-state', { because: { code: 'only-organization' } });
    if (!wish.endTeam && (await cloud.people.membershipsIn(id)).some((member) => member.userId !== userId))
      return refuse('wrong-state', { because: { code: 'team-remains' } });
    const { name } = settings;
    change.about({ id, name });
    const closing = newClosing('organization', id, { by: userId, withAccount: false }, change.at);
    const { on } = await close(settings, closing, change, cloud);
    const event = { kind: 'organization-deletion-requested', name, on } as const;
    change.put(...tellingSecurity(event, { organizationId: id, person }, cloud));
    return { on };
  });
}

/** Whether somebody works in another organization too, which stays. */
async function hasAnother(
  id: string,
  userId: string,
  { people, organizations }: Pick<Cloud, 'people' | 'organizations'>,
): Promise<boolean> {
  const others = (await people.memberships(userId))
    .map(({ organizationId }) => organizationId)
    .filter((other) => other !== id && !isSampleBooks(other));
  return (await organizations.settingsOfMany(others)).some(({ closing }) => !closing);
}
