import type { OrganizationEntry } from '../../../shared/model/team.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationEntry } from './list-organizations.ts';

/** Has an organization of the caller's open where an address names none. Another's answers as if it did not exist. */
export async function openOrganization(
  id: string,
  { userId }: Caller,
  cloud: Pick<Cloud, 'people' | 'organizations' | 'plans' | 'now'>,
): Promise<OrganizationEntry | Refusal> {
  const membership = await cloud.people.membership(userId, id);
  const entry = membership && (await organizationEntry(membership, true, cloud));
  if (!entry) return refuse('not-found');
  await cloud.people.noteActive(membership, cloud.now().toISOString());
  return entry;
}
