import type * as z from 'zod';
import type { Closing, WantedDeletion } from '../../../shared/model/closing.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { settingsOf } from '../books/organization-of.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import type { PasswordParts } from '../sessions/refused-password.ts';
import { close, dayOf, newClosing } from './closing-writes.ts';
import { refusedConfirmation } from './refused-confirmation.ts';

type Parts = PasswordParts &
  SecurityParts &
  Pick<Cloud, 'change' | 'closings' | 'organizations' | 'people' | 'notices' | 'subscriptions'>;

/** Each takes five items of the one transaction in which all of it is decided. */
const ORGANIZATIONS_MAX = 18;

/**
 * Has the caller's account deleted in two weeks, with every organization that they are the master of; one that is to be deleted sooner goes when it
 * was to go. Asked twice it is asked once.
 */
export async function requestAccountDeletion(
  wish: z.output<typeof WantedDeletion>,
  caller: Caller,
  cloud: Parts,
): Promise<Closing | Refusal> {
  const { organizationId, userId, person } = caller;
  const refused = await refusedConfirmation(wish, person.email, caller, cloud);
  if (refused) return refused;
  const here = await settingsOf(organizationId, cloud);
  return cloud.change(caller, 'account-deletion-requested', async (change) => {
    const standing = (await cloud.people.person(userId)) ?? person;
    if (standing.closing) return { on: standing.closing.on };
    const own = await ownOf(userId, cloud);
    if (own.length > ORGANIZATIONS_MAX)
      return refuse('wrong-state', { because: { code: 'too-many-organizations', limit: ORGANIZATIONS_MAX } });
    if (!wish.endTeam && (await isAnyTeam(own, userId, cloud)))
      return refuse('wrong-state', { because: { code: 'team-remains' } });
    const asked = { by: userId, withAccount: true };
    const closing = newClosing('person', userId, asked, change.at);
    const on = dayOf(closing, here);
    change.about({ id: userId, name: person.fullName });
    change.put(
      cloud.people.closingChange(standing, { on, askedAt: change.at }),
      cloud.closings.adding(closing),
      ...tellingSecurity(
        { kind: 'account-deletion-requested', name: person.fullName, on },
        { organizationId, person },
        cloud,
      ),
    );
    for (const settings of own)
      if (!settings.closing)
        await close(settings, newClosing('organization', settings.id, asked, change.at), change, cloud);
    return { on };
  });
}

/** The organizations that somebody is the master of; sample books are none, and go without grace. */
async function ownOf(
  userId: string,
  { people, organizations }: Pick<Cloud, 'people' | 'organizations'>,
): Promise<BookSettings[]> {
  const ids = (await people.memberships(userId))
    .filter(({ role, organizationId }) => role === 'master' && !isSampleBooks(organizationId))
    .map(({ organizationId }) => organizationId);
  return organizations.settingsOfMany(ids);
}

async function isAnyTeam(
  own: readonly BookSettings[],
  userId: string,
  { people }: Pick<Cloud, 'people'>,
): Promise<boolean> {
  for (const { id } of own)
    if ((await people.membershipsIn(id)).some((member) => member.userId !== userId)) return true;
  return false;
}
