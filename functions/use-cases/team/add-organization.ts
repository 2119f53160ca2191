import { limits } from '../../../shared/limits.ts';
import type { NewOrganization, OrganizationEntry } from '../../../shared/model/team.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { ActingPerson } from '../../store/change.ts';
import { furtherBooks } from '../books/found-books.ts';

type Parts = Pick<Cloud, 'change' | 'people' | 'organizations'>;

/**
 * Founds the books of a further business, whose master the caller is and in which they work from now on. Sent again under its id it is the
 * same, by the name that it is sent with then; an id that belongs to somebody else's is refused, whoever that is.
 */
export async function addOrganization(
  { id, name }: NewOrganization,
  { userId, person, session, requestId }: Caller,
  cloud: Parts,
): Promise<OrganizationEntry | Refusal> {
  // In the new books: there is no membership yet on which it could depend.
  const founder = { organizationId: id, userId, session, ...(requestId === undefined ? {} : { requestId }) };
  const made = await cloud.change(founder, 'organization-added', async (change) => {
    const [membership, standing] = await Promise.all([
      cloud.people.membership(userId, id),
      cloud.organizations.settings(id),
    ]);
    if (standing && membership?.role !== 'master') return refuse('already-exists');
    if (standing) return entryOf(id, standing.name);
    if (person.closing) return refuse('wrong-state', { because: { code: 'account-ends' } });
    if ((await cloud.people.organizationsAdded(userId)) >= limits.organizations)
      return refuse('plan-limit-reached', {
        because: { code: 'organizations-used-up', limit: limits.organizations },
      });
    change.about({ id, name });
    change.put(
      ...cloud.organizations.opening(furtherBooks({ id, name }, userId, change.at)),
      cloud.people.countingOrganization(userId),
      cloud.people.staying(userId),
    );
    return entryOf(id, name);
  });
  // No answer came to the first time, and the person corrected the name before they sent it again.
  if (!isRefusal(made) && made.name !== name) await rename(name, founder, cloud);
  return isRefusal(made) ? made : entryOf(id, name);
}

const entryOf = (id: string, name: string): OrganizationEntry => ({
  ...{ id, name, role: 'master', accessLevel: 'full', plan: 'starter', isActive: true },
});

const rename = (name: string, founder: ActingPerson, cloud: Parts) =>
  cloud.change(founder, 'preferences-changed', (change) => {
    change.about({ id: founder.organizationId }, ['name']);
    change.put(cloud.organizations.settingsChange(founder.organizationId, { name }));
  });
