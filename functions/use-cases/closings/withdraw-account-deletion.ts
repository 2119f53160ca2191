import { isSampleBooks } from '../../../shared/sample-books.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { keep } from './closing-writes.ts';

type Parts = SecurityParts &
  Pick<Cloud, 'change' | 'closings' | 'organizations' | 'people' | 'notices' | 'subscriptions'>;

/** Has the caller's account stay after all, with every organization that was to go with it; one that was to be deleted by itself still is. */
export async function withdrawAccountDeletion(
  caller: Caller,
  cloud: Parts,
): Promise<{ takenBack: true } | Refusal> {
  const { organizationId, userId } = caller;
  return cloud.change(caller, 'account-deletion-withdrawn', async (change) => {
    const [person, closing, memberships] = await Promise.all([
      cloud.people.person(userId),
      cloud.closings.of('person', userId),
      cloud.people.memberships(userId),
    ]);
    if (!person?.closing || !closing) return { takenBack: true };
    const ids = memberships
      .filter((one) => one.role === 'master' && !isSampleBooks(one.organizationId))
      .map((one) => one.organizationId);
    const closings = await Promise.all(ids.map((id) => cloud.closings.of('organization', id)));
    const going = closings.filter((one) => one?.withAccount).filter((one) => one !== undefined);
    if ([closing, ...going].some(({ status }) => status === 'purging'))
      return refuse('wrong-state', { because: { code: 'deletion-begun' } });
    change.about({ id: userId, name: person.fullName });
    change.put(
      cloud.people.closingChange(person, null),
      cloud.closings.removing(closing),
      ...tellingSecurity(
        { kind: 'account-deletion-withdrawn', name: person.fullName },
        { organizationId, person },
        cloud,
      ),
    );
    const books = await cloud.organizations.settingsOfMany(going.map(({ id }) => id));
    for (const one of going) {
      const settings = books.find(({ id }) => id === one.id);
      if (settings) await keep(settings, one, change, cloud);
    }
    return { takenBack: true };
  });
}
