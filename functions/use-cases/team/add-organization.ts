import { limits } from '../../../shared/limits.ts';
import type { NewOrganization, OrganizationEntry } from '../../../shared/model/team.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { furtherBooks } from '../books/found-books.ts';

/**
 * Founds the books of a further business, whose master the caller is and in which they work from now on. Sent again under its id it is the
 * same; an id that belongs to somebody else's is refused, whoever that is.
 */
export async function addOrganization(
  { id, name }: NewOrganization,
  { userId, session, requestId }: Caller,
  cloud: Pick<Cloud, 'change' | 'people' | 'organizations'>,
): Promise<OrganizationEntry | Refusal> {
  // In the new books: there is no membership yet on which it could depend.
  const founder = { organizationId: id, userId, session, ...(requestId === undefined ? {} : { requestId }) };
  return cloud.change(founder, 'organization-added', async (change) => {
    const made: OrganizationEntry = {
      ...{ id, name, role: 'master', accessLevel: 'full', plan: 'starter', isActive: true },
    };
    const memberships = await cloud.people.memberships(userId);
    if (memberships.some(({ organizationId }) => organizationId === id)) {
      const settings = await cloud.organizations.settings(id);
      return settings?.name === name ? made : refuse('already-exists');
    }
    if (await cloud.organizations.settings(id)) return refuse('already-exists');
    if ((await cloud.people.organizationsAdded(userId)) >= limits.organizations)
      return refuse('plan-limit-reached', {
        because: { code: 'organizations-used-up', limit: limits.organizations },
      });
    change.about({ id, name });
    change.put(
      ...cloud.organizations.opening(furtherBooks({ id, name }, userId, change.at)),
      cloud.people.countingOrganization(userId),
    );
    return made;
  });
}
