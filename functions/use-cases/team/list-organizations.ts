import type { OrganizationEntry } from '../../../shared/model/team.ts';
import { isSampleBooks } from '../../../shared/sample-books.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Membership } from '../../store/people.ts';
import { limitsInForce } from './seats-of.ts';

type Parts = Pick<Cloud, 'people' | 'organizations' | 'plans' | 'now'>;

/** The organizations that somebody is a member of, the one first in which they work; sample books are none. */
export async function listOrganizations(
  { userId }: Caller,
  cloud: Parts,
): Promise<{ items: OrganizationEntry[] }> {
  const memberships = (await cloud.people.memberships(userId)).toSorted((a, b) =>
    b.activeSince.localeCompare(a.activeSince),
  );
  const real = memberships.filter(({ organizationId }) => !isSampleBooks(organizationId));
  const entries = await Promise.all(
    real.map((membership) => organizationEntry(membership, membership === memberships[0], cloud)),
  );
  return { items: entries.flatMap((entry) => entry ?? []) };
}

/** An organization as its member sees it in the list of theirs; undefined where it is no more. */
export async function organizationEntry(
  { organizationId, role, accessLevel }: Membership,
  isActive: boolean,
  cloud: Omit<Parts, 'people'>,
): Promise<OrganizationEntry | undefined> {
  const settings = await cloud.organizations.settings(organizationId);
  if (!settings) return undefined;
  const { plan } = await limitsInForce(organizationId, cloud);
  return { id: organizationId, name: settings.name, role, accessLevel, plan, isActive };
}
